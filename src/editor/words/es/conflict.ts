/** Two versions of a document, of which one is chosen. */
export const conflict = {
  fileReturns: "Lo que escribiste está acá: si lo guardás, el archivo vuelve.",
  choose: "No se pisó nada. Elegí qué queda de cada cosa, y después guardá.",
  unreadable: "Lo que dice ahora no se puede leer. Podés corregirlo como texto, o quedarte con lo tuyo.",
  theirsInBrowser: "Lo del otro navegador",
  theirsOnDisk: "Lo del disco",
  goOnAsChosen: "Seguir con lo elegido",
  goOnWithOther: "Seguir con lo otro",
  goOnWithDisk: "Seguir con lo del disco",
  keepThis: "Quedarme con lo de acá",
  keepMine: "Quedarme con todo lo mío",
  alsoInBrowser: "También escribiste en otro navegador, y quedó sin guardar",
  changedMeanwhile: (gone: boolean) =>
    `${gone ? "Alguien borró el archivo" : "El archivo cambió en el disco"} mientras lo editabas`,
  mine: "Lo mío",
};
