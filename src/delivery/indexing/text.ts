/** A rendered text → its words, as a reader sees them. */

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A mark of a block parts words; one within a line does not. */
const BLOCK = /<\/?(?:p|h\d|li|ul|ol|blockquote|br|hr|t[dhr]|table|figcaption|pre)\b[^>]*>/g;

export function textOf(html: string): string {
  return html
    .replace(BLOCK, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hex?: string, decimal?: string, name?: string) =>
      hex ? letter(hex, 16) : decimal ? letter(decimal, 10) : (SIGNS[name ?? ""] ?? written),
    )
    .replace(/\s+/g, " ")
    .trim();
}

const letter = (code: string, base: number) => String.fromCodePoint(Number.parseInt(code, base));
