import type { commands as Spanish } from "../es/commands.ts";

export const commands: typeof Spanish = {
  asksType: "What do you want to add?",
  asksName: "What is it called?",
  usageOfTypes: (command: string, types: string) => `Usage: npm run ${command}. The types: ${types}.`,
  usageOfChangedPages: "Usage: npm run changed-pages -- https://address.of.the.site [--site dist] [--content content]",
  contentProblems: "Problems of the content",
  noProblems: "The content has no problems.",
  changedPages: "Pages that change",
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
  usageOfNew: 'content:new -- <type> "Name"',
  made: (file: string, folder: string) =>
    `Done: ${file}\nFill in what is empty, save the images in ${folder} and check with:\n  npm run content:check`,
  noPort: (port: string, usual: number) =>
    `PORT: “${port}” isn't a port; it is a number from 0 to 65535, such as ${usual}.`,
  usageOfRename: "content:rename -- <type> <old name> <new name>, without the extension; of a person, as it is read",
  schemas: (count: number, folder: string) => `${count} schemas in ${folder}`,
  noSite: "There is no site in dist/ yet: first run npm run build.",
  serving: (address: string) => `Ready: ${address}`,
  noAddress: (host: string) => `HOST: this machine has no address «${host}». For all of them, HOST=0.0.0.0.`,
  portTaken: (port: number, other: number) => `Port ${port} is taken: choose another with PORT=${other} npm start.`,
};
