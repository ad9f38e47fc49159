/**
 * Texts for readers in code without access to translations, in Spanish if that is the magazine's language, or else in
 * English.
 */
import { CONTENT_LANGUAGE } from "./language.ts";

const SPANISH = {
  notes: "Notas",
  backToNote: (number: number) => `Volver a la nota ${number} en el texto`,
  moved: "Esta página se mudó",
  movedTo: (link: string) => `Esta página se mudó a ${link}.`,
};

const ENGLISH: typeof SPANISH = {
  notes: "Notes",
  backToNote: (number) => `Back to note ${number} in the text`,
  moved: "This page has moved",
  movedTo: (link) => `This page has moved to ${link}.`,
};

export const FIXED_WORDS = CONTENT_LANGUAGE === "es" ? SPANISH : ENGLISH;
