/** Whom the credit of a picture names: «Foto de Ana Sosa» and «Foto: Ana Sosa» name somebody, «Arte generado» does not. */

const ROLES: Readonly<Record<string, string>> = {
  Foto: "Fotografía",
  Fotos: "Fotografía",
  Ilustración: "Ilustración",
  Ilustraciones: "Ilustración",
};

/** What may stand before a name. */
export const PICTURE_ROLES = Object.keys(ROLES);

const NAMING = new RegExp(String.raw`^(${PICTURE_ROLES.join("|")})(?:\s+de|\s*:)\s+(.+)$`);

/** `name`: the end of the credit, which may be several names. */
export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, made = "", name] = NAMING.exec(credit) ?? [];
  return name === undefined ? undefined : { name, role: ROLES[made] ?? made };
}
