/** Whom the credit of a picture names: «Foto de Ana Sosa» and «Foto: Ana Sosa» name somebody, «Arte generado» does not. */

const ROLES: Readonly<Record<string, string>> = {
  Foto: "Fotografía",
  Fotos: "Fotografía",
  Ilustración: "Ilustración",
  Ilustraciones: "Ilustración",
};

/** What may stand before a name. */
export const PICTURE_ROLES = Object.keys(ROLES);

const NAMING = /^(\p{L}+)(?:\s+de|\s*:)\s+(.+)$/u;

/** `name`: the end of the credit, which may be several names. */
export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, made = "", name = ""] = NAMING.exec(credit) ?? [];
  const role = Object.hasOwn(ROLES, made) ? ROLES[made] : undefined;
  return role === undefined ? undefined : { name, role };
}
