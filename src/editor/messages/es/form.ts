/** Texts of the form: its controls, lists and fields. */
export const form = {
  required: "Obligatorio",
  toFill: "a completar",
  example: (text: string) => `Por ejemplo: ${text}`,
  warning: "Aviso: ",
  correct: "Corregir",
  fields: "Campos del documento",
  /** Heading of the folded fields, if the document has a Markdown text. */
  rest: "Lo demás",
  contrast: (ratio: string, where: string, verdict: string) => `Contraste ${ratio} ${where}: ${verdict}`,
  onGround: "sobre el fondo",
  against: (color: string) => `con ${color}`,
  isLegible: "se lee bien",
  needsContrast: (ratio: string) => `hace falta ${ratio} o más`,
  item: "Elemento",
  unknownField: "Hay un campo que no va acá:",
  removeNamed: (label: string) => `Quitar ${label}`,
  remove: "Quitar",
  leaveUnchosen: "Dejar sin elegir",
  asInFile: (text: string) => `«${text}», como está escrito`,
  swatch: (label: string) => `${label}, muestra`,
  fileSays: (text: string) => `Está escrito «${text}».`,
  putIn: (label: string, value: string) => `${label}: poner «${value}»`,
  put: (value: string) => `Poner «${value}»`,
  openInTab: (label: string) => `Abrir ${label} en otra pestaña`,
  open: "abrir ↗",
  addTo: (label: string) => `Agregar a ${label}`,
  add: "+ Agregar",
  pasteAll: "Podés pegar la lista entera.",
  pasted: (count: number) => (count === 1 ? "Se agregó uno." : `Se agregaron ${count}.`),
  minute: (label: string) => `${label}: hora, si hace falta`,
  noDay: "Sin día",
  fileSaysDay: (text: string) => `Está escrito «${text}»`,
  see: (label: string) => `Ver ${label}`,
  clear: (label: string) => `Vaciar ${label}`,
  choose: "Elegí…",
  unchosen: "Sin elegir",
  noneFound: "No hay ninguno así.",
  howToMove:
    "Para mover, apretá la barra espaciadora; con las flechas subís y bajás; con la barra otra vez lo dejás ahí, y con Escape vuelve a su lugar.",
  place: (place: number, count: number) => `lugar ${place} de ${count}`,
  grabbed: (name: string, place: string) => `Agarraste ${name}, ${place}.`,
  back: (name: string) => `${name} volvió a su lugar.`,
  outside: "fuera de la lista",
  dropped: (name: string, place: string) => `${name} quedó en el ${place}.`,
  sortable: "elemento que se mueve",
  move: (name: string) => `Mover ${name}`,
  up: (title: string) => `Subir ${title}`,
  down: (title: string) => `Bajar ${title}`,
  otherThanDue: "Acá está escrito otra cosa de la que va:",
  whatFileSays: (label: string) => `Lo que está escrito en ${label}`,
  beginAnewIn: (label: string) => `Empezar de nuevo: ${label}`,
  beginAnew: "Empezar de nuevo",
};

/** The parts of pasted content that were lost or changed, because a Markdown field cannot contain them. */
interface NotPasted {
  pictures: number;
  players: number;
  captions: readonly string[];
  /** Superscripts and subscripts that were pasted as normal text. */
  levelled: readonly string[];
}

/** Texts of the Markdown editor. */
export const markdown = {
  title: "Título",
  subtitle: "Subtítulo",
  bold: "Negrita",
  italic: "Cursiva",
  quotation: "Cita",
  list: "Lista",
  marksOf: (label: string) => `Marcas de ${label}`,
  link: "Enlace",
  length: (minutes: number, count: number, countText: string) =>
    `${minutes} min · ${countText} ${count === 1 ? "palabra" : "palabras"}`,
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
  addBlock: "Agregar",
  blockActions: { edit: "Editar", up: "Subir", down: "Bajar", remove: "Sacar" },
  /** Returns the name of a block in the text: its title, and the beginning of its words. */
  blockNamed: (title: string, words: string) => (words ? `${title}: ${words}` : title),
  blockMoved: "Cambió de lugar.",
  blockRemoved: "Salió del texto.",
  blockMissing: "Falta esto",
  blockWrong: "Así no va",
  ready: "Listo",
  together: (count: number) => `Son ${count} fotos: ¿cómo van?`,
  asGallery: "Una galería",
  oneByOne: "Una por una",
  canBeShown: (service: string) => `Es una dirección de ${service}: se puede ver en la misma página.`,
  show: { film: "Mostrar el video", sound: "Mostrar el audio", post: "Mostrar la publicación" },
  keepAddress: "Dejar la dirección",
  /** Describes the parts of the pasted content that were lost or changed; `""` if there are none. */
  notPasted: ({ pictures, players, captions, levelled }: NotPasted) =>
    [
      pictures > 0 && `Las imágenes no se pegan (había ${pictures}): arrastralas al texto, o ponelas con «Foto».`,
      players > 0 && "Un video o un audio no se pega: poné un enlace a su página.",
      captions.length > 0 && `Quedó en cursiva lo que decía al pie: «${captions.join("», «")}».`,
      levelled.length > 0 && `Quedó a la altura de las otras letras: ${levelled.join(", ")}.`,
    ]
      .filter(Boolean)
      .join(" "),
};

/** Texts of pictures: in the form, in a Markdown text, and during an upload. */
export const pictures = {
  oneOnly: "Acá va una sola foto: quedó la primera.",
  picture: "Foto",
  fromFolder: "Fotos ya subidas…",
  choose: "Elegila, soltala acá o pegala con Ctrl V.",
  addTo: (label: string) => `Agregar fotos a ${label}`,
  add: "+ Agregar fotos",
  orDrop: "o soltalas acá, varias a la vez",
  use: (file: string) => `Usar ${file}`,
  removeFile: (file: string) => `Sí, borrar la foto ${file}`,
  asksRemove: (file: string) => `Borrar ${file}`,
  remove: "Sí, borrar",
  unusedFor: (label: string) => `Fotos ya subidas y sin usar, para ${label}`,
  noneUnused: "No hay fotos subidas sin usar.",
  countUnused: (count: number) => (count === 1 ? "Hay una foto sin usar." : `Hay ${count} fotos sin usar.`),
  press: (label: string, isThere: boolean) => `${label}: ${isThere ? "cambiar la foto" : "elegir la foto"}`,
  cannotShow: "No se puede mostrar",
  choosePicture: "Elegir foto",
  changePicture: "Cambiar la foto",
  storingIt: "Guardando…",
  aboutFormer: "Lo que está escrito al lado era de la foto anterior: fijate que siga valiendo.",
  uprightOnly: "Acá van sólo fotos más altas que anchas, y ésta es más ancha que alta.",
  lyingOnly: "Acá van sólo fotos más anchas que altas, y ésta es más alta que ancha.",
  leaveOut: "No ponerla",
  storing: (name: string, more: number) => `Guardando ${name}${more > 0 ? `, y después ${more} más` : ""}…`,
  leaveAllOut: "No ponerlas",
  focusHelp: "Tocá lo que tiene que verse siempre. Con las flechas se mueve de a uno; con Mayúsculas, de a diez.",
  focusChosen: (label: string) => `${label}: elegido`,
  focusAt: (left: number, top: number) => `${left} % desde la izquierda, ${top} % desde arriba`,
  middle: "Centro",
};

/** Error messages about picture files. */
export const pictureFiles = {
  noDocument: (file: string) => `«${file}» no es un documento de este sitio.`,
  noFolder: (folder: string) => `«${folder}» no puede tener fotos.`,
  notOfFolder: (src: string, folder: string) => `«${src}» no es una imagen de la carpeta ${folder}.`,
  inUse: (src: string) => `«${src}» está en uso: sacala primero de donde se ve.`,
};
