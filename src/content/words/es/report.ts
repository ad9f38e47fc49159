/** The report of the check on a terminal. */
export const report = {
  didYouMean: "¿Quisiste decir «{suggestion}»?",
  alike: (written: string, meant: string) =>
    ` Parecen iguales y no lo son: ${!meant ? `sobra ${written}` : !written ? `falta ${meant}` : `en lugar de ${written} va ${meant}`}.`,
  andMore: (count: string, title: string, files: string) => `${count} más de «${title}» en ${files}`,
  seeAll: "Con --format=json se ven todos.",
  stopsAll: "Con --strict no se publica nada.",
  stopsNothing: "No impiden publicar.",
  errors: (count: string, files: string) => `${count} en ${files}. No se publicó nada.`,
  warnings: (count: string, files: string, stops: string) => `${count} en ${files}. ${stops}`,
  warning: "Aviso: ",
  files: (count: number) => (count === 1 ? "1 archivo" : `${count} archivos`),
  countErrors: (count: number) => (count === 1 ? "1 problema" : `${count} problemas`),
  countWarnings: (count: number) => (count === 1 ? "1 aviso" : `${count} avisos`),
  locale: "es",
};
