import type { Opened } from "../../contract/protocol.ts";

/** Texts of the document bar, of the document menu and of the actions on a document. */
export const document = {
  mentionsStay: "Lo que lo nombra no se publica hasta que lo saques de ahí o lo vuelvas a publicar.",
  keepPublished: "Dejarlo publicado",
  backToDraft: "Volver a borrador",
  willChange: "Va a cambiar:",
  savedAsDraft: "Guardado como borrador.",
  undo: "Deshacer",
  redo: "Rehacer",
  othersHere: (names: readonly string[]) =>
    `También ${names.length === 1 ? "está" : "están"} acá: ${names.join(", ")}.`,
  allSaved: "Todo guardado.",
  pending: { saved: "Falta publicarlo.", waiting: "Falta que lo acepten." },
  saveAsDraft: "Guardar como borrador",
  save: "Guardar",
  contested: "Sin guardar: elegí arriba de los campos qué queda.",
  unsaved: "Sin guardar",
  unkept: "Este navegador no puede conservar lo que escribís: no cierres la página sin guardar.",
  notLoggedIn: "Sin guardar: falta que entres de nuevo.",
  opening: "Abriendo…",
  waitForPicture: "(esperá la foto)",
  saveFirst: "(guardá primero)",
  asksDraft: (title: string) => `¿Volver «${title}» a borrador?`,
  earlierVersions: "Versiones anteriores",
  openVersions: "Versiones anteriores…",
  duplicates: (title: string) => `Duplicar «${title}»`,
  renames: (title: string) => `Cambiar la dirección de «${title}»`,
  asksRemove: (title: string) => `¿Borrar «${title}»?`,
  nameOfCopy: "¿Cómo se llama el nuevo?",
  duplicate: "Duplicar",
  more: "Más",
  discard: "Descartar lo que no guardaste",
  openDuplicate: "Duplicar…",
  openRename: "Cambiar la dirección…",
  openRemove: "Borrar…",
  line: (line: number) => `renglón ${line}`,
  asText: "El documento, como texto",
  problems: "Problemas",
  countProblems: (count: number) => (count === 1 ? "Hay un problema" : `Hay ${count} problemas`),
  warnings: "Avisos",
  countWarnings: (count: number) =>
    count === 1 ? "Hay un aviso, que no impide publicar" : `Hay ${count} avisos, que no impiden publicar`,
  ready: "Listo: falta publicarlo.",
  readyElsewhere: "Listo: aparece cuando se publique el sitio.",
  comesOutItself: (moment: string) => `Listo: una vez publicado, sale solo el ${moment}.`,
  comesOutWith: (moment: string) =>
    `Listo: sale el ${moment}, si desde entonces alguien publica. Para que salga solo, quien mantiene el sitio tiene que activarlo.`,
  waitsForProblems: (problems: number, places: readonly string[]) =>
    places.length > 0 && places.length <= 3
      ? `Para publicarlo falta resolver: ${places.join("; ")}.`
      : problems === 1
        ? "Para publicarlo falta resolver un problema."
        : `Para publicarlo falta resolver ${problems} problemas.`,
  newName: "Cómo termina la dirección, con letras y guiones",
  changeAll: "Cambiar todo esto",
  seeChanges: "Ver qué cambia",
  successor: "Quien visite su página llega a",
  noSuccessor: "La página de inicio",
};

/** Messages of the server about saving, creating, removing and finding documents. */
export const documents = {
  saveFirst: "Tiene cambios sin guardar: guardalos o descartalos primero.",
  fixedType: (name: string) => `De «${name}» no se pueden agregar ni sacar documentos.`,
  notInVersion: (name: string) => `«${name}» no está en esa versión.`,
  noRepository: "Acá no se guardan versiones anteriores. Pedíselas a quien administra la revista.",
  removedHere: "se borró en esta computadora",
  nothingRemoved: "No hay nada borrado para devolver.",
  missing: (name: string) => `«${name}» ya no está.`,
  outside: (name: string) => `«${name}» no es de la revista.`,
  draftOrMend: "marcalo como borrador para guardarlo así, o corregilos",
  mend: "corregilos y guardá de nuevo",
  hasProblems: (way: string) => `Todavía hay problemas: ${way}.`,
  badLetter: "Lo último que escribiste o pegaste tiene una letra que no se puede guardar: deshacelo y probá de nuevo.",
};

/** Texts for resolving a conflict: the person chooses one of two versions of each part that cannot be merged. */
export const conflict = {
  fileReturns: "Lo que escribiste está acá: si lo guardás, el documento vuelve.",
  choose: "No se pisó nada, y lo demás ya se sumó. Elegí qué queda de cada cosa, y después guardá.",
  unreadable: "Lo que dice ahora no se puede leer. Podés corregirlo como texto, o quedarte con lo tuyo.",
  mine: "Vos escribiste",
  theirs: (by: Opened["by"]) =>
    by?.isYou ? "Vos, en otra ventana" : by ? `${by.name} escribió` : "Lo que está guardado",
  elsewhere: "En el otro navegador",
  removed: "(borrado)",
  switched: (on: boolean): string => (on ? "Sí" : "No"),
  orderOf: (list: string) => `${list}: el orden`,
  chooseOne: "Elegí una de las dos.",
  goOnAsChosen: "Seguir con lo elegido",
  goOnWithOther: "Seguir con lo otro",
  keepThis: "Quedarme con lo de acá",
  keepMine: "Quedarme con todo lo mío",
  heading: ({ isRemoved, isOwn }: { isRemoved: boolean; isOwn: boolean }, by: Opened["by"]) => {
    if (isOwn) return "También escribiste en otro navegador, y quedó sin guardar";
    if (isRemoved) return "Alguien borró este documento mientras lo editabas";
    if (!by) return "Esto cambió mientras lo editabas, justo donde escribiste";
    return by.isYou ? "En otra ventana guardaste otra cosa" : `${by.name} cambió lo mismo que vos, y lo guardó`;
  },
  joined: ({ isOwn, by }: Pick<Opened, "by"> & { isOwn: boolean }) => {
    if (isOwn) return "Se sumó lo que escribiste en otro navegador.";
    if (!by) return "El documento cambió mientras escribías: los cambios se sumaron a los tuyos.";
    return by.isYou
      ? "Se sumó lo que guardaste en otra ventana."
      : `${by.name} guardó cambios mientras escribías: se sumaron a los tuyos.`;
  },
};

/** Texts that describe the differences between two versions of a document. */
export const differences = {
  whole: "Todo el documento",
  unreadable: "Lo que no se puede leer",
  struck: "Tachado",
  underlined: "Subrayado",
  onlyLook: "Las palabras son las mismas: cambió cómo se ven (negrita, título, cita…).",
  came: "Entró esta foto:",
  went: "Salió esta foto:",
};

/** Texts about the versions of a document, and about removed documents. */
export const history = {
  compareWith: "Comparar con",
  same: "Dicen lo mismo.",
  openRemoved: "Documentos borrados…",
  removed: "Documentos borrados",
  noneRemoved: "No se borró ninguno.",
  chooseRemoved: "Elegí uno, y vuelve como estaba, con sus fotos. Quienes leen no lo ven hasta que se publique.",
  now: "Lo que hay ahora",
  none: "Todavía no se publicó ninguna versión.",
  versions: "Versiones",
  shallow: "Esta computadora tiene sólo la última parte de la historia: puede haber versiones más viejas.",
  wasNotThere: "En esta versión el documento no estaba.",
  on: (time: string) => `el ${time}`,
  difference: "En qué se diferencian",
  seePage: "Ver la página de entonces",
  restore: "Volver a esta versión",
};

/** Texts of links that show a document to people without a login. */
export const sharing = {
  open: "Compartir vista previa…",
  title: (name: string) => `Compartir vista previa de ${name}`,
  what: "Quien tenga el enlace ve la página como está guardada, aunque sea un borrador, sin entrar a la redacción. Vale siete días, y los buscadores no la muestran.",
  unsaved: "Hay cambios sin guardar: hasta que los guardes, no se ven.",
  make: "Crear un enlace",
  link: "Enlace",
  until: (moment: string) => `Vale hasta el ${moment}.`,
  copy: "Copiar el enlace",
  copied: "Copiado.",
  longer: "Alargar siete días",
  remove: "Sacar el enlace",
  removed: "El enlace ya no muestra nada.",
  isOver: "Este enlace venció, o quien te lo dio lo sacó. Pedile otro.",
};

/** Texts about the e-mail of a document. */
export const letters = {
  open: "Carta por correo…",
  openWeek: "Carta de la semana, por correo…",
  ofWeek: "La carta de la semana",
  weekName: "semana",
  title: (name: string) => `Carta de ${name}`,
  what: "La carta es un correo para quienes se suscribieron. Lleva lo que está guardado y ya salió. Publicá antes de mandarla, porque sus enlaces van al sitio.",
  subject: "Asunto",
  preheader: "Lo que sigue al asunto",
  shown: "La carta",
  download: "Bajar la carta",
  fileName: (name: string, ending: string) => `carta-${name}.${ending}`,
  draft: (sender: string) => `Crear el borrador en ${sender}`,
  drafted: (sender: string) => `La revista no manda nada: el borrador queda en ${sender}.`,
  openDraft: "Abrir el borrador",
  writing: "Se está escribiendo la carta…",
};
