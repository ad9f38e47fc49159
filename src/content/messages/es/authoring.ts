/** Messages about creating, copying, renaming and removing documents. */
export const authoring = {
  changed: (file: string) => `Cambiado: ${file}`,
  moved: (from: string, to: string) => `Movido: ${from} → ${to}`,
  changedBeforeDeletion: (file: string) => `${file} cambió mientras tanto: mirá otra vez qué se va a borrar.`,
  changedSinceDeletion: (file: string) =>
    `${file} cambió desde que se borró: no se puede deshacer sin perder ese cambio.`,
  changedMeanwhile: (file: string) => `${file} cambió mientras tanto: probá de nuevo.`,
  isNeeded: (slug: string, where: string) => `No se puede borrar «${slug}», porque hace falta en ${where}.`,
  optional: "También podés agregar:",
  cannotRead: (file: string) => `${file} no existe o tiene problemas: corregilos primero.`,
  folderIsThere: (type: string, slug: string) => `Ya existe la carpeta ${type}/${slug}: movela o borrala primero.`,
  cannotDuplicate: (file: string) => `${file} está escrito de un modo que no se puede duplicar.`,
  cannotChange: (file: string, field: string, name: string) =>
    `En ${file}, ${field} nombra a «${name}» de un modo que no se puede cambiar: cambialo a mano.`,
  renamed: (from: string, to: string) => `Pasa de «${from}» a «${to}».`,
  mentionsChange: (title: string) => `En «${title}» se cambia lo que lo nombra.`,
  addressLeadsOn: (from: string, to: string) =>
    `Su dirección pasa de ${from} a ${to}, y quien visite la vieja llega a la nueva.`,
  addressBreaks: (from: string, to: string) =>
    `Su dirección pasa de ${from} a ${to}: los enlaces de otros sitios a la vieja dejan de andar.`,
  picturesAreRemoved: "Se borran sus fotos.",
  isRemoved: (title: string) => `Se borra «${title}».`,
  mentionIsRemoved: (title: string) => `«${title}» deja de nombrarlo.`,
  linkIsRemoved: (title: string, text: string) => `En «${title}», «${text}» queda como texto, sin enlace.`,
  picturesStay: (titles: readonly string[]) =>
    `Sus fotos se quedan, porque se ven también en ${titles.map((title) => `«${title}»`).join(", ")}.`,
  leadsOn: (from: string, to: string) => `Quien visite ${from} llega a ${to}.`,
  isGone: (address: string) =>
    `Quien visite ${address} ve la página de inicio, y los buscadores se enteran de que esa ya no está.`,
  noLetters: (name: string) => `«${name}» no tiene letras ni números con que nombrar el archivo.`,
  cannotMake: (file: string, why: string) => `No se puede crear ${file}. ${why}`,
  isThere: (file: string) => `Ya existe ${file}.`,
  notThere: (file: string, suggestion: string | undefined) =>
    `No existe ${file}.${suggestion ? ` ¿Quisiste decir «${suggestion}»?` : ""}`,
  mayMention: (file: string, name: string) => `${file} tiene problemas y puede nombrar a «${name}»: corregilo primero.`,
  isThereAgain: (file: string) => `Ya hay otra vez «${file}»: cambiale el nombre y probá de nuevo.`,
  isCalledSo: (file: string) => `Ya se llama ${file}.`,
  hasProblems: (file: string) => `${file} tiene problemas: corregilos primero.`,
  bothNames: "Hace falta el nombre viejo y el nuevo.",
  twoOfOneName: (name: string, files: string) =>
    `Hay dos personas que se llaman «${name}» (${files}): no se sabe de cuál es cada crédito.`,
  hasFile: (name: string, files: string, both: string) =>
    `Ya hay un archivo de «${name}» (${files}): juntá en uno los dos, ${both}.`,
  nobodyCalled: (name: string, suggestion: string | undefined) =>
    `Nadie se llama «${name}» en los créditos.${suggestion ? ` ¿Quisiste decir «${suggestion}»?` : ""}`,
  and: " y ",
};

/** Error messages about pictures that cannot be used. */
export const preparing = {
  damaged:
    "La imagen está dañada o incompleta: volvé a descargarla, o abrila en un programa de imágenes y exportala de nuevo.",
  heic: "Es una foto HEIC, como las del iPhone, y acá no se puede leer: exportala como JPEG. Para que el teléfono las saque así, elegí Configuración › Cámara › Formatos › Más compatible.",
  video: "Es un video, y acá van imágenes: JPEG, PNG o WebP.",
  raw: "Es un TIFF o el archivo crudo de una cámara: exportalo como JPEG o PNG.",
  photoshop: "Es un archivo de Photoshop: exportalo como JPEG, PNG o WebP.",
  pdf: "Es un PDF: exportá la página como JPEG o PNG.",
  svg: "Es un dibujo SVG, que puede llevar programas adentro: exportalo como PNG o WebP.",
  unknown: "No es una imagen que se pueda leer: tiene que ser JPEG, PNG o WebP.",
  empty: "El archivo está vacío.",
  tooHeavy: (megabytes: number) => `Pesa más de ${megabytes} MB: exportala más chica y probá de nuevo.`,
  tooLarge: (width: number, height: number) =>
    `Mide ${width} × ${height} píxeles, más de lo que se puede leer: exportala más chica.`,
  animated: "Es una imagen animada, y el sitio muestra imágenes quietas: exportá uno de sus cuadros.",
};

/** Advice for fields that are written by hand. */
export const writing = {
  only: (only: string) => `Se escribe ${only}.`,
  color: "Va entre comillas.",
  markdown: "Poné | después de los dos puntos y escribilo en las líneas de abajo.",
  reference: (folder: string | readonly string[]) =>
    typeof folder === "string"
      ? `Se escribe el nombre de su archivo en ${folder}/, sin la terminación.`
      : "Se escriben su carpeta y el nombre de su archivo, sin la terminación.",
  moment: "Se escribe AAAA-MM-DD, y con hora AAAA-MM-DD HH:MM.",
  boolean: "Se escribe true o false.",
  empty: 'Si queda en blanco, se escribe "".',
  examples: (examples: readonly string[]) => `Por ejemplo: ${examples.join(" o ")}`,
};
