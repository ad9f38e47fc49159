/** Pictures, which are stored in the folder of their document. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { pictureAuthor } from "../../../shared/credits/credit-words.ts";
import { markCredits } from "../../compiler/document/tagged.ts";
import { longText, optionalText } from "./basic.ts";
import { choice, described } from "../metadata.ts";

const SOURCE = messages.pictures.source;

export const pictureFile = described(
  z.string(SOURCE).regex(/^[^\\?#]+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$/, SOURCE),
  messages.pictures.src,
);

/** The description of a picture, which WCAG 2.2 criterion 1.1.1 requires. */
export const pictureAlt = described(longText, messages.pictures.alt);

/** Matches two whole numbers from 0 to 100. */
const POINT = /^(?:\d|[1-9]\d|100) (?:\d|[1-9]\d|100)$/;

/**
 * The point that a crop must keep, in percent from the left and from the top: `40 20`. The value is parsed into a CSS
 * position: `40% 20%`.
 */
const pictureFocus = described(
  z
    .string(messages.pictures.point)
    .regex(POINT, messages.pictures.point)
    .meta({ control: "focus" })
    .transform((point) => point.replace(/\d+/g, "$&%"))
    .optional(),
  messages.pictures.focus,
);

const shape = {
  src: pictureFile,
  alt: pictureAlt,
  credit: markCredits(described(optionalText, messages.pictures.credit), pictureAuthor),
  focus: pictureFocus,
};

const orientation = described(
  choice(["portrait", "landscape"], messages.pictures.orientationChoices),
  messages.pictures.orientation,
);

const upright = described(z.literal("portrait"), messages.pictures.upright);

const asImage = <Fields extends object>(value: Fields) => ({ kind: "image" as const, ...value });

export const image = z.strictObject(shape).meta({ control: "picture" }).transform(asImage);

/** A picture of a gallery. Its declared orientation is checked against the file. */
export const galleryImage = z
  .strictObject({ ...shape, orientation })
  .meta({ ...messages.pictures.photo, control: "picture" })
  .transform(asImage);

export const portraitImage = z
  .strictObject({ ...shape, orientation: upright })
  .meta({ ...messages.pictures.portrait, control: "picture" })
  .transform(asImage);

export const gallery = described(z.array(galleryImage).default([]), messages.pictures.gallery);
