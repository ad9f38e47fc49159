/** The fields that connect issues and pieces: the contents of an issue, and the issue that a piece names. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { findRepeats } from "../../compiler/document/find-repeats.ts";
import { problem } from "../../rules.ts";
import { GATHERING_TYPE, PIECE_TYPES } from "../../../shared/magazine/gathering.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { described } from "../metadata.ts";
import { text } from "./basic.ts";
import { reference, referenceToAny } from "./reference.ts";

const words = messages.gathering;

const issue = described(reference(GATHERING_TYPE ?? "", { mayBeUnpublished: true }).optional(), words.issue);

/** The field with which a piece, such as an article, names its issue. Magazines without issues lack this field. */
export const appearance = (GATHERING_TYPE === undefined ? {} : { issue }) as { issue: typeof issue };

const piece = referenceToAny(PIECE_TYPES, "articles/Telar", { params: problem("not-a-piece") }).meta(words.piece);

const section = z
  .strictObject({
    title: described(text.optional(), words.title),
    pieces: described(z.array(piece), words.pieces),
  })
  .meta(words.section);

type Section = z.output<typeof section>;

/** The sections of an issue, which list its pieces. `findWrongPieces` checks that these pieces name this issue. */
export const contents = described(z.array(section).superRefine(checkSections).optional(), words.contents);

function checkSections(sections: readonly Section[], context: z.core.$RefinementCtx): void {
  const addIssue = (code: Parameters<typeof problem>[0], path: PropertyKey[], message: string) =>
    context.addIssue({ code: "custom", path, params: problem(code), message });
  for (const [index, { pieces }] of sections.entries())
    if (pieces.length === 0) addIssue("empty-section", [index, "pieces"], words.empty);
  const titles = sections.map(({ title = "" }, index) => ({ title, index }));
  for (const [{ title, index }] of findRepeats(titles, (each) => nameKey(each.title)))
    addIssue("repeated-section", [index, "title"], messages.repeated.above(title));
  const pieces = sections.flatMap((each, index) =>
    each.pieces.map(({ type, slug }, at) => ({ name: `${type}/${slug}`, path: [index, "pieces", at] })),
  );
  for (const [{ name, path }] of findRepeats(pieces, (each) => each.name))
    addIssue("repeated-piece", path, messages.repeated.above(name));
}
