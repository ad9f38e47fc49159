/** Fields for changes after publication: corrections of mistakes, and the day on which a document was rewritten. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { problem } from "../../rules.ts";
import { described, describedAside } from "../metadata.ts";
import { longText, moment } from "./basic.ts";

const words = messages.revisions;

const correction = z
  .strictObject({ day: described(moment, words.day), text: described(longText, words.text) })
  .meta(words.correction);

/** Fields of every type whose documents have pages. */
export const revisions = {
  corrections: describedAside(z.array(correction).optional(), words.corrections),
  updated: describedAside(moment.optional(), words.updated),
};

interface Revised {
  published: string;
  corrections?: readonly { day: string }[] | undefined;
  updated?: string | undefined;
}

/** Refuses a revision that is dated before the document's publication. */
export const revisedLater = <Schema extends z.ZodType<Revised>>(schema: Schema): Schema =>
  schema.check(({ value, issues }) => {
    const { published, corrections = [], updated } = value as Revised;
    const days = corrections.map(({ day }, index) => ({ day, path: ["corrections", index, "day"] }));
    if (updated !== undefined) days.push({ day: updated, path: ["updated"] });
    for (const { day, path } of days)
      // Only the part that both dates have is compared, because a day without a time may be the day of publication.
      if (day < published.slice(0, day.length))
        issues.push({
          code: "custom",
          input: day,
          path,
          params: problem("early-revision"),
          message: words.early(published),
        });
  });
