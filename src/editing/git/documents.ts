/** Differences of files → what an editor takes for one change: a document with its pictures. */
import type { Difference } from "./differences.ts";
import type { Change, FileChange } from "./protocol.ts";

const DOCUMENT = /\.(?:ya?ml|md)$/;
const ENDINGS = [".yaml", ".yml", ".md"];

export const isDocument = (file: string) => DOCUMENT.test(file);

/** The document in whose folder a file lies: `issues/AnaSosa/tapa.webp` → `issues/AnaSosa.yaml`; else the file itself. */
export function documentOf(file: string, files: ReadonlySet<string>): string {
  if (isDocument(file)) return file;
  const parts = file.split("/");
  const folders = parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join("/"));
  const candidates = folders.flatMap((folder) => ENDINGS.map((ending) => folder + ending));
  return candidates.find((candidate) => files.has(candidate)) ?? file;
}

/** In the order of their names. */
export function groupChanges(differences: readonly Difference[], files: ReadonlySet<string>): Change[] {
  const newNames = new Map(differences.flatMap(({ from, file }) => (from ? [[from, file] as const] : [])));
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const document = documentOf(difference.file, files);
    const named = newNames.get(document) ?? document;
    groups.set(named, [...(groups.get(named) ?? []), difference]);
  }
  const changes = [...groups].map(([document, group]) => changeOf(document, group.map(fileChange)));
  return changes.toSorted((one, other) => one.file.localeCompare(other.file, "es"));
}

function changeOf(document: string, group: readonly FileChange[]): Change {
  const own = group.find(({ file }) => file === document);
  const pictures = group.filter(({ file }) => file !== document);
  return {
    ...(own ?? { file: document, kind: "pictures" }),
    pictures: pictures.toSorted((one, other) => one.file.localeCompare(other.file, "es")),
    waiting: group.every(({ waiting }) => waiting),
  };
}

function fileChange({ file, kind, from, waiting }: Difference): FileChange {
  return { file, kind, ...(from !== undefined && { from }), waiting };
}
