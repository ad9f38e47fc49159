/** Creates the text of `magazine.config.ts` from the answers about a new magazine. */
import type { Answers } from "./questions.ts";
import { FACES, lookOf } from "./look.ts";
import { sectionsOf, WORDS } from "./sections.ts";

export function configurationOf(answers: Answers): string {
  const { language, locale, zone, ground, accent, face, sections } = answers;
  const values = {
    locale,
    zone,
    language,
    languages: [language],
    editorsLanguage: language,
    sections: sectionsOf(language, sections),
    menu: [...sections, "who"],
    words: { page: WORDS.page[language], role: WORDS.role[language] },
    networks: {},
    fonts: FACES[face],
    colors: lookOf(ground, accent),
  };
  return `/** What makes the site this magazine's. Each field is explained where \`defineMagazine\` is. */
import { defineMagazine } from "pompa";

export default defineMagazine(${toSource(values, "")});
`;
}

const MAX_LINE = 100;

/** Returns a value as source code, on one line if the line is short. */
function toSource(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const parts = Object.entries(value).map(([name, each]) => {
    const key = Array.isArray(value) ? "" : `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: `;
    return key + toSource(each, `${indent}  `);
  });
  const line = Array.isArray(value) ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (parts.length === 0) return `${open}${close}`;
  const isShort = line.length < MAX_LINE && !line.includes("\n");
  if (isShort && (Array.isArray(value) || indent.length > 2)) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join("")}${indent}${close}`;
}
