/** What cannot be published, and what became of it. */
export const publishing = {
  ruleAt: (pattern: string, source: string, line: string) => `«${pattern}», en ${source}:${line}`,
  changed: (first: string) => `Cambia ${first}`,
  changedAll: (first: string, more: number) => `Cambia ${first} y ${more} más`,
  tookIn: "Trae lo publicado\n",
  beforeTakingIn: "Antes de lo publicado\n",
  sentence: "Escribí en una frase qué cambiaste.",
  author:
    "Git no sabe quién sos. Decí tu nombre y tu correo: quedan guardados en este repositorio y firman lo que publicás.",
  badAuthor: "Faltan un nombre o un correo bien escritos, como Ana Sosa y ana@pompa.example.",
  unfinished:
    "En el repositorio quedó algo a medio hacer (una unión o un cambio de base de Git). Hay que terminarlo o cancelarlo antes de publicar: pedíselo a quien lo empezó.",
  empty:
    "El repositorio todavía no tiene ninguna publicación con la que comparar. Quien lo administra tiene que hacer la primera.",
  changedSince: "Cambió desde que lo miraste, y no se publicó nada. Mirá cómo está ahora y elegilo de nuevo.",
  nothing: "No cambió nada desde la última publicación.",
  held: "Lo que cambió tiene problemas, y así frenaría la publicación de todo. Corregilo y probá de nuevo.",
  unchosen: "Elegí al menos un documento.",
  waiting: "Todo lo que cambió ya espera que alguien lo acepte.",
  onlyTheirs:
    "Elegiste la versión publicada en todo, así que no queda nada para publicar. Tus textos siguen guardados.",
  raced: "Alguien publicó al mismo tiempo. Probá de nuevo: no se perdió nada.",
  conflicts: "Mientras tanto alguien publicó otros cambios en los mismos lugares. Elegí qué versión va en cada uno.",
  ignored: (file: string, rule: string) =>
    `Git deja afuera ${file} (${rule}): pedile a quien te instaló Git que saque esa regla.`,
  needs: (files: string) => `Si lo que elegiste lo necesita, elegí también: ${files}.`,
  andMore: (more: number) => `… y ${more} más.`,
  incomplete: "No se publicó nada: a los demás les llegaría con problemas, y con eso no se podría publicar la revista.",
  notPublished: "No se publicó, y tus cambios siguen guardados",
  publishAgain: "«Publicar» de nuevo lo vuelve a intentar.",
  notLetIn: "el repositorio remoto no te dejó entrar. Pedí acceso o revisá tu clave con quien lo administra; después,",
  notAccepted: "el repositorio remoto no lo aceptó. Mostrale este mensaje a quien lo administra; después,",
  notReached: "no se pudo llegar al repositorio remoto. Cuando haya conexión,",
  tooSlow: (kept: string, again: string) => `${kept}: el repositorio remoto tardó demasiado en contestar. ${again}`,
  notPushed: "no se pudo subir.",
  cloneUnfinished:
    "En el repositorio quedó algo a medio hacer (una unión o un cambio de base). Terminalo o cancelalo, y volvé a empezar.",
  cloneEmpty: "El repositorio todavía no tiene ninguna publicación: hacé el primer commit.",
  noMainBranch: "El repositorio no tiene una rama main ni master, que es la que se publica.",
  onMainBranch: (branch: string) =>
    `Está en ${branch}, y la redacción ya tiene una rama: volvé a ella con git switch redaccion.`,
};
