/** Pictures, which lie in the folder of their document. */
import { z } from "zod";
import { words } from "../words/words.ts";
import { pictureAuthor } from "../../shared/magazine/picture-credit.ts";
import { crediting } from "../compiler/document/credited.ts";
import { longText, optionalText } from "./fields.ts";
import { choice, described } from "./metadata.ts";

const SOURCE = words.pictures.source;

const shape = {
  src: described(
    z.string(SOURCE).regex(/^[^\\?#]+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$/, SOURCE),
    words.pictures.src,
  ),
  /** WCAG 2.2 criterion 1.1.1. */
  alt: described(longText, words.pictures.alt),
  credit: crediting(described(optionalText, words.pictures.credit), pictureAuthor),
};

const orientation = described(
  choice(["portrait", "landscape"], words.pictures.orientationChoices),
  words.pictures.orientation,
);

const upright = described(z.literal("portrait"), words.pictures.upright);

export const image = z
  .strictObject(shape)
  .meta({ control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

/** A picture of a gallery: its orientation is declared, and checked against the file. */
export const galleryImage = z
  .strictObject({ ...shape, orientation })
  .meta({ ...words.pictures.photo, control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const portraitImage = z
  .strictObject({ ...shape, orientation: upright })
  .meta({ ...words.pictures.portrait, control: "picture" })
  .transform((value) => ({ kind: "image" as const, ...value }));

export const gallery = described(z.array(galleryImage).default([]), words.pictures.gallery);
