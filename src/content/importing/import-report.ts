/** Composes the reports on an import: the whole report for a file beside the export, and a summary for the terminal. */
import { messages } from "../messages/messages.ts";
import type { CompletedImport, ImportResult } from "./import-content.ts";

/** Returns the text of the report, which is the same for a repeated import of an unchanged export. */
export function reportOf({ documents, leftOut, attachments }: CompletedImport, name: string): string {
  const refused = documents.filter(({ outcome }) => outcome === "refused");
  const imported = documents.filter(({ outcome }) => outcome !== "refused");
  const unused = attachments.filter(({ isUsed }) => !isUsed);
  return [
    `# ${messages.importing.title(name)}\n`,
    `${messages.importing.counts(imported.length, refused.length + leftOut.length, unused.length)}\n`,
    section(messages.importing.takenTitle, imported.flatMap(documentLines)),
    section(messages.importing.leftTitle, [
      ...refused.flatMap(({ title, why, text }) => [
        ...line(title, messages.importing.wouldNotCompile(why)),
        ...blockOf(text),
      ]),
      ...leftOut.flatMap(({ title, why }) => line(title, why)),
    ]),
    section(
      messages.importing.unusedTitle,
      unused.flatMap(({ title, url }) => line(title, url)),
    ),
  ].join("\n");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}\n`;

const line = (title: string, detail: string) => [
  `- ${toOneLine(title) || messages.importing.untitledItem("")}: ${toOneLine(detail)}`,
];

const documentLines = ({ title, file, notes }: ImportResult) => [
  ...line(title, file),
  ...notes.map((note) => `  - ${note.replaceAll("\n", "\n    ")}`),
];

/** Returns the text of a refused document as a code block. */
function blockOf(text: string): string[] {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return ["", ...[`${fence}md`, ...text.trimEnd().split("\n"), fence].map((each) => `  ${each}`), ""];
}

const toOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns a line for each outcome that occurred, with the number of documents. */
export function summaryOf({ documents, leftOut, attachments }: CompletedImport): string[] {
  const counts = Object.entries(messages.importing.outcomes).map(([outcome, label]): [number, string] => [
    documents.filter((each) => each.outcome === outcome).length,
    label,
  ]);
  const unused = attachments.filter(({ isUsed }) => !isUsed).length;
  return [
    ...counts,
    [leftOut.length, messages.importing.countLeft] as const,
    [unused, messages.importing.countUnused] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${label}: ${count}`);
}
