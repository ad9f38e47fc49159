/**
 * Places of the addresses in a Markdown text, as the compiler reads it: of links, pictures and definitions, and those
 * that are links by themselves.
 */
import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";

/** From the first letter to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

const ADDRESSES = new Set([
  "resourceDestinationString",
  "definitionDestinationString",
  "autolinkProtocol",
  "literalAutolinkHttp",
]);

export function targetsOf(markdown: string): Span[] {
  const reader = parse({ extensions: [gfm()] }).document();
  const events = postprocess(reader.write(preprocess()(markdown, undefined, true)));
  const found = events.filter(([stage, { type }]) => stage === "enter" && ADDRESSES.has(type));
  return found.map(([, { start, end }]) => ({ from: start.offset, to: end.offset }));
}
