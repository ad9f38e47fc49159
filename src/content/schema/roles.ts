import { z } from "zod";
import { words } from "../words/words.ts";
import { nameKey } from "../../shared/compiled/name-key.ts";
import { text } from "./fields.ts";
import { choice, described, documentType } from "./metadata.ts";
import { problem } from "../problems.ts";

const spelling = text.meta(words.roles.spelling);

const kind = choice(["person", "organization", "any"], words.roles.kindChoices);

const role = z
  .strictObject({
    name: described(text, words.roles.name),
    kind: described(kind.default("person"), words.roles.kind),
    spellings: described(z.array(spelling).default([]), words.roles.spellings),
  })
  .meta(words.roles.role);

const fields = z
  .strictObject({
    roles: described(z.array(role), words.roles.roles),
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
            message: words.roles.isThere(written, owner),
          });
        owners.set(nameKey(written), name);
      }
  });

function placesOf(name: string, spellings: readonly string[]): [path: PropertyKey[], written: string][] {
  return [[["name"], name], ...spellings.map((each, at): [PropertyKey[], string] => [["spellings", at], each])];
}

/** Which spellings of a role are one, and whether people or organizations have it. */
export const roles = documentType(fields, words.roles.document);
