/** Documents at the server: saving, making, removing and finding them. */
export const documents = {
  saveFirst: "Tiene cambios sin guardar: guardalos o descartalos primero.",
  fixedType: (name: string) => `De «${name}» no se pueden agregar ni sacar documentos.`,
  notInVersion: (file: string) => `No se encuentra ${file} en esa versión.`,
  noRepository: "Esta carpeta no está en un repositorio de Git.",
  removedHere: "se borró en esta computadora",
  nothingRemoved: "No hay nada borrado para devolver.",
  missing: (file: string) => `No existe el documento ${file}.`,
  outside: (file: string) => `${file} lleva fuera de content.`,
  draftOrMend: "marcalo como borrador para guardarlo así, o corregilos",
  mend: "corregilos y guardá de nuevo",
  hasProblems: (way: string) => `Todavía hay problemas: ${way}.`,
  badLetter:
    "Lo último que escribiste o pegaste tiene una letra que un archivo no puede guardar: deshacelo y probá de nuevo.",
};
