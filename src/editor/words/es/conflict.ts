/** Two versions of a document, of which what cannot be joined is chosen. */
export const conflict = {
  fileReturns: "Lo que escribiste está acá: si lo guardás, el documento vuelve.",
  choose: "No se pisó nada, y lo demás ya se sumó. Elegí qué queda de cada cosa, y después guardá.",
  unreadable: "Lo que dice ahora no se puede leer. Podés corregirlo como texto, o quedarte con lo tuyo.",
  mine: "Vos escribiste",
  theirs: (who: string | undefined) => `${who ?? "Otra persona"} escribió`,
  elsewhere: "En el otro navegador",
  removed: "(borrado)",
  youElsewhere: "Otra ventana tuya",
  switched: (on: boolean): string => (on ? "Sí" : "No"),
  orderOf: (list: string) => `${list}: el orden`,
  chooseOne: "Elegí una de las dos.",
  goOnAsChosen: "Seguir con lo elegido",
  goOnWithOther: "Seguir con lo otro",
  keepThis: "Quedarme con lo de acá",
  keepMine: "Quedarme con todo lo mío",
  heading: ({ gone, isOwn, who = "Otra persona" }: { gone: boolean; isOwn: boolean; who: string | undefined }) => {
    if (isOwn) return "También escribiste en otro navegador, y quedó sin guardar";
    return gone ? "Alguien borró este documento mientras lo editabas" : `${who} cambió lo mismo que vos`;
  },
  joined: (isOwn: boolean, who = "Otra persona") =>
    isOwn
      ? "Se sumó lo que escribiste en otro navegador."
      : `${who} guardó cambios mientras escribías: se sumaron a los tuyos.`,
};
