/** Renders the catalogue of content mistakes as a page for editors, which is stored beside content/README.md. */
import { messages } from "../messages/messages.ts";
import { PROBLEMS, type Catalogue, type Wording, wordsOf } from "../compiler/problems/catalogue.ts";
import { contentConfig } from "../../types/content-config.ts";

/** Placeholders for the details that depend on the file. */
const SOMETHING = { value: "…", expected: "…", other: "…", usage: "…", suggestion: "…" };

export function problemsPage(): string {
  const all: Catalogue = { ...PROBLEMS, ...contentConfig.problems };
  return [messages.problemsPage.head, ...Object.entries(all).map(section)].join("\n");
}

function section([code, wording]: [string, Wording]): string {
  const { message, hint } = wordsOf({ ...wording, suggests: false }, SOMETHING);
  const suggested = wording.suggests ? messages.problemsPage.suggests(wordsOf(wording, SOMETHING).hint) : "";
  const warned = wording.severity === "warning" ? messages.problemsPage.warning : "";
  return `## ${wording.title}\n\n\`[${code}]\` ${message}\n\n${hint}${suggested}\n${warned}`;
}
