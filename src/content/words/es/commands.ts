/** What commands say on a terminal. */
export const commands = {
  folder: "CARPETA",
  usage: (line: string) => `Uso: npm run ${line}`,
  magazineToo: "Todos los que trabajan sobre una revista toman también --magazine CARPETA. Más en docs/commands.md.",
  overview: `Uso: npx pompa <comando>, en la carpeta de una revista. Con --help, lo que toma cada uno.

  create CARPETA    hace una revista nueva
  start             arma el sitio y lo sirve
  dev               el sitio mientras se cambia
  edit              el editor
  check             revisa el contenido
  test              revisa el contenido y el sitio
  build, preview    arma el sitio; sirve el que hay
  new, rename       agrega un documento; le cambia el nombre
  import            trae contenido de otro sistema
  newsroom          el editor para un equipo
  publish, deploy   publica el sitio en un servidor propio o en un servicio
  deployed, changed-pages, hosting   para quien lo publica`,
  noCommand: (name: string) => `«${name}» no es un comando.`,
  noMagazine: "Acá no hay una revista: ni esta carpeta ni las de arriba tienen magazine.config.ts.",
  notMeant: (option: string) =>
    option ? `No se entiende «${option}».` : "No se entiende lo que va después del comando.",
  cannotUse: (file: string, why: string) => `No se puede usar «${file}»: ${why}.`,
  /** What the file system refuses, by its code. */
  refused: {
    EACCES: "no tenés permiso",
    EPERM: "no tenés permiso",
    EROFS: "ahí no se puede escribir",
    ENOSPC: "no queda lugar en el disco",
    ENOTDIR: "es un archivo, o está dentro de uno",
    EISDIR: "es una carpeta",
    EEXIST: "ya hay un archivo con ese nombre",
    EMFILE: "hay demasiados archivos abiertos",
    ENAMETOOLONG: "el nombre es demasiado largo",
  } as Record<string, string>,
  asksType: "¿Qué vas a agregar?",
  asksName: "¿Cómo se llama?",
  usageOfChangedPages: "Uso: npm run changed-pages -- https://dirección.del.sitio [--site dist] [--content content]",
  usageOfTypes: (command: string, types: string) => `Uso: npm run ${command}. Los tipos: ${types}.`,
  usageOfNew: 'content:new -- <tipo> "Nombre"',
  usageOfRename:
    "content:rename -- <tipo> <nombre viejo> <nombre nuevo>, sin la terminación; de una persona, como se lee",
  contentProblems: "Problemas del contenido",
  noProblems: "El contenido no tiene problemas.",
  changedPages: "Páginas que cambian",
  newPage: (address: string) => `${address} (nueva)`,
  noChangedPages: "No cambia ninguna página.",
  andMore: (more: number) => `- … y ${more} más`,
  outdated: "El contenido compilado es de antes de los últimos cambios del código: corré «npm run content:build».",
  notUnderstood: (argument: string) => `No se entiende «${argument}»: va sólo lo que empieza con --.`,
  noFormat: (format: string) => `--format ${format} no existe: puede ser text, json o github.`,
  notPublished: "No se publicó: el sitio sigue como estaba.",
  usageOfDeployed: "Uso: npm run deployed -- https://dirección.del.sitio [--site dist] [--patience 120]",
  isCurrent: (url: string) => `${url} es el sitio de ahora.`,
  isNotCurrent: (url: string) => `${url} no es el sitio de ahora:`,
  optionTwice: (option: string, name: string) => `--${option} va una sola vez: ya está «${name}».`,
  folderMissing: (option: string) => `--${option}: falta decir qué carpeta.`,
  noFolder: (name: string) => `No existe la carpeta «${name}». Revisá la ruta que va después de --content.`,
  usageOfHosting:
    "Uso: npm run hosting -- nginx|caddy CARPETA [--port 80] [--brotli]\n     npm run hosting -- caddy --newsroom DIRECCIÓN --site DIRECCIÓN\n     npm run hosting -- r2 [dist] [--clean]",
  made: (file: string, folder: string) =>
    `Listo: ${file}\nCompletá lo que quedó vacío, guardá las imágenes en ${folder} y revisá con:\n  npm run content:check`,
  noPort: (port: string, usual: number) => `PORT: «${port}» no es un puerto; va un número de 0 a 65535, como ${usual}.`,
  schemas: (count: number, folder: string) => `${count} esquemas en ${folder}`,
  noSite: "Todavía no hay un sitio en dist/: primero corré npm run build.",
  serving: (address: string) => `Listo: ${address}`,
  noAddress: (host: string) => `HOST: esta computadora no tiene la dirección «${host}». Para todas va HOST=0.0.0.0.`,
  portTaken: (port: number, other: number) => `El puerto ${port} está ocupado: elegí otro con PORT=${other} npm start.`,
};
