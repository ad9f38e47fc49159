/** Roles that the code itself adds to credits, and the words of picture credits, in the language of the documents. */
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

/** Names of roles, spelled as in `content/roles.yaml`. */
export const CREDIT_ROLES = isSpanish ? SPANISH : ENGLISH;

const { photography, illustration } = CREDIT_ROLES;

/** Roles of picture credits: word before the name → role. */
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

/** Words that may precede the name in a picture credit. */
export const PICTURE_ROLES = Object.keys(PICTURE_CREDITS);

const CREDIT_PATTERN = /^(\p{L}+)(?:\s+(?:by|de)|\s*:)\s+(.+)$/u;

/**
 * Returns the name and the role in a picture credit; `undefined` if the credit names nobody. «Foto de Ana Sosa» and
 * «Foto: Ana Sosa» name somebody, «Arte generado» does not. `name` is the end of the credit, which may contain several
 * names.
 */
export function pictureAuthor(credit: string): { name: string; role: string } | undefined {
  const [, word = "", name = ""] = CREDIT_PATTERN.exec(credit) ?? [];
  const role = Object.hasOwn(PICTURE_CREDITS, word) ? PICTURE_CREDITS[word] : undefined;
  return role === undefined ? undefined : { name, role };
}
