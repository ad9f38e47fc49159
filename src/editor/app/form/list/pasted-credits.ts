/** Reads a block of credits, as people send it: «Foto: Ana Sosa / Estilismo: Luis Paz y Eva Ríos». */
import type { Fields, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { namesIn } from "../../../../shared/credits/credited-names.ts";
import { knownLink } from "../known-people.ts";

/**
 * Returns the credits of a pasted text as items of a list: a row for each name, with the role at its first name. Returns
 * an empty list for a text that is one name, and for lists that are no credits.
 */
export function creditsIn(text: string, { properties = {} }: FormSchema): Fields[] {
  const fieldOf = (wanted: string) => Object.keys(properties).find((name) => properties[name]?.control === wanted);
  const [person, role, link] = ["person", "role", "link"].map(fieldOf);
  const lines = text.split(/[\r\n;|\t]+/).map((line) => line.replace(/^[\s•*–-]+|[\s.]+$/g, ""));
  const names = lines.flatMap((line) => namesIn(withColon(line), () => false));
  const isList = names.length > 1 && (lines.length > 1 || names.every(({ name }) => /\S\s+\S/.test(name)));
  if (!person || !(isList || names.some((each) => each.role))) return [];
  return names.map(({ name, role: does }) => ({
    ...(role && does && { [role]: does.trim() }),
    [person]: name,
    ...(link && knownLink(name) && { [link]: knownLink(name) }),
  }));
}

/** A dash between a role and a name means a colon: «Foto – Ana Sosa». */
const withColon = (line: string) => (line.includes(":") ? line : line.replace(/^(\S[^,]*?)\s+[–—-]\s+/, "$1: "));
