const NAMES = new Intl.DisplayNames("es", { type: "language" });

const languageOf = (code: string): string => (code === "es" ? "castellano" : (NAMES.of(code) ?? code));

/** `Castellano` */
const nameOf = (code: string) => languageOf(code).replace(/^./u, (letter) => letter.toUpperCase());

/** What fields of every type ask for. */
export const fields = {
  subtitle: {
    title: "Bajada",
    description: "La frase que va debajo del título; podés dejarla vacía.",
    examples: ["Una trama que viaja del norte a la vidriera"],
  },
  published: {
    title: "Día de publicación",
    description: "Lo más nuevo va primero en la lista. Con un día o una hora por venir, no se publica hasta entonces.",
    examples: ["2026-11-20", "2026-11-20 18:00"],
  },
  body: {
    title: "Texto",
    description: "Lo que se lee en la página, en Markdown: títulos, negritas, citas, enlaces y fotos. No lleva HTML.",
  },
  draft: {
    title: "Borrador",
    description: "Mientras lo sea, se revisa y podés ver cómo va a quedar la página, pero no se publica.",
  },
  language: (usual: string) => ({
    title: "Idioma",
    description: `El que se lee en la página; si no lo elegís, es ${usual}.`,
  }),
  languageOf,
  inLanguage: (code: string) => ({ title: nameOf(code), description: `Con el sitio en ${languageOf(code)}.` }),
  noLanguage: "Hace falta en algún idioma; si no va, quitá el campo.",
  tooLong: (letters: number) => `Puede tener hasta ${letters} letras.`,
  text: "Tiene que ser un texto.",
  empty: "No puede quedar vacío.",
  day: "Tiene que ser una fecha real, escrita AAAA-MM-DD (por ejemplo 2026-11-20), y si hace falta la hora (2026-11-20 18:00).",
  year: "El año va de 1900 a 2099, con sus cuatro cifras (por ejemplo 2026-11-20).",
  email: "Tiene que ser un correo electrónico, por ejemplo hola@pompa.example.",
  longestMarkdown: "Puede tener hasta 200.000 letras.",
  boolean: "Tiene que ser true o false, sin comillas.",
};
