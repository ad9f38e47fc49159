/** Whom the credit of a picture names: «Foto de Ana Sosa» names somebody, «Arte generado» does not. */

const ROLES: Readonly<Record<string, string>> = {
  Foto: "Fotografía",
  Fotos: "Fotografía",
  Ilustración: "Ilustración",
  Ilustraciones: "Ilustración",
};

const NAMING = new RegExp(String.raw`^(${Object.keys(ROLES).join("|")})\s+de\s+(.+)$`);

export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, made = "", name] = NAMING.exec(credit) ?? [];
  return name === undefined ? undefined : { name, role: ROLES[made] ?? made };
}
