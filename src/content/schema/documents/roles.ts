import { z } from "zod";
import { defineCollection } from "../../compiler/document/collection.ts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { inEditorsLanguage } from "../../messages/messages.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { text } from "../fields/basic.ts";
import { choice, described, describedType } from "../metadata.ts";
import { problem } from "../../rules.ts";

const texts = inEditorsLanguage({
  es: {
    spelling: { title: "Rol", examples: ["Photographer"] },
    kindChoices: {
      person: "lo hace una persona",
      organization: "es de una marca, un estudio o un lugar",
      any: "puede ser de cualquiera de los dos",
    },
    role: { title: "Rol" },
    name: { title: "Nombre", description: `Como se lee en ${FIXED_ADDRESSES.contributors}.`, examples: ["Fotografía"] },
    kind: { title: "De quién es", description: "Dice qué es quien tiene este rol; si no lo elegís, es una persona." },
    spellings: {
      title: "También se escribe",
      description: "Las demás maneras de los créditos; las mayúsculas y los acentos no cuentan.",
    },
    roles: {
      title: "Roles",
      description: `Los que son uno solo en ${FIXED_ADDRESSES.contributors}. El que falte se lee como está escrito, y es de una persona.`,
    },
    document: {
      title: "Roles de los créditos",
      plural: "Roles de los créditos",
      description: "Los roles de los créditos, agrupados.",
    },
    isThere: (role: string, owner: string) => `«${role}» ya está en «${owner}».`,
  },
  en: {
    spelling: { title: "Role", examples: ["Photographer"] },
    kindChoices: {
      person: "a person does it",
      organization: "of a brand, a studio or a place",
      any: "of either of them",
    },
    role: { title: "Role" },
    name: { title: "Name", description: `As read on ${FIXED_ADDRESSES.contributors}.`, examples: ["Photography"] },
    kind: { title: "Whose it is", description: "Says what whoever has this role is; a person if you don't choose it." },
    spellings: {
      title: "Also written",
      description: "The other spellings in the credits; upper case and accents don't count.",
    },
    roles: {
      title: "Roles",
      description: `Those that are one on ${FIXED_ADDRESSES.contributors}. One that is missing is read as written, and is a person's.`,
    },
    document: { title: "Credit roles", plural: "Credit roles", description: "The roles of the credits, grouped." },
    isThere: (role: string, owner: string) => `“${role}” is already in “${owner}”.`,
  },
});

const spelling = text.meta(texts.spelling);

const kind = choice(["person", "organization", "any"], texts.kindChoices);

const role = z
  .strictObject({
    name: described(text, texts.name),
    kind: described(kind.default("person"), texts.kind),
    spellings: described(z.array(spelling).default([]), texts.spellings),
  })
  .meta(texts.role);

const fields = z
  .strictObject({
    roles: described(z.array(role), texts.roles),
  })
  .superRefine(({ roles }, context) => {
    const owners = new Map<string, string>();
    for (const [index, { name, spellings }] of roles.entries())
      for (const [path, roleName] of placesOf(name, spellings)) {
        const owner = owners.get(nameKey(roleName));
        if (owner !== undefined)
          context.addIssue({
            code: "custom",
            path: ["roles", index, ...path],
            params: problem("repeated-role"),
            message: texts.isThere(roleName, owner),
          });
        owners.set(nameKey(roleName), name);
      }
  });

function placesOf(name: string, spellings: readonly string[]): [path: PropertyKey[], written: string][] {
  return [[["name"], name], ...spellings.map((each, at): [PropertyKey[], string] => [["spellings", at], each])];
}

/** The groups of roles. Each group has the spellings of one role, and says whether people or organizations hold it. */
export const roles = defineCollection({
  extension: ".yaml",
  schema: describedType(fields, texts.document),
  singleton: true,
  optional: true,
  cachedFields: ["roles"],
  shownAt: FIXED_ADDRESSES.contributors,
});
