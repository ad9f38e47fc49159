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
  failed: (said: string) => `The magazine wasn't made, and nothing was written:\n${said}`,
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
  readme: (name: string, folder: string, types: readonly string[]) => `# ${name}

What readers read and see is in \`content/\`. There is an example of each thing, to be changed or removed:

${types.map((type) => `- ${type}`).join("\n")}

## Writing

In the folder of the program that builds it:

\`\`\`sh
npm run edit -- --magazine ${folder}
\`\`\`

The editor opens in the browser: **New**, fill in the fields, **Publish**. Whoever prefers to write the files by hand checks them with

\`\`\`sh
npm run content:check -- --magazine ${folder}
\`\`\`

which says what is wrong, with file, line and remedy.

## Everything else

- What each page says itself (title, description, heading) is in \`content/pages/\`, a file for each.
- The logo goes into \`logo.svg\`, beside \`magazine.config.ts\`, and another drawing for icons into \`icon.svg\`; without them the name stands alone.
- The words of the interface are in \`public/locales/\`.
- Colours, sections and their addresses are in \`magazine.config.ts\`.
- Before you publish, put the real address and email into \`content/site.yaml\`.
`,
};
