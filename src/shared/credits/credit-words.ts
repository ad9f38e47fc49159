/** What the code itself credits people with, and how a picture says whose it is, in the language of the documents. */
import { CONTENT_LANGUAGE } from "../magazine/language.ts";

const SPANISH = {
  club: "Club Pompa",
  design: "Diseño",
  direction: "Dirección general",
  featured: "Protagonista",
  hosting: "Conducción",
  illustration: "Ilustración",
  photography: "Fotografía",
  thanks: "Agradecimientos",
  writing: "Texto",
};

const ENGLISH: typeof SPANISH = {
  club: "Club",
  design: "Design",
  direction: "Editor-in-chief",
  featured: "Featured",
  hosting: "Host",
  illustration: "Illustration",
  photography: "Photography",
  thanks: "Thanks",
  writing: "Words",
};

const isSpanish = CONTENT_LANGUAGE === "es";

/** Roles, as `content/roles.yaml` has them. */
export const CREDIT_ROLES = isSpanish ? SPANISH : ENGLISH;

const { photography, illustration } = CREDIT_ROLES;

/** What stands before a name in the credit of a picture → the role. */
const PICTURE_CREDITS: Readonly<Record<string, string>> = isSpanish
  ? { Foto: photography, Fotos: photography, Ilustración: illustration, Ilustraciones: illustration }
  : {
      Photo: photography,
      Photos: photography,
      Photograph: photography,
      Photographs: photography,
      Illustration: illustration,
      Illustrations: illustration,
    };

/** Whom the credit of a picture names: «Foto de Ana Sosa» and «Foto: Ana Sosa» name somebody, «Arte generado» does not. */

/** What may stand before a name. */
export const PICTURE_ROLES = Object.keys(PICTURE_CREDITS);

const NAMING = /^(\p{L}+)(?:\s+(?:by|de)|\s*:)\s+(.+)$/u;

/** `name`: the end of the credit, which may be several names. */
export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, made = "", name = ""] = NAMING.exec(credit) ?? [];
  const role = Object.hasOwn(PICTURE_CREDITS, made) ? PICTURE_CREDITS[made] : undefined;
  return role === undefined ? undefined : { name, role };
}
