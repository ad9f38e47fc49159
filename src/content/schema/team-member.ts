import { z } from "zod";
import { words } from "../words/words.ts";
import { authored, newPicture } from "./authored.ts";
import { hyphenated } from "./file-names.ts";
import { crediting } from "../compiler/document/credited.ts";
import { email, text } from "./fields.ts";
import { described, documentType } from "./metadata.ts";
import { image } from "./pictures.ts";

const fields = z.strictObject({
  name: described(text, words.teamMember.name),
  role: described(text, words.teamMember.role),
  email: described(email, words.teamMember.email),
  photo: described(image, words.teamMember.photo),
  order: described(z.int(words.teamMember.wholeNumber).positive(words.teamMember.oneOrMore), words.teamMember.order),
});

const credited = crediting(fields, ({ name, role }) => ({ name, role, field: "name", roleField: "role" }));

/** A member of THE TEAM. */
export const team = authored({
  extension: ".yaml",
  schema: documentType(credited, words.teamMember.document),
  unique: ["order"],
  start: {
    words: ["team", "team-member", "equipo"],
    slug: hyphenated,
    fields: ({ slug, name, existing }) => ({
      name,
      role: null,
      email: null,
      photo: newPicture(slug, "retrato"),
      order: Math.max(0, ...existing.map(({ order }) => Number(order) || 0)) + 1,
    }),
  },
});
