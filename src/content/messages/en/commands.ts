import type * as Spanish from "../es/commands.ts";

export const commands: typeof Spanish.commands = {
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
  newsletter        the e-mail of an issue or of a week
  publish, deploy   publishes the site on a server of one's own or at a host
  deployed, changed-pages, hosting   for whoever publishes it`,
  noCommand: (name) => `“${name}” isn't a command.`,
  noMagazine: "There is no magazine here: neither this folder nor those above it have a magazine.config.ts.",
  notMeant: (option: string) =>
    option ? `“${option}” isn't understood.` : "What follows the command isn't understood.",
  cannotUse: (file: string, why: string) => `“${file}” can't be used: ${why}.`,
  /** Messages for errors of the file system, by error code. */
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

export const hosting: typeof Spanish.hosting = {
  cannotKeep: (file: string) => `${file} can't be opened: who runs this can't write there, or it is damaged.`,
  takesFiles: (most, files) => `takes up to ${most} files and this site has ${files}`,
  takesFilesPerFolder: (most, folder, files) => `takes up to ${most} files in a folder and ${folder}/ has ${files}`,
  takesBytesPerFile: (most, file, size) => `takes files of up to ${most} and ${file} has ${size}`,
  takesBytes: (most, size) => `takes up to ${most} in all and this site has ${size}`,
  paidPlan: (files, most) => `With Cloudflare's paid plan ${files} fit: add --max-files=${most}.`,
  bucket: "With --host=workers everything fits: the rest goes to an R2 bucket.",
  ownServer: "With --host=files there is no limit: a server of your own serves it, with nginx or Caddy.",
  doesNotFit: (host) => `The site doesn't fit on ${host}. Nothing was published.`,
  usage: (host, files, most) => `${host}: ${files} of ${most} files.`,
  noHost: (host, hosts) => `The site can't be published on “${host}”. Choose one of these: ${hosts}.`,
  lacks: (host, names) => `To publish on ${host}, define ${names}: docs/publishing.md`,
  undefinedNames: (names) => `Not defined: ${names}.`,
  noSite: (folder) => `There is no site in ${folder}: run npm run build.`,
  noWorkersSite: (folder) => `There is no site in ${folder} made with npm run build -- --host=workers.`,
  noTarget: "Say where to: user@server:/var/www/pompa, or a folder of this computer.",
  noRsync: "rsync, the program that sends the files, is missing.",
  noRclone: "rclone, the program that uploads the files, is missing: https://rclone.org/install/",
  notAllSent: "Not everything was sent; the site is as it was. Run it again: it goes on with what is missing.",
  notAllUploaded: "Not everything was uploaded. Run it again: it goes on with what is missing.",
  wouldSend: (files) => `Would send: ${files} ${files === 1 ? "file" : "files"}.`,
  sent: (files) => `Sent: ${files} ${files === 1 ? "file" : "files"}.`,
  published: (release) => `Published: ${release}.`,
  strangeAnswer: "The server didn't answer as expected; the site is as it was.",
  overtaken: "Somebody else published meanwhile, and theirs stays. Update your copy and run it again.",
  noSiteBefore: "There is no site before the one of now.",
  rolledBack: (release) => `Back to ${release}.`,
  answers: (status) => `answers ${status}`,
  isOfAnother: "is that of another version",
  doesNotAnswer: "doesn't answer",
  fileServer: "A file server",
  unknownHost: (host, hosts) => `--host=${host}: there is no such host. Those that there are: ${hosts}.`,
  countsNoFiles: (host) => `--max-files: ${host} doesn't count files.`,
  noMaxFiles: (value, usual) => `--max-files=${value}: it is a number, such as ${usual}.`,
  notStored: (form, why) => `What came by the form “${form}” was not stored: ${why}`,
  noRoom: (most) => `there are ${most}, which is the limit. Download the list and empty it.`,
  brokenLines: (lines, file) => `These lines were cut off and couldn't be read: ${lines}. They are in ${file}.`,
  noDatabase: "better-sqlite3 is not installed or doesn't work on this computer; npm ci installs it.",
};
