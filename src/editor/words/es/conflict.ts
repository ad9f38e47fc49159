import type { Opened } from "../../contract/protocol.ts";

/** Two versions of a document, of which what cannot be joined is chosen. */
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
  heading: ({ gone, isOwn }: { gone: boolean; isOwn: boolean }, by: Opened["by"]) => {
    if (isOwn) return "También escribiste en otro navegador, y quedó sin guardar";
    if (gone) return "Alguien borró este documento mientras lo editabas";
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
