/** What commands say on a terminal. */
export const commands = {
  asksType: "¿Qué vas a agregar?",
  asksName: "¿Cómo se llama?",
  usageOfTypes: (command: string, types: string) => `Uso: npm run ${command}. Los tipos: ${types}.`,
  usageOfChangedPages: "Uso: npm run changed-pages -- https://dirección.del.sitio [--site dist] [--content content]",
  contentProblems: "Problemas del contenido",
  noProblems: "El contenido no tiene problemas.",
  changedPages: "Páginas que cambian",
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
  usageOfNew: 'content:new -- <tipo> "Nombre"',
  made: (file: string, folder: string) =>
    `Listo: ${file}\nCompletá lo que quedó vacío, guardá las imágenes en ${folder} y revisá con:\n  npm run content:check`,
  noPort: (port: string, usual: number) => `PORT: «${port}» no es un puerto; va un número de 0 a 65535, como ${usual}.`,
  usageOfRename:
    "content:rename -- <tipo> <nombre viejo> <nombre nuevo>, sin la terminación; de una persona, como se lee",
  schemas: (count: number, folder: string) => `${count} esquemas en ${folder}`,
  noSite: "Todavía no hay un sitio en dist/: primero corré npm run build.",
  serving: (address: string) => `Listo: ${address}`,
  portTaken: (port: number, other: number) => `El puerto ${port} está ocupado: elegí otro con PORT=${other} npm start.`,
};
