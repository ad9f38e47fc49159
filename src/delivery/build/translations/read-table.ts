/** A file of translations → its texts by their keys, `article.readingTime_one`, or why it is none. */
import { isUtf8 } from "node:buffer";
import { LineCounter, parseDocument } from "yaml";

export interface Table {
  /** By their keys. */
  texts: Map<string, string>;
  /** What is wrong with it, in sentences. */
  faults: string[];
}

const wrong = (fault: string): Table => ({ texts: new Map(), faults: [fault] });

export function readTable(bytes: Buffer): Table {
  if (!isUtf8(bytes)) return wrong("no es texto UTF-8, y los acentos se perderían: guardalo de nuevo como UTF-8.");
  const text = bytes.toString("utf8");
  if (text.startsWith("\ufeff")) return wrong("empieza con una marca (BOM): guardalo como UTF-8 sin BOM.");
  const repeated = repeatedKeys(text);
  try {
    const { texts, faults } = flatten(JSON.parse(text) as unknown, "");
    return { texts, faults: [...repeated, ...faults] };
  } catch (error) {
    return wrong(`no es JSON (${(error as Error).message}): fijate en las comas, las comillas y las llaves.`);
  }
}

/** JSON takes the last of two and says nothing; YAML, of which JSON is a part, refuses them. */
function repeatedKeys(text: string): string[] {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines });
  const repeated = errors.filter(({ code }) => code === "DUPLICATE_KEY");
  return repeated.map(({ pos: [from, to] }) => {
    const [, key = ""] = /^"((?:\\.|[^"])*)"/.exec(text.slice(from, Math.max(to, from + 200))) ?? [];
    return `«${key}» está dos veces en el mismo lugar (línea ${lines.linePos(from).line}): dejá una sola.`;
  });
}

function flatten(value: unknown, key: string): Table {
  if (typeof value === "string") return { texts: new Map([[key, value]]), faults: [] };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return wrong(key ? `«${key}» tiene que ser un texto entre comillas.` : "no es una tabla de textos entre llaves.");
  const tables = Object.entries(value).map(([name, child]) => flatten(child, key ? `${key}.${name}` : name));
  return {
    texts: new Map(tables.flatMap(({ texts }) => [...texts])),
    faults: tables.flatMap(({ faults }) => faults),
  };
}
