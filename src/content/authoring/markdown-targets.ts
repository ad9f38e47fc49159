/**
 * The addresses in a Markdown text, as the compiler reads it: of links, pictures and definitions, and those that are
 * links by themselves.
 */
import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";
import { applyEdits, type Edit, type Span } from "./edits.ts";

const ADDRESSES = new Set([
  "resourceDestinationString",
  "definitionDestinationString",
  "autolinkProtocol",
  "literalAutolinkHttp",
]);

/** The text with other addresses in the place of those that `change` answers something for. */
export function changeTargets(markdown: string, change: (address: string) => string | undefined): string {
  const edits = targetsOf(markdown).flatMap(({ from, to }): Edit[] => {
    const text = change(markdown.slice(from, to));
    return text === undefined ? [] : [{ from, to, text }];
  });
  return applyEdits(markdown, edits);
}

function targetsOf(markdown: string): Span[] {
  const reader = parse({ extensions: [gfm()] }).document();
  const events = postprocess(reader.write(preprocess()(markdown, undefined, true)));
  const found = events.filter(([stage, { type }]) => stage === "enter" && ADDRESSES.has(type));
  return found.map(([, { start, end }]) => ({ from: start.offset, to: end.offset }));
}
