import { z } from "zod";
import {
  accentColor,
  credit,
  galleryImage,
  image,
  isoDate,
  language,
  markdown,
  sitePath,
  text,
  thanksEntry,
} from "./fields.ts";

const credits = z.strictObject({
  col1: z.array(credit).default([]),
  col2: z.array(credit).default([]),
  /** A single studio entry, in one issue of the catalogue. */
  col3: credit.optional(),
  thanks: z.array(thanksEntry).default([]),
  specialThanks: z.array(thanksEntry).default([]),
});

/** A numbered issue, themed by a featured artist, and its creator page (specification, section 3). */
export const issue = z.strictObject({
  /** Text as it is shown: `#80`, `Spring Issue`, `#`. It does not order the list; `published` does. */
  number: text,
  name: text,
  published: isoDate,
  color: accentColor,
  /** `bri`: picture left, text right. `cami`: text left, picture right. */
  layout: z.enum(["bri", "cami"]),
  image,
  /** Address of the creator page, when its letter case differs from the name of the file. */
  link: sitePath.optional(),
  credits,
  presentation: markdown.optional(),
  gallery: z.array(galleryImage).default([]),
  lang: language,
});
