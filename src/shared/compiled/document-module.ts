/**
 * The text of the module of a document. It is data alone, so that whoever has thousands to read need
 * not ask Node's module loader, which takes ten times as long as to parse them.
 */
const [BEFORE, AFTER] = ["export const document = ", ";\n"];

export function documentModule(document: object): string {
  return BEFORE + JSON.stringify(document) + AFTER;
}

export function parseDocumentModule(text: string): unknown {
  return JSON.parse(text.slice(BEFORE.length, -AFTER.length));
}
