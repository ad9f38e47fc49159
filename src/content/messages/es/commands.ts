/** Messages that commands print on the terminal. */
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
  newsletter        la carta de un número o de una semana
  publish, deploy   publica el sitio en un servidor propio o en un servicio
  deployed, changed-pages, hosting   para quien lo publica`,
  noCommand: (name: string) => `«${name}» no es un comando.`,
  noMagazine: "Acá no hay una revista: ni esta carpeta ni las de arriba tienen magazine.config.ts.",
  notMeant: (option: string) =>
    option ? `No se entiende «${option}».` : "No se entiende lo que va después del comando.",
  cannotUse: (file: string, why: string) => `No se puede usar «${file}»: ${why}.`,
  /** Messages for errors of the file system, by error code. */
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

/** Messages about hosting, and about publishing the built site on a host. */
export const hosting = {
  cannotKeep: (file: string) => `No se puede abrir ${file}: quien corre esto no puede escribir ahí, o está dañado.`,
  takesFiles: (most: string, files: string) => `acepta hasta ${most} archivos y este sitio tiene ${files}`,
  takesFilesPerFolder: (most: string, folder: string, files: string) =>
    `acepta hasta ${most} archivos por carpeta y ${folder}/ tiene ${files}`,
  takesBytesPerFile: (most: string, file: string, size: string) =>
    `acepta archivos de hasta ${most} y ${file} pesa ${size}`,
  takesBytes: (most: string, size: string) => `acepta hasta ${most} en total y este sitio pesa ${size}`,
  paidPlan: (files: string, most: number) =>
    `Con el plan pago de Cloudflare entran ${files}: agregá --max-files=${most}.`,
  bucket: "Con --host=workers entra todo: lo que sobra va a un depósito de R2.",
  ownServer: "Con --host=files no hay límite: lo sirve un servidor tuyo, con nginx o Caddy.",
  doesNotFit: (host: string) => `El sitio no entra en ${host}. No se publicó nada.`,
  usage: (host: string, files: string, most: string) => `${host}: ${files} de ${most} archivos.`,
  noHost: (host: string, hosts: string) => `No se publica en «${host}». Va uno de éstos: ${hosts}.`,
  lacks: (host: string, names: string) => `Para publicar en ${host} falta definir ${names}: docs/publishing.md`,
  undefinedNames: (names: string) => `Falta definir ${names}.`,
  noSite: (folder: string) => `En ${folder} no hay un sitio: corré npm run build.`,
  noWorkersSite: (folder: string) => `En ${folder} no hay un sitio hecho con npm run build -- --host=workers.`,
  noTarget: "Falta decir adónde: usuario@servidor:/var/www/pompa, o una carpeta de esta computadora.",
  noRsync: "Falta rsync, el programa que envía los archivos.",
  noRclone: "Falta rclone, el programa que sube los archivos: https://rclone.org/install/",
  notAllSent: "No se envió todo; el sitio sigue como estaba. Volvé a correrlo: sigue con lo que falta.",
  notAllUploaded: "No se subió todo. Volvé a correrlo: sigue con lo que falta.",
  wouldSend: (files: number) => `Se enviarían: ${files} ${files === 1 ? "archivo" : "archivos"}.`,
  sent: (files: number) => `Enviados: ${files} ${files === 1 ? "archivo" : "archivos"}.`,
  published: (release: string) => `Publicado: ${release}.`,
  strangeAnswer: "El servidor no contestó como se esperaba; el sitio sigue como estaba.",
  overtaken: "Alguien más publicó mientras tanto, y quedó lo suyo. Actualizá tu copia y volvé a correrlo.",
  noSiteBefore: "No hay un sitio anterior al de ahora.",
  rolledBack: (release: string) => `Se volvió a ${release}.`,
  answers: (status: number) => `contesta ${status}`,
  isOfAnother: "es la de otra versión",
  doesNotAnswer: "no contesta",
  fileServer: "Un servidor de archivos",
  unknownHost: (host: string, hosts: string) => `--host=${host}: no existe ese alojamiento. Los que hay: ${hosts}.`,
  countsNoFiles: (host: string) => `--max-files: ${host} no cuenta los archivos.`,
  noMaxFiles: (value: string, usual: number) => `--max-files=${value}: va un número, como ${usual}.`,
  notStored: (form: string, why: string) => `No se guardó lo que llegó por el formulario «${form}»: ${why}`,
  noRoom: (most: number) => `ya hay ${most}, que es el máximo. Hay que descargar la lista y vaciarla.`,
  brokenLines: (lines: number, file: string) =>
    `Estas líneas estaban cortadas y no se pudieron leer: ${lines}. Quedaron en ${file}.`,
  noDatabase: "better-sqlite3 no está instalado o no anda en esta computadora; se instala con npm ci.",
};
