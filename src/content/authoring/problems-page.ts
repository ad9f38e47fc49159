/** Renders the catalogue of content mistakes as a page for editors, which is stored beside content/README.md. */
import { messages } from "../messages/messages.ts";
import { PROBLEMS, type Catalogue, type Wording, wordsOf } from "../compiler/problems/catalogue.ts";
import { contentConfig } from "../../types/content-config.ts";

/** Placeholders for the details of a mistake, which depend on the file. */
const PLACEHOLDERS = { value: "…", expected: "…", other: "…", usage: "…", suggestion: "…" };

export function problemsPage(): string {
  const catalogue: Catalogue = { ...PROBLEMS, ...contentConfig.problems };
  return [messages.problemsPage.head, ...Object.entries(catalogue).map(section)].join("\n");
}

function section([code, wording]: [string, Wording]): string {
  const { message, hint } = wordsOf({ ...wording, suggests: false }, PLACEHOLDERS);
  const suggestion = wording.suggests ? messages.problemsPage.suggests(wordsOf(wording, PLACEHOLDERS).hint) : "";
  const warning = wording.severity === "warning" ? messages.problemsPage.warning : "";
  return `## ${wording.title}\n\n\`[${code}]\` ${message}\n\n${hint}${suggestion}\n${warning}`;
}
