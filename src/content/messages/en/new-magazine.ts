import type { newMagazine as Spanish } from "../es/new-magazine.ts";

export const newMagazine: typeof Spanish = {
  usage:
    'Usage: npm run new-magazine -- FOLDER [--name "Faro"] [--language es|en] [--locale en-GB] [--zone ZONE]\n       [--ground "#F7F3EA"] [--accent "#A4161A"] [--face NAME] [--sections news,issues]',
  isThere: (folder: string) => `“${folder}” already has something in it: choose a new folder or an empty one.`,
  oddName: (sign: string) => `The name of the folder can't have ${sign}.`,
  asksLanguage: "In which language?",
  asksName: "What is the magazine called?",
  asksLocale: "Language and country, for search engines?",
  asksZone: "In which time zone is it published?",
  asksGround: "Which colour is the ground?",
  asksAccent: "And the accent: links, titles that stand out, the focus?",
  usualGround: "#F7F3EA",
  usualAccent: "#A4161A",
  asksFace: "Which typeface do headings have?",
  asksSections: "Which sections does it have?",
  noName: "the name of the magazine is missing.",
  noLocale: "isn't a language with its country, such as en-GB.",
  noZone: "isn't a time zone of the IANA database, such as Europe/London.",
  noColor: "isn't a colour of six digits, such as #F7F3EA.",
  greyGround: "no text can be read well on that ground: choose a lighter or a darker one.",
  unreadable: (ratio: string, least: string) =>
    `can't be read on the ground: its contrast is ${ratio}, and ${least} or more is needed.`,
  noChoice: (name: string, choices: readonly string[]) => `“${name}” isn't one of ${choices.join(", ")}.`,
  noSections: "at least one section is needed.",
  failed: (fault: string) => `The magazine wasn't made, and nothing was written:\n${fault}`,
  stopped: "Nothing was made.",
  made: (name: string, folder: string, commands: readonly string[]) =>
    [`${name} is in ${folder}. What comes next:`, ...commands].join("\n  "),
  description: (name: string) => `${name}, a digital magazine.`,
  carousel: ["READ", "LOOK", "KEEP"],
  pages: {
    home: "Home",
    form: "Subscribe",
    contributors: "People",
    search: "Search",
    offline: "Offline",
    socialite: "Under construction",
  },
  about: "Here stands what the magazine is, whom it is for and why there is one.",
  team: "Who makes it",
  alt: "Example drawing: shapes in the colours of the magazine",
  text: "This text is an example: **write your own**, or remove the document.\n\n> A quotation looks like this.\n\nLinks, lists and photos are added with the buttons of the editor.",
  workflow: {
    Publicar: "Publish",
    "Lo que sale hoy": "What comes out today",
    Sitio: "Site",
    "Vista previa": "Preview",
    Comentario: "Comment",
    "Clave del servidor": "Key of the server",
  },
  readme: (name: string, types: readonly string[]) => `# ${name}

What readers read and see is in \`content/\`. There is an example of each thing, to be changed or removed:

${types.map((type) => `- ${type}`).join("\n")}

## Starting

It takes Node 20.19 or newer.

\`\`\`sh
npm install
npm start      # builds the site and serves it at http://localhost:4173
npm run dev    # the site while it changes
npm run edit   # the editor, in the browser: New, fill in the fields, Publish
npm run check  # checks the content: what is wrong, with file, line and remedy
npm test       # the same, and builds the site
\`\`\`

All commands, with what each takes: \`npx pompa\` and \`npx pompa build --help\`.

\`npm test\` checks the content, builds the site and looks in it for links and anchors that lead nowhere, files that are missing, addresses that two pages share, documents that no list names, and search results without a page. It opens no page in a browser: whoever makes the program tests that.

## Publishing

Once the repository is on GitHub and has the variable \`HOST\`, \`.github/workflows/publish.yml\` publishes at each change, and on days on which something comes out: which hosts there are, and what each asks for, is in \`node_modules/pompa/docs/publishing.md\`. Keep \`package-lock.json\` in the repository. GitHub installs the program that \`package.json\` names: where that is a \`file:\` of this computer, put the \`.tgz\` into this folder and run \`npm install ./pompa-….tgz\`.

## Everything else

- What each page says itself (title, description, heading) is in \`content/pages/\`, a file for each.
- The logo goes into \`logo.svg\`, beside \`magazine.config.ts\`, and another drawing for icons into \`icon.svg\`; without them the name stands alone.
- The words of the interface are in \`public/locales/\`.
- Colours, sections and their addresses are in \`magazine.config.ts\`.
- Before you publish, put the real address and email into \`content/site.yaml\`.
- For a new version of the program: \`npm install pompa@latest\`, then \`npm test\`.
`,
};
