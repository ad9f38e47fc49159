/** Converts names as readers see them to file names of ASCII letters, digits and hyphens. */
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { removeAccents } from "../../shared/compiled/fold-text.ts";

/** Words in the names of new files, in the language of the magazine. */
export const FILE_WORDS =
  CONTENT_LANGUAGE === "es"
    ? {
        cover: "tapa",
        lead: "portada",
        portrait: "retrato",
        picture: "imagen",
        editorial: "proyecto",
        profile: "industria",
        untitled: "SinTitulo",
      }
    : {
        cover: "cover",
        lead: "lead",
        portrait: "portrait",
        picture: "image",
        editorial: "editorial",
        profile: "profile",
        untitled: "Untitled",
      };

const wordsOf = (name: string): string[] => removeAccents(name).match(/[A-Za-z0-9]+/g) ?? [];

/** Capitalizes and joins the words of a name: `Nina Cobo` → `NinaCobo`. */
export const capitalized = (name: string) =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Joins the words of a name in lower case with hyphens: `Ana Sosa` → `ana-sosa`. */
export const hyphenated = (name: string) => wordsOf(name).join("-").toLowerCase();

/** Returns a function that names documents by number, independently of their titles: `proyecto1`, `proyecto2`. */
export const numbered = (word: string) => (_name: string, taken: readonly string[]) =>
  `${word}${Math.max(0, ...taken.map((slug) => Number(/\d+$/.exec(slug)?.[0] ?? 0))) + 1}`;
