/** Whom the credit of a picture names: «Foto de Ana Sosa» and «Foto: Ana Sosa» name somebody, «Arte generado» does not. */
import { PICTURE_CREDITS } from "./credit-words.ts";

/** What may stand before a name. */
export const PICTURE_ROLES = Object.keys(PICTURE_CREDITS);

const NAMING = /^(\p{L}+)(?:\s+(?:by|de)|\s*:)\s+(.+)$/u;

/** `name`: the end of the credit, which may be several names. */
export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, made = "", name = ""] = NAMING.exec(credit) ?? [];
  const role = Object.hasOwn(PICTURE_CREDITS, made) ? PICTURE_CREDITS[made] : undefined;
  return role === undefined ? undefined : { name, role };
}
