/** Reads a file of translations: its texts by keys such as `article.readingTime_one`, and its faults. */
import { isUtf8 } from "node:buffer";
import { LineCounter, parseDocument } from "yaml";
import { messages } from "../../../content/messages/messages.ts";

export interface Table {
  /** Texts by their keys. */
  texts: Map<string, string>;
  /** Faults of the file, a sentence each. */
  faults: string[];
}

const faultyTable = (fault: string): Table => ({ texts: new Map(), faults: [fault] });

export function readTable(bytes: Buffer): Table {
  if (!isUtf8(bytes)) return faultyTable(messages.translations.notUtf8);
  const text = bytes.toString("utf8");
  if (text.startsWith("\ufeff")) return faultyTable(messages.translations.byteOrderMark);
  const repeated = repeatedKeys(text);
  try {
    const { texts, faults } = flatten(JSON.parse(text) as unknown, "");
    return { texts, faults: [...repeated, ...faults] };
  } catch (error) {
    return faultyTable(messages.translations.notJson((error as Error).message));
  }
}

/**
 * Returns a sentence for each key that is written twice. `JSON.parse` silently uses the last value, but a YAML parser,
 * which also reads JSON, reports repeated keys.
 */
function repeatedKeys(text: string): string[] {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines });
  const repeated = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  return repeated.map(({ pos: [from, to] }) => {
    const [, key = ""] = /^"((?:\\.|[^"])*)"/.exec(text.slice(from, Math.max(to, from + 200))) ?? [];
    return messages.translations.twice(key, lines.linePos(from).line);
  });
}

function flatten(value: unknown, key: string): Table {
  if (typeof value === "string") return { texts: new Map([[key, value]]), faults: [] };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return faultyTable(key ? messages.translations.notText(key) : messages.translations.noTable);
  const tables = Object.entries(value).map(([name, child]) => flatten(child, key ? `${key}.${name}` : name));
  return {
    texts: new Map(tables.flatMap(({ texts }) => [...texts])),
    faults: tables.flatMap(({ faults }) => faults),
  };
}
