/** A page of a generator of static sites → its fields and its text. Front matter is YAML, TOML or JSON. */
import { messages } from "../../messages/messages.ts";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";

export interface Page {
  fields: Record<string, unknown>;
  body: string;
}

const FENCED = /^(---|\+\+\+)[ \t]*\n([^]*?)(?:^|\n)\1[ \t]*(?:\n|$)/;
/** Hugo's JSON begins and ends with a brace alone on its line; Eleventy's is fenced. */
const JSON_ONLY = /^(\{\n[^]*?\n\})(?:\n|$)/;
const JSON_FENCED = /^---json[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/;

/** `undefined` where there is none; `why`: it cannot be read. */
export function splitPage(source: string): Page | { why: string } | undefined {
  const text = source.replace(/\r\n?/g, "\n");
  const [whole, fence, inner = ""] = FENCED.exec(text) ?? [];
  const [json, object = ""] = JSON_ONLY.exec(text) ?? JSON_FENCED.exec(text) ?? [];
  try {
    if (whole !== undefined)
      return pageOf(fence === "---" ? parseYaml(inner) : parseToml(inner), text.slice(whole.length));
    return json === undefined ? undefined : pageOf(JSON.parse(object), text.slice(json.length));
  } catch (error) {
    return { why: messages.importing.unreadable(String((error as Error).message).split("\n")[0] ?? "") };
  }
}

const pageOf = (fields: object | null, body: string): Page => ({ fields: { ...fields }, body });
