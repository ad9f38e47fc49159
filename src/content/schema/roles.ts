import { z } from "zod";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { text } from "./fields.ts";
import { choice, described, documentType } from "./metadata.ts";
import { problem } from "../problems.ts";

const spelling = text.meta({ title: "Rol", examples: ["Photographer"] });

const kind = choice(["person", "organization", "any"], {
  person: "lo hace una persona",
  organization: "es de una marca, un estudio o un lugar",
  any: "puede ser de cualquiera de los dos",
});

const role = z
  .strictObject({
    name: described(text, {
      title: "Nombre",
      description: "Como se lee en /colaboradores.",
      examples: ["Fotografía"],
    }),
    kind: described(kind.default("person"), {
      title: "De quién es",
      description: "Dice qué es quien tiene este rol; si no lo elegís, es una persona.",
    }),
    spellings: described(z.array(spelling).default([]), {
      title: "También se escribe",
      description: "Las demás maneras de los créditos; las mayúsculas y los acentos no cuentan.",
    }),
  })
  .meta({ title: "Rol" });

const fields = z
  .strictObject({
    roles: described(z.array(role), {
      title: "Roles",
      description:
        "Los que son uno solo en /colaboradores. El que falte se lee como está escrito, y es de una persona.",
    }),
  })
  .superRefine(({ roles }, context) => {
    const owners = new Map<string, string>();
    for (const [index, { name, spellings }] of roles.entries())
      for (const [path, written] of placesOf(name, spellings)) {
        const owner = owners.get(nameKey(written));
        if (owner !== undefined)
          context.addIssue({
            code: "custom",
            path: ["roles", index, ...path],
            params: problem("repeated-role"),
            message: `«${written}» ya está en «${owner}».`,
          });
        owners.set(nameKey(written), name);
      }
  });

function placesOf(name: string, spellings: readonly string[]): [path: PropertyKey[], written: string][] {
  return [[["name"], name], ...spellings.map((each, at): [PropertyKey[], string] => [["spellings", at], each])];
}

/** Which spellings of a role are one, and whether people or organizations have it. */
export const roles = documentType(fields, {
  title: "Roles de los créditos",
  plural: "Roles de los créditos",
  description: "Los roles de los créditos, agrupados.",
});
