import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newPortrait } from "./authored.ts";
import { numbered } from "./file-names.ts";
import { crediting } from "../compiler/document/credited.ts";
import { draft, optionalLongText, optionalText, text } from "./fields.ts";
import { optionalLink } from "./links.ts";
import { described, documentType } from "./metadata.ts";
import { portraitImage } from "./pictures.ts";

const nameRow = z.strictObject({
  name: described(optionalText, words.profile.fullName),
  link: optionalLink,
});

/** Every row may be empty. */
const rows = z.strictObject({
  name: described(
    crediting(nameRow, (row) => ({ ...row, role: "Club Pompa", field: "name" })),
    words.profile.nameRow,
  ),
  occupation: described(optionalText, words.profile.occupation),
  /** Text, because an age may be left empty or told in words. */
  age: described(optionalText, words.profile.age),
  style: described(optionalLongText, words.profile.style),
  brands: described(optionalLongText, words.profile.brands),
});

const fields = z.strictObject({
  title: described(text, words.profile.title),
  images: described(z.array(portraitImage).min(1, words.profile.needsImage), words.profile.images),
  credits: described(rows, words.profile.credits),
  draft,
});

/** A member of the community section, Club Pompa. */
export const profiles = authored({
  extension: ".yaml",
  schema: documentType(fields, words.profile.document),
  start: {
    words: ["profile", "profiles", "perfil"],
    slug: numbered("industria"),
    fields: ({ slug, name }) => ({
      title: name,
      images: [newPortrait(slug, "retrato")],
      credits: { name: { name, link: "" }, occupation: "", age: "", style: "", brands: "" },
      draft: true,
    }),
  },
});
