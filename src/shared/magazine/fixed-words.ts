/**
 * Words that readers see, for code that has no access to the translations. They are in Spanish if that is the
 * magazine's language, and otherwise in English.
 */
import { CONTENT_LANGUAGE } from "./language.ts";

const SPANISH = {
  notes: "Notas",
  backToNote: (number: number) => `Volver a la nota ${number} en el texto`,
  moved: "Esta página se mudó",
  movedTo: (link: string) => `Esta página se mudó a ${link}.`,
  weekIn: (name: string) => `La semana en ${name}`,
  weekFirst: (name: string, first: string) => `Esta semana en ${name}: ${first}`,
  fromTo: (from: string, to: string) => `Del ${from} al ${to}`,
  contents: "En este número",
  rest: "Además",
  onSite: "Leer en el sitio",
  whyLetter: (name: string) => `Te llega porque te suscribiste a ${name}.`,
  unsubscribe: "Darse de baja",
  toUnsubscribe: "Para darse de baja:",
};

const ENGLISH: typeof SPANISH = {
  notes: "Notes",
  backToNote: (number) => `Back to note ${number} in the text`,
  moved: "This page has moved",
  movedTo: (link) => `This page has moved to ${link}.`,
  weekIn: (name) => `The week in ${name}`,
  weekFirst: (name, first) => `This week in ${name}: ${first}`,
  fromTo: (from, to) => `From ${from} to ${to}`,
  contents: "In this issue",
  rest: "Also",
  onSite: "Read on the site",
  whyLetter: (name) => `You get this because you subscribed to ${name}.`,
  unsubscribe: "Unsubscribe",
  toUnsubscribe: "To unsubscribe:",
};

export const FIXED_WORDS = CONTENT_LANGUAGE === "es" ? SPANISH : ENGLISH;
