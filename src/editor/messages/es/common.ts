/** Texts that several parts of the editor share. */
export const common = {
  empty: "(vacío)",
  tryAgain: "Probar de nuevo",
  keepIt: "Dejarlo",
  remove: "Borrar",
  problems: (count: number) => (count === 1 ? "1 problema" : `${count} problemas`),
  warnings: (count: number) => (count === 1 ? "1 aviso" : `${count} avisos`),
  seeking: "Buscando…",
  locale: "es-AR",
  cancel: "Cancelar",
};

/** Texts about days and times. */
export const time = {
  asSaid: (day: string) => day.replace(",", ""),
  atMinute: (day: string, minute: string) => `${day} a las ${minute}`,
  toCome: (days: string) => `por venir, ${days}`,
  past: "ya pasó",
};

/** Translations of the texts of CodeMirror, the Markdown editor. The keys are the English texts. */
export const phrases: Readonly<Record<string, string>> = {
  Find: "Buscar",
  Replace: "Reemplazar por",
  next: "siguiente",
  previous: "anterior",
  all: "todas",
  "match case": "distinguir mayúsculas",
  regexp: "expresión regular",
  "by word": "palabra entera",
  replace: "reemplazar",
  "replace all": "reemplazar todas",
  close: "cerrar",
  "current match": "coincidencia",
  "on line": "en el renglón",
  "replaced match on line $": "se reemplazó en el renglón $",
  "replaced $ matches": "se reemplazaron $",
  "Go to line": "Ir al renglón",
  go: "ir",
  "Selection deleted": "Se borró lo seleccionado",
  "Control character": "Carácter de control",
  to: "hasta",
};

/** Messages that the commands of the editor print on the terminal. */
export const commands = {
  notPrepared: "No se pudo preparar la redacción: lo que falló está arriba.",
  noSubscriptions: (why: string) => `No se ven las suscripciones: ${why}`,
  preparing: "Preparando la redacción (sólo la primera vez y cuando cambia)…",
  isOpen: (address: string) => `La redacción está en ${address}\nPara cerrarla: Ctrl C.`,
  portTaken: (port: number) => `El puerto ${port} está ocupado: cerrá la otra, o elegí uno con PORT.`,
  nothingStored: (file: string) => `--state: ahí no hay nada guardado: falta ${file}.`,
  stored: (file: string) => `Guardado en ${file}.`,
  newsroomIsOpen: (address: string, site: string) => `La redacción está en ${address}, y el sitio en ${site}.`,
};

/** Texts of the preview, which shows the page beside the form. */
export const preview = {
  lastPublication: "en la última publicación",
  was: (when: string) => `Así estaba ${when}: `,
  is: "Así se ve: ",
  seeNow: "Ver cómo está ahora",
  loading: "Cargando la página…",
  page: "Vista de la página",
  phone: "Teléfono",
  computer: "Computadora",
};
