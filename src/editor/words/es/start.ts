/** The first screen. */
export const start = {
  plannedFor: (moment: string) => `para el ${moment}`,
  nothingToDo: "No quedó nada por hacer: elegí un documento de la lista, o empezá uno nuevo.",
  unfinished: "Lo que dejaste sin terminar",
  pending: "Guardado, sin publicar",
  notes: "Con comentarios del equipo",
  coming: "Qué sale y cuándo",
  notByItself: "No salen solos: aparecen cuando alguien publica a partir de ese momento.",
  troubled: "Con problemas",
  whoIsWhere: "Quién está en qué",
  title: "En qué estamos",
  newDocument: "Nuevo documento",
  lastPublished: "Lo último que se publicó",
  andMore: (more: number) => `y ${more} más`,
  less: "Ver menos",
  more: (rest: number) => `Ver ${rest} más`,
};
