// @ts-check
/** Messages of programs that run before any code is compiled, in plain JavaScript without packages. */

const es = {
  tooManyFiles:
    "Hay demasiados archivos abiertos: acá se permiten muy pocos. Subí el límite con «ulimit -n 4096» y volvé a probar.",
  /** @param {string} version */
  oldNode: (version) => `Hace falta Node 20.19 o más nuevo, y este es ${version}. Se descarga de https://nodejs.org`,
  otherInstalls: "Otro comando está instalando los paquetes: hay que esperar a que termine.",
  installs: "Instalando los paquetes del proyecto (sólo la primera vez)…",
  notInstalled: "No se pudieron instalar los paquetes: revisá la conexión y volvé a intentar.",
  /** @param {string} version */
  preparesSqlite: (version) => `Preparando SQLite para Node ${version}…`,
  /** @param {string} version */
  noSqlite: (version) =>
    `SQLite no anda con Node ${version}: el formulario no guarda y la redacción de un equipo no abre. Revisá la conexión y probá con «npm rebuild better-sqlite3» (en una hora se prueba solo), o usá el Node con el que instalaste.`,
  /** @param {string} folder */
  inModules: (folder) => `El proyecto no puede estar dentro de una carpeta node_modules: llevalo a otra, ${folder}`,
  /** @param {string} folder */
  magazineTwice: (folder) => `--magazine va una sola vez: ya está «${folder}».`,
  noMagazineFolder: "--magazine: falta decir qué carpeta.",
  /** @param {string} sign @param {string} folder */
  oddProject: (sign, folder) =>
    `El nombre de una carpeta no puede llevar ${sign}: cambiáselo a la del proyecto, ${folder}`,
  /** @param {string} sign @param {string} folder */
  oddMagazine: (sign, folder) =>
    `El nombre de una carpeta no puede llevar ${sign}: cambiáselo a la de la revista, ${folder}`,
  /** @param {string} folder */
  noFolder: (folder) => `No existe la carpeta «${folder}». Revisá la ruta que va después de --magazine.`,
  /** @param {string} folder @param {string} part */
  noMagazine: (folder, part) => `En «${folder}» no hay una revista: falta ${part}.`,
  /** @param {string} type @param {string} file @param {string} folder */
  typeLacks: (type, file, folder) => `Al tipo de documentos ${type} le falta ${file}, en ${folder}`,
  /** @param {string} file */
  configurationImports: (file) =>
    `magazine.config.ts no puede importar otros archivos, como ${file}. Un tipo, los de su carpeta.`,
};

/** @type {typeof es} */
const en = {
  tooManyFiles:
    "Too many files are open: very few are allowed here. Raise the limit with “ulimit -n 4096” and try again.",
  oldNode: (version) => `Node 20.19 or newer is needed, and this is ${version}. Download it from https://nodejs.org`,
  otherInstalls: "Another command is installing the packages: wait until it has finished.",
  installs: "Installing the packages of the project (only the first time)…",
  notInstalled: "The packages could not be installed: check the connection and try again.",
  preparesSqlite: (version) => `Preparing SQLite for Node ${version}…`,
  noSqlite: (version) =>
    `SQLite does not work with Node ${version}: the form stores nothing, and the newsroom of a team does not open. Check the connection and try “npm rebuild better-sqlite3” (it is tried again in an hour), or use the Node with which you installed.`,
  inModules: (folder) => `The project cannot be inside a node_modules folder: move it to another, ${folder}`,
  magazineTwice: (folder) => `--magazine can be given only once: “${folder}” is already there.`,
  noMagazineFolder: "--magazine: say which folder.",
  oddProject: (sign, folder) => `The name of a folder cannot have ${sign} in it: change that of the project, ${folder}`,
  oddMagazine: (sign, folder) =>
    `The name of a folder cannot have ${sign} in it: change that of the magazine, ${folder}`,
  noFolder: (folder) => `There is no folder “${folder}”. Check the path after --magazine.`,
  noMagazine: (folder, part) => `There is no magazine in “${folder}”: ${part} is missing.`,
  typeLacks: (type, file, folder) => `The type of documents ${type} has no ${file}, in ${folder}`,
  configurationImports: (file) =>
    `magazine.config.ts cannot import other files, such as ${file}. A type can import those of its folder.`,
};

export const launcherMessages = { es, en };
