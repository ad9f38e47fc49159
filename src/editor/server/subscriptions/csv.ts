/** Before the first row: by it Excel knows UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows of a table for spreadsheets: https://www.rfc-editor.org/rfc/rfc4180
 * What begins as a formula is made a text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string) => `"${text.replace(BEGINNING, "'").replaceAll('"', '""')}"`;

/**
 * The beginning of a cell, or of what becomes one where spreadsheets split at semicolons, as with Argentine settings:
 * quotes around the cell hold nothing together there.
 */
const BEGINNING = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;
