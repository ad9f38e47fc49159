/**
 * A table for spreadsheets: https://www.rfc-editor.org/rfc/rfc4180, with the byte order mark by which Excel knows UTF-8.
 * What begins as a formula is made a text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;

const cell = (text: string) => `"${text.replace(BEGINNING, "'").replaceAll('"', '""')}"`;

/**
 * The beginning of a cell, or of what becomes one where spreadsheets split at semicolons, as with Argentine settings:
 * quotes around the cell hold nothing together there.
 */
const BEGINNING = /(?<=^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;
