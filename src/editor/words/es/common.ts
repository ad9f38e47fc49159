/** What several parts of the editor say. */
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
