/**
 * The catalogue of content mistakes. A problem is a value, never an exception: its code is
 * permanent, and its Spanish texts tell an editor what is wrong, where, and what to do.
 */

export interface Problem {
  code: ProblemCode;
  /** Path from the content folder. */
  file: string;
  /** Line and column, 1 first. */
  line: number;
  column: number;
  /** The field as an editor reads it, `credits.col1[2].link`; empty when the whole file is meant. */
  field: string;
  /** What happened, in few words. */
  title: string;
  message: string;
  /** What to do about it. */
  hint: string;
  /** The text of the file, from which the report cuts its code frame; empty where there is none. */
  text: string;
}

/** The parts of a sentence that depend on the file: each entry of the catalogue says which it uses. */
export interface Details {
  /** The value, name, path or key that is wrong. */
  value?: string;
  /** What was expected, or the other place involved. */
  expected?: string;
  /** A correction to offer, or empty. */
  suggestion?: string;
}

interface Wording {
  title: string;
  message: (details: Required<Details>) => string;
  hint: (details: Required<Details>) => string;
}

const didYouMean = (otherwise: string) => (details: Required<Details>) =>
  details.suggestion ? `¿Quisiste decir «${details.suggestion}»?` : otherwise;

const say = (text: string) => () => text;

export const PROBLEMS = {
  "missing-site": {
    title: "Falta site.yaml",
    message: say("La carpeta de contenido no tiene el archivo site.yaml, con los datos de todo el sitio."),
    hint: say("Volvé a crearlo: content/README.md tiene un ejemplo completo."),
  },
  "unknown-folder": {
    title: "Carpeta desconocida",
    message: ({ value }) => `«${value}» no es una carpeta de contenido, así que lo que hay adentro no se publicaría.`,
    hint: didYouMean("Mové los archivos a una de las carpetas que describe content/README.md."),
  },
  "unexpected-file": {
    title: "Archivo fuera de lugar",
    message: ({ value, expected }) =>
      `«${value}» no se publicaría: en esta carpeta los documentos terminan en ${expected}.`,
    hint: ({ expected }) => `Cambiale la terminación a ${expected}, o guardalo en otra carpeta.`,
  },
  "invalid-name": {
    title: "Nombre de archivo no válido",
    message: ({ value, expected }) => `El nombre «${value}» es parte de una dirección web y tiene que ${expected}.`,
    hint: didYouMean("Cambiale el nombre al archivo."),
  },
  "not-text": {
    title: "El archivo no es texto UTF-8",
    message: say("El archivo tiene bytes que no forman texto UTF-8, y los acentos se perderían."),
    hint: say("Guardalo de nuevo eligiendo la codificación UTF-8."),
  },
  "yaml-syntax": {
    title: "No se entiende el YAML",
    message: ({ value }) => value,
    hint: ({ expected }) => expected,
  },
  "missing-front-matter": {
    title: "Faltan los datos del comienzo",
    message: say("Un archivo Markdown empieza con sus datos entre dos líneas «---»."),
    hint: say("Agregá «---», los campos y otra línea «---» antes del texto."),
  },
  "front-matter-code": {
    title: "Los datos del comienzo tienen que ser YAML",
    message: ({ value }) =>
      `El archivo empieza con «---${value}», y el contenido no puede traer código ni otros formatos.`,
    hint: say("Dejá sólo «---» en la primera línea y escribí los campos en YAML."),
  },
  "not-an-object": {
    title: "Faltan los campos",
    message: say("El archivo está vacío o no tiene la forma «campo: valor»."),
    hint: say("Copiá el ejemplo de este tipo de content/README.md y completalo."),
  },
  "missing-field": {
    title: "Falta un campo",
    message: ({ value }) => `Falta el campo «${value}», que es obligatorio.`,
    hint: ({ value }) => `Agregá una línea «${value}: …» en este lugar.`,
  },
  "unknown-field": {
    title: "Campo desconocido",
    message: ({ value, expected }) => `El campo «${value}» no existe acá. Los que se pueden usar: ${expected}.`,
    hint: didYouMean("Borralo, o revisá cómo se llama en content/README.md."),
  },
  "invalid-option": {
    title: "Opción no válida",
    message: ({ value, expected }) => `«${value}» no es una de las opciones: ${expected}.`,
    hint: didYouMean("Escribí una de las opciones tal cual, con sus mayúsculas."),
  },
  "invalid-field": {
    title: "Valor no válido",
    message: ({ value, expected }) => (value ? `«${value}» no sirve acá. ${expected}` : expected),
    hint: ({ suggestion }) => suggestion || "Corregí el valor y volvé a guardar.",
  },
  "empty-value": {
    title: "El valor quedó vacío",
    message: ({ expected }) => `Después de los dos puntos no hay nada. ${expected}`,
    hint: ({ suggestion }) => suggestion || "Escribí el valor, o borrá la línea si el campo es opcional.",
  },
  "missing-image": {
    title: "No está la imagen",
    message: ({ value }) => `No existe el archivo «${value}», buscado desde la carpeta de este documento.`,
    hint: didYouMean("Guardá la imagen en ese lugar, o corregí el nombre (importan las mayúsculas)."),
  },
  "unreadable-image": {
    title: "La imagen no se puede leer",
    message: ({ value }) => `«${value}» no es una imagen JPEG, PNG o WebP en buen estado.`,
    hint: say("Exportala de nuevo y reemplazá el archivo."),
  },
  "orientation-mismatch": {
    title: "La orientación no coincide con la imagen",
    message: ({ value, expected }) => `Dice «${value}», pero ${expected}.`,
    hint: ({ suggestion }) => `Escribí «orientation: ${suggestion}», o cambiá la imagen.`,
  },
  "duplicate-slug": {
    title: "Dos archivos con el mismo nombre",
    message: ({ value, expected }) => `«${value}» se llama igual que «${expected}» (las mayúsculas no cuentan).`,
    hint: say("Cambiale el nombre a uno de los dos."),
  },
  "address-collision": {
    title: "Dirección ocupada",
    message: ({ value, expected }) => `La página quedaría en ${value}, pero esa dirección ya es de ${expected}.`,
    hint: say("Cambiale el nombre al archivo: de ahí sale la dirección."),
  },
  "link-elsewhere": {
    title: "El enlace lleva a otra página",
    message: ({ value, expected }) => `«${value}» no es la página de este documento, que está en ${expected}.`,
    hint: ({ expected }) => `Escribí «link: ${expected}» (las mayúsculas pueden cambiar), o borrá la línea.`,
  },
  "dangling-reference": {
    title: "Referencia a algo que no existe",
    message: ({ value, expected }) => `No hay ningún documento «${value}» en la carpeta ${expected}.`,
    hint: didYouMean("Creá el documento, o corregí el nombre."),
  },
  "unknown-address": {
    title: "Enlace a una página que no existe",
    message: ({ value }) => `Ninguna página del sitio está en ${value}.`,
    hint: didYouMean("Corregí la dirección, o escribila completa, con https://, si es de otro sitio."),
  },
  "raw-html": {
    title: "HTML en el texto",
    message: ({ value }) => `«${value}» es HTML, y en los textos se usa sólo Markdown.`,
    hint: say("Escribilo con Markdown: content/README.md muestra cómo."),
  },
  "first-level-heading": {
    title: "Título de primer nivel en el texto",
    message: ({ value }) => `«# ${value}» repetiría el título de la página.`,
    hint: say("Usá ## para los subtítulos y ### para los que van adentro."),
  },
  "unsafe-link": {
    title: "Enlace no permitido",
    message: ({ value }) => `«${value}» no es un enlace que se pueda publicar.`,
    hint: say("Usá una dirección https://, un correo con mailto: o una página del sitio que empiece con /."),
  },
} as const satisfies Record<string, Wording>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Where a problem is; everything that `Problem` needs except the words. */
export type Place = Pick<Problem, "file" | "line" | "column" | "field" | "text">;

export function problem(code: ProblemCode, place: Place, details: Details = {}): Problem {
  const wording: Wording = PROBLEMS[code];
  const complete = { value: "", expected: "", suggestion: "", ...details };
  return { code, ...place, title: wording.title, message: wording.message(complete), hint: wording.hint(complete) };
}

/** Reading order: by file, then by place, then by code, so that two runs print the same. */
export function byPlace(a: Problem, b: Problem): number {
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return (
    byText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byText(a.code, b.code) ||
    byText(a.message, b.message)
  );
}
