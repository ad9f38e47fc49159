/** Messages about the magazine's e-mails. */
export const newsletter = {
  usage:
    'Uso: npm run newsletter -- [MoraVidal|2026-11-23] [--for files|buttondown|mailchimp] [--draft] [--subject "…"] [--preheader "…"] [--out CARPETA] [--content CARPETA] [--yes]\n     Con un día, la carta de la semana que termina ese día; sin nada, la de la que termina hoy.',
  preview: (subject: string, preheader: string, text: string) =>
    `\nAsunto: ${subject}\nSigue al asunto: ${preheader}\n\n${text}`,
  asks: (draft: boolean, sender: string) =>
    draft ? `¿La escribo y creo el borrador en ${sender}?` : "¿La escribo así?",
  written: (file: string, unsubscribe: string) =>
    `Listo: ${file}\nAl lado está el texto, letter.txt. El programa que la mande tiene que cambiar ${unsubscribe} por la dirección para darse de baja.`,
  drafted: (sender: string, url: string) => `El borrador está en ${sender}; no se mandó nada: ${url}`,
  unknown: (name: string, suggestion: string) =>
    `No hay nada publicado que se llame «${name}».${suggestion && ` ¿Quisiste decir «${suggestion}»?`} Lo que es borrador o tiene fecha que no llegó no sale en una carta.`,
  noDay: (day: string) => `${day} no es un día que haya pasado. Va como 2026-11-23.`,
  emptyWeek: (from: string, to: string) => `Del ${from} al ${to} no se publicó nada: no hay carta que escribir.`,
  noSender: (name: string, names: readonly string[]) =>
    `--for ${name}: no se conoce ese programa. Va uno de éstos: ${names.join(", ")}.`,
  noDrafts: "--draft va con --for buttondown o con --for mailchimp.",
  noKey: (sender: string, names: readonly string[]) =>
    `Para crear el borrador en ${sender} falta definir ${names.join(" y ")}: docs/newsletter.md`,
  noCentre: "MAILCHIMP_API_KEY no está completa: termina en el centro de datos, como -us21.",
  notDrafted: (why: string) => `No se creó el borrador. ${why}`,
  refusedKey: (sender: string) => `${sender} no acepta la clave: revisá que esté entera y que siga vigente.`,
  refused: (sender: string, status: number, words: string) =>
    `${sender} contestó ${status}${words ? `: ${words}` : "."}`,
  strangeAnswer: (sender: string) => `${sender} no contestó como se esperaba.`,
  isLate: (sender: string, seconds: number) => `${sender} no contestó en ${seconds} segundos. Probá más tarde.`,
  noNetwork: (sender: string) => `No se pudo llegar a ${sender}: revisá la conexión.`,
};
