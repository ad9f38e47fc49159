/** Making, copying, renaming and removing documents. */
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
  renamed: (from: string, to: string) => `${from} pasa a llamarse ${to}.`,
  mentionsChange: (file: string) => `En ${file} se cambia lo que lo nombra.`,
  addressLeadsOn: (from: string, to: string) =>
    `Su dirección pasa de ${from} a ${to}, y quien visite la vieja llega a la nueva.`,
  addressBreaks: (from: string, to: string) =>
    `Su dirección pasa de ${from} a ${to}: los enlaces de otros sitios a la vieja dejan de andar.`,
  folderIsRemoved: (folder: string) => `Se borra la carpeta de sus imágenes, ${folder}.`,
  isRemoved: (file: string) => `Se borra ${file}.`,
  fieldIsRemoved: (file: string, field: string, text: string) => `En ${file} se saca ${field}: ${text}.`,
  linkIsRemoved: (file: string, text: string) => `En ${file}, «${text}» queda como texto, sin enlace.`,
  folderStays: (folder: string, files: string) =>
    `La carpeta ${folder} se queda, porque sus imágenes se ven también en ${files}.`,
  leadsOn: (from: string, to: string) => `Quien visite ${from} llega a ${to}.`,
  isGone: (address: string) =>
    `Quien visite ${address} ve la página de inicio, y los buscadores se enteran de que esa ya no está.`,
  noLetters: (name: string) => `«${name}» no tiene letras ni números con que nombrar el archivo.`,
  cannotMake: (file: string, why: string) => `No se puede crear ${file}. ${why}`,
  isThere: (file: string) => `Ya existe ${file}.`,
  notThere: (file: string, meant: string | undefined) =>
    `No existe ${file}.${meant ? ` ¿Quisiste decir «${meant}»?` : ""}`,
  mayMention: (file: string, name: string) => `${file} tiene problemas y puede nombrar a «${name}»: corregilo primero.`,
  isThereAgain: (file: string) => `Ya hay otra vez «${file}»: cambiale el nombre y probá de nuevo.`,
  isCalledSo: (file: string) => `Ya se llama ${file}.`,
  hasProblems: (file: string) => `${file} tiene problemas: corregilos primero.`,
  bothNames: "Hace falta el nombre viejo y el nuevo.",
  twoOfOneName: (name: string, files: string) =>
    `Hay dos personas que se llaman «${name}» (${files}): no se sabe de cuál es cada crédito.`,
  hasFile: (name: string, files: string, both: string) =>
    `Ya hay un archivo de «${name}» (${files}): juntá en uno los dos, ${both}.`,
  nobodyCalled: (name: string, meant: string | undefined) =>
    `Nadie se llama «${name}» en los créditos.${meant ? ` ¿Quisiste decir «${meant}»?` : ""}`,
  and: " y ",
};
