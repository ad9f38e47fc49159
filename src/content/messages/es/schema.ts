const NAMES = new Intl.DisplayNames("es", { type: "language" });

const languageOf = (code: string): string => (code === "es" ? "castellano" : (NAMES.of(code) ?? code));

/** Returns the name of a language with a capital letter: `Castellano`. */
const nameOf = (code: string) => languageOf(code).replace(/^./u, (letter) => letter.toUpperCase());

/** Labels and advice for fields that every type may have. */
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
    description: "Lo que se lee en la página, con títulos, negritas, citas, enlaces y fotos.",
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

/** Labels and advice for fields about changes after publication. */
export const revisions = {
  corrections: {
    title: "Correcciones",
    description:
      "Los errores que ya se habían leído, menos los de tipeo: se muestran al final de la página, con su día.",
  },
  correction: { title: "Corrección" },
  day: { title: "Día", description: "El día en que se corrigió.", examples: ["2026-11-24"] },
  text: {
    title: "Qué se corrigió",
    description: "En una o dos frases: qué decía y qué tenía que decir.",
    examples: ["Una versión anterior decía que la muestra abre en mayo; abre en junio."],
  },
  updated: {
    title: "Nueva versión del",
    description: "Sólo si se reescribió después de publicarse; se lee al final de la página.",
    examples: ["2026-11-24"],
  },
  early: (published: string) => `Tiene que ser del día de la publicación (${published}) o posterior.`,
};

/** Labels and advice for the topics of a document. */
export const topics = {
  topics: {
    title: "Temas",
    description: "De qué se trata, lo que más lo dice primero: se leen arriba del título. Podés no ponerlos.",
  },
  topic: { title: "Tema", examples: ["oficio"] },
};

/** Labels and advice for credits and thanks. */
export const credits = {
  credit: { title: "Crédito" },
  rol: { title: "Rol", description: "Lo que hizo; si va vacío, sigue el de arriba.", examples: ["Fotografía"] },
  name: { title: "Nombre", description: "El de la persona o el del estudio.", examples: ["Ana Sosa"] },
  authors: {
    title: "Firmas",
    description: "Quiénes lo escribieron, en el orden en que se leen; podés no ponerlas.",
  },
  signature: { title: "Firma" },
  author: {
    title: "Nombre",
    description: "El de alguien del equipo o de la revista, o el de otra persona, con su enlace.",
    examples: ["Ana Sosa"],
  },
  thanks: { title: "Agradecimiento" },
  thanked: {
    title: "Nombre",
    description: "A quién le agradecen: una persona, un lugar o un estudio.",
    examples: ["Club Atlético Barracas"],
  },
};

/** Labels and advice for pictures. */
export const pictures = {
  src: {
    title: "Foto",
    description: "Una imagen JPEG, PNG o WebP, con su ruta desde la carpeta de este documento.",
    examples: ["MoraVidal/tapa.webp"],
  },
  alt: {
    title: "Texto alternativo",
    description: "Lo que tiene que saber de la imagen quien no la ve.",
    examples: ["Mora Vidal de pie, con un tapado largo"],
  },
  credit: {
    title: "Crédito de la imagen",
    description: "De quién es, como se lee debajo de ella o al verla en grande; podés dejarlo vacío.",
    examples: ["Foto de Ana Sosa"],
  },
  focus: {
    title: "Punto focal",
    description:
      "Lo que siempre se ve, también donde la imagen se recorta: por ciento desde la izquierda y desde arriba.",
    examples: ["40 20"],
  },
  point: "Tiene que ser un par de números enteros del 0 al 100 con un espacio en el medio, por ejemplo 40 20.",
  orientation: { title: "Orientación", description: "La de la imagen misma: de ella depende el lugar que ocupa." },
  orientationChoices: { portrait: "vertical, más alta que ancha", landscape: "apaisada, más ancha que alta" },
  upright: { title: "Orientación", description: "Siempre vertical: acá van sólo imágenes más altas que anchas." },
  photo: { title: "Foto" },
  portrait: { title: "Retrato" },
  gallery: { title: "Galería", description: "Las fotos, en el orden en que se ven; podés no ponerla." },
  source: "Tiene que ser el nombre de una imagen JPEG, PNG o WebP, por ejemplo MoraVidal/tapa.webp.",
};

/** Labels and advice for the content of blocks. */
export const blocks = {
  pictures: { title: "Fotos", description: "En el orden en que se ven." },
  text: { title: "Lo que dice", description: "Con negritas, listas y enlaces, si hacen falta." },
};

/** Messages about colours. */
export const colors = {
  quoted: 'Tiene que ser un color entre comillas, por ejemplo "#39FF14".',
  digits: 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".',
  lowOnGround: (color: string, ratio: string, least: string, isDark: boolean) =>
    `${color} tiene un contraste de ${ratio} sobre el fondo y hace falta ${least} o más: elegí un tono más ${isDark ? "claro" : "oscuro"}.`,
};

/** Labels and advice for links and URLs. */
export const links = {
  optionalLink: {
    title: "Enlace",
    description: "La dirección completa de su página o de su perfil; podés dejarla vacía.",
    examples: ["https://www.instagram.com/ana.sosa"],
  },
  formerAddress: { title: "Dirección anterior", examples: ["/News/Trama"] },
  formerAddresses: {
    title: "Direcciones anteriores",
    description:
      "Las que tuvo su página: quien las visita llega a la de ahora. La redacción las anota al cambiar el nombre.",
  },
  ownPath: {
    title: "Dirección de la página",
    description: "Hace falta sólo si se escribe con otras mayúsculas.",
  },
  link: "Tiene que ser una dirección completa que empiece con https:// (o http://).",
  password: "No puede llevar usuario ni contraseña: los leería cualquiera.",
  port: "El puerto, si lleva, es un número del 1 al 65535.",
  publicAddress: "Tiene que ser una dirección completa, con https:// y sin barra, ? ni # al final.",
  serviceAddress: "Tiene que ser una dirección con https://, sin nada que empiece con ? o #.",
  path: "Tiene que ser una dirección de este sitio y empezar con /, por ejemplo /form.",
  notPath: "Tiene que ser una dirección de este sitio, por ejemplo /form.",
};

/** Names and messages of the menu. */
export const navigation = {
  who: "quiénes somos",
  entry: { title: "Entrada" },
  section: { title: "Sección", description: "Su nombre en pantalla lo ponen las traducciones." },
  path: { title: "Página", description: "La dirección a la que lleva, en este sitio.", examples: ["/issues", "/form"] },
  elsewhere: (url: string, owner: string, section: string, address: string) =>
    `«${url}» es la página de la sección ${owner}, y la de ${section} está en ${address}.`,
  count: (count: number) => `La navegación lleva ${count} secciones.`,
};

/** Messages about references to documents. */
export const reference = {
  withFolder: (example: string) => `Tiene que ser la carpeta y el nombre de un documento, por ejemplo ${example}.`,
  folders: (folders: string) => `Las carpetas son ${folders}.`,
};

/** Labels and advice for the contents of an issue. */
export const gathering = {
  issue: { title: "Número", description: "En cuál salió; podés no ponerlo.", examples: ["MoraVidal"] },
  contents: {
    title: "Contenido",
    description: "Lo que salió en el número, en el orden en que se lee; lo que no esté acá va después, por día.",
  },
  section: { title: "Sección" },
  title: {
    title: "Título de la sección",
    description: "Se lee arriba de sus piezas; podés no ponerlo.",
    examples: ["Oficios"],
  },
  pieces: { title: "Piezas", description: "Las que dicen que salieron en este número." },
  piece: { title: "Pieza" },
  empty: "La sección no tiene ninguna pieza.",
};

/** Messages about values that occur twice. */
export const repeated = {
  above: (item: string) => `«${item}» ya está más arriba.`,
};
