/** The editor of Markdown texts. */
interface NotPasted {
  pictures: number;
  players: number;
  /** Words that stood above or below the line. */
  levelled: readonly string[];
}

export const markdown = {
  title: "Título",
  subtitle: "Subtítulo",
  bold: "Negrita",
  italic: "Cursiva",
  quotation: "Cita",
  list: "Lista",
  marksOf: (label: string) => `Marcas de ${label}`,
  link: "Enlace",
  length: (minutes: number, count: number, written: string) =>
    `${minutes} min · ${written} ${count === 1 ? "palabra" : "palabras"}`,
  emptyLine: "Entre párrafos va una línea en blanco.",
  loading: "Cargando el editor…",
  sitePages: "Páginas del sitio",
  address: "Dirección, o página del sitio",
  addressExample: "https://… o el título de una página",
  notPublished: " · todavía no publicada",
  addressMissing: "Escribí una dirección, o buscá una página del sitio.",
  addressWithSpaces: "Una dirección no lleva espacios: elegí una página de la lista, o pegá la dirección.",
  mailAddress: (address: string) => `Un correo se enlaza con mailto: adelante: mailto:${address}`,
  addressWithoutScheme: (address: string) => `Le falta https:// adelante: https://${address}`,
  addressBegins: "Tiene que empezar con https://, o con / si es una página del sitio.",
  changeLink: "Cambiar el enlace",
  putLink: "Poner un enlace",
  linkWords: "Palabras del enlace",
  removeLink: "Quitar el enlace",
  put: "Poner",
  whatIsSeen: "¿Qué se ve en la foto?",
  thePicture: "La foto que va a ir en el texto",
  description: "Descripción",
  descriptionHelp:
    "Lo que tiene que saber de la foto quien no la ve, por ejemplo: Un telar con la trama a medio hacer.",
  descriptionMissing: "Escribí qué muestra: sin eso la foto no dice nada a quien no la ve.",
  moreFollow: (more: number) => (more === 1 ? "Después viene otra." : `Después vienen otras ${more}.`),
  putPicture: "Poner en el texto",
  /** What a text cannot take as it was copied; empty where it takes everything. */
  notPasted: ({ pictures, players, levelled }: NotPasted) =>
    [
      pictures > 0 && `Las imágenes no se pegan (había ${pictures}): arrastralas al texto, o ponelas con «Foto».`,
      players > 0 && "Un video o un audio no se pega: poné un enlace a su página.",
      levelled.length > 0 && `Quedó a la altura de las otras letras: ${levelled.join(", ")}.`,
    ]
      .filter(Boolean)
      .join(" "),
};
