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
      ...refused.flatMap(({ title, why }) => line(title, `el sitio no lo aceptaría. ${why}`)),
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

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const WORDS: Record<Outcome, string> = {
  new: "nuevos",
  updated: "puestos al día",
  same: "como estaban",
  edited: "cambiados acá: quedaron como están",
  gone: "borrados acá, o con otro nombre: no se trajeron otra vez",
  refused: "que el sitio no aceptaría: no se trajeron",
};

/** A line for each thing that there is. */
export function summaryOf({ documents, leftOut, attachments }: Imported): string[] {
  const counts = Object.entries(WORDS).map(([outcome, words]): [number, string] => [
    documents.filter((each) => each.outcome === outcome).length,
    words,
  ]);
  const unused = attachments.filter(({ isUsed }) => !isUsed).length;
  return [...counts, [leftOut.length, "que no son documentos de acá"] as const, [unused, "adjuntos sin usar"] as const]
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`);
}
