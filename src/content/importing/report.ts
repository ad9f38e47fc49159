/** What came of an import, in words: all of it for a file beside the export, and in short for the terminal. */
import type { Imported, Told } from "./import-content.ts";
import type { Outcome } from "./write-document.ts";

/** The same for the same export, whatever was there before. */
export function reportOf({ documents, leftOut, attachments }: Imported, name: string): string {
  const refused = documents.filter(({ outcome }) => outcome === "refused");
  const taken = documents.filter(({ outcome }) => outcome !== "refused");
  const unused = attachments.filter(({ isUsed }) => !isUsed);
  return [
    `# Lo que se trajo de ${name}\n`,
    `Documentos: ${taken.length}. Lo que no se trajo: ${refused.length + leftOut.length}. Adjuntos que ningún documento usa: ${unused.length}.\n`,
    section("Lo que se trajo, y qué falta", taken.flatMap(toldLines)),
    section("Lo que no se trajo", [
      ...refused.flatMap(({ title, why, text }) => [
        ...line(title, `el sitio no lo aceptaría. ${why} Su texto:`),
        ...blockOf(text),
      ]),
      ...leftOut.flatMap(({ title, why }) => line(title, why)),
    ]),
    section(
      "Adjuntos que ningún documento usa",
      unused.flatMap(({ title, url }) => line(title, url)),
    ),
  ].join("\n");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}\n`;

const line = (title: string, words: string) => [`- ${inOneLine(title) || "(sin título)"}: ${inOneLine(words)}`];

const toldLines = ({ title, file, notes }: Told) => [
  ...line(title, file),
  ...notes.map((note) => `  - ${note.replaceAll("\n", "\n    ")}`),
];

/** As it would have been written. */
function blockOf(text: string): string[] {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return ["", ...[`${fence}md`, ...text.trimEnd().split("\n"), fence].map((each) => `  ${each}`), ""];
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const WORDS: Record<Outcome, string> = {
  new: "Nuevos",
  updated: "Puestos al día",
  same: "Como estaban",
  edited: "Cambiados acá, que quedaron como están",
  gone: "Borrados acá o con otro nombre, que no se trajeron otra vez",
  refused: "Que el sitio no aceptaría, y no se trajeron",
};

/** A line for each thing that there is. */
export function summaryOf({ documents, leftOut, attachments }: Imported): string[] {
  const counts = Object.entries(WORDS).map(([outcome, words]): [number, string] => [
    documents.filter((each) => each.outcome === outcome).length,
    words,
  ]);
  const unused = attachments.filter(({ isUsed }) => !isUsed).length;
  return [...counts, [leftOut.length, "Que no son documentos de acá"] as const, [unused, "Adjuntos sin usar"] as const]
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${words}: ${count}`);
}
