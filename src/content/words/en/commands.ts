import type { commands as Spanish } from "../es/commands.ts";

export const commands: typeof Spanish = {
  folder: "FOLDER",
  usage: (line: string) => `Usage: npm run ${line}`,
  magazineToo: "Those that work on a magazine also take --magazine FOLDER. More in docs/commands.md.",
  overview: `Usage: npx pompa <command>, in the folder of a magazine. With --help, what each takes.

  create FOLDER     makes a new magazine
  start             builds the site and serves it
  dev               the site while it changes
  edit              the editor
  check             checks the content
  test              checks the content and the site
  build, preview    builds the site; serves the one that is there
  new, rename       adds a document; gives it another name
  import            brings in content of another system
  newsroom          the editor for a team
  publish, deploy   publishes the site on a server of one's own or at a host
  deployed, changed-pages, hosting   for whoever publishes it`,
  noCommand: (name) => `“${name}” isn't a command.`,
  noMagazine: "There is no magazine here: neither this folder nor those above it have a magazine.config.ts.",
  notMeant: (option: string) =>
    option ? `“${option}” isn't understood.` : "What follows the command isn't understood.",
  cannotUse: (file: string, why: string) => `“${file}” can't be used: ${why}.`,
  /** What the file system refuses, by its code. */
  refused: {
    EACCES: "you have no permission",
    EPERM: "you have no permission",
    EROFS: "nothing can be written there",
    ENOSPC: "the disk is full",
    ENOTDIR: "it is a file, or inside one",
    EISDIR: "it is a folder",
    EEXIST: "there is a file of that name",
    EMFILE: "too many files are open",
    ENAMETOOLONG: "the name is too long",
  } as Record<string, string>,
  asksType: "What do you want to add?",
  asksName: "What is it called?",
  usageOfChangedPages: "Usage: npm run changed-pages -- https://address.of.the.site [--site dist] [--content content]",
  usageOfTypes: (command: string, types: string) => `Usage: npm run ${command}. The types: ${types}.`,
  usageOfNew: 'content:new -- <type> "Name"',
  usageOfRename: "content:rename -- <type> <old name> <new name>, without the extension; of a person, as it is read",
  contentProblems: "Problems of the content",
  noProblems: "The content has no problems.",
  changedPages: "Pages that change",
  newPage: (address: string) => `${address} (new)`,
  noChangedPages: "No page changes.",
  andMore: (more: number) => `- … and ${more} more`,
  outdated: "The compiled content is older than the latest changes of the code: run “npm run content:build”.",
  notUnderstood: (argument: string) => `“${argument}” isn't understood: only what begins with -- goes here.`,
  noFormat: (format: string) => `--format ${format} doesn't exist: it can be text, json or github.`,
  notPublished: "It wasn't published: the site stays as it was.",
  usageOfDeployed: "Usage: npm run deployed -- https://address.of.the.site [--site dist] [--patience 120]",
  isCurrent: (url: string) => `${url} is the current site.`,
  isNotCurrent: (url: string) => `${url} isn't the current site:`,
  optionTwice: (option: string, name: string) => `--${option} goes once only: it is already “${name}”.`,
  folderMissing: (option: string) => `--${option}: it doesn't say which folder.`,
  noFolder: (name: string) => `The folder “${name}” doesn't exist. Check the path after --content.`,
  usageOfHosting:
    "Usage: npm run hosting -- nginx|caddy FOLDER [--port 80] [--brotli]\n       npm run hosting -- caddy --newsroom ADDRESS --site ADDRESS\n       npm run hosting -- r2 [dist] [--clean]",
  made: (file: string, folder: string) =>
    `Done: ${file}\nFill in what is empty, save the images in ${folder} and check with:\n  npm run content:check`,
  noPort: (port: string, usual: number) =>
    `PORT: “${port}” isn't a port; it is a number from 0 to 65535, such as ${usual}.`,
  schemas: (count: number, folder: string) => `${count} schemas in ${folder}`,
  noSite: "There is no site in dist/ yet: first run npm run build.",
  serving: (address: string) => `Ready: ${address}`,
  noAddress: (host: string) => `HOST: this machine has no address «${host}». For all of them, HOST=0.0.0.0.`,
  portTaken: (port: number, other: number) => `Port ${port} is taken: choose another with PORT=${other} npm start.`,
};
