/** Versions of a document. */
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
