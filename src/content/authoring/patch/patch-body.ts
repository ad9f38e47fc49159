/** The text of a Markdown file, replaced between the blank lines around it. */
import { endOf } from "./file-style.ts";
import { skip, withEnds } from "./lines.ts";

/** `body` is all that follows the front matter, whose own last line may lack its break. */
export function patchBody(body: string, wanted: string, file: string): string {
  const end = endOf(file);
  const from = skip(body, 0, /(?:[ \t]*(?:\r\n|\n|\r))*/y);
  const to = body.trimEnd().length;
  const before = body.slice(from, to);
  if (to <= from) return wanted === "" ? body : `${body || end}${withEnds(`${wanted}\n`, "", end)}`;
  return body.slice(0, from) + withEnds(wanted, before, end) + body.slice(to);
}
