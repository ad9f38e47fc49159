/**
 * Checks that every file of the content folder is a document, a guide, or a media file that a document names. Any other
 * file, such as a text in the wrong folder or an unused photo, would be ignored without notice.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { append } from "../../../shared/append.ts";
import { messages } from "../../messages/messages.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import type { SourceName } from "../document/source.ts";
import { placeOfFile, type Problem, problem } from "../problems/problem.ts";
import { type ContentFiles, listEntries } from "../read/files/content-files.ts";

interface FileCheckInput {
  names: readonly SourceName[];
  documents: readonly Document[];
  /** The content files, with a record of the files that documents name. */
  files: ContentFiles;
}

/** Matches files that operating systems create in folders, and hidden files, which other programs may need. */
const LEFT_BY_SYSTEMS = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;
const MEDIA = /\.(?:jpe?g|png|webp|mp4|webm|mp3|m4a)$/i;

export function checkFiles(config: ContentConfig, { names, documents, files }: FileCheckInput): Problem[] {
  const knownFiles = new Set([...config.guides, ...names.map(({ file }) => file)]);
  const mentionedFiles = files.foundFiles();
  const others = [...filesOf(config, files.root)].filter(
    (file) => !knownFiles.has(file) && !mentionedFiles.has(path.join(files.root, file)),
  );
  const unexpected = others
    .filter((file) => !MEDIA.test(file))
    .map((file) => problem("unexpected-file", placeOfFile(file), { value: file, expected: placeFor(config, file) }));
  // An invalid document may name any file, so no file can be reported as unused.
  if (documents.length < names.length) return unexpected;
  const unused = others.filter((file) => MEDIA.test(file));
  return [...unexpected, ...unusedFiles(files.root, unused, mentionedFiles)];
}

/**
 * Reports unused files. If a folder has several files and all are unused, the folder is reported instead of the files,
 * because its document was probably renamed or removed.
 */
function unusedFiles(root: string, unused: readonly string[], mentionedFiles: ReadonlySet<string>): Problem[] {
  const foldersInUse = new Set([...mentionedFiles].map((file) => path.dirname(file)));
  const folders = new Map<string, string[]>();
  for (const file of unused) append(folders, path.dirname(file), file);
  return [...folders].flatMap(([folder, files]) =>
    files.length > 1 && folder.includes("/") && !foldersInUse.has(path.join(root, folder))
      ? unusedFile(root, folder, files)
      : files.flatMap((file) => unusedFile(root, file, [file])),
  );
}

/**
 * Reports `value`, which is an unused file or a folder with the unused `files`. Ignores files that are removed before
 * their size is read, which may happen while the editor runs.
 */
function unusedFile(root: string, value: string, files: readonly string[]): Problem[] {
  const stats = files.flatMap((file) => statSync(path.join(root, file), { throwIfNoEntry: false }) ?? []);
  if (stats.length === 0) return [];
  const formattedSize = formatSize(stats.reduce((sum, { size }) => sum + size, 0));
  return [problem("unused-file", placeOfFile(value), { value, expected: formattedSize })];
}

/** Lists the files at the top of the content folder and in folders of types. Other folders are reported elsewhere. */
function* filesOf(config: ContentConfig, root: string): Iterable<string> {
  for (const { name, kind, isLink } of entriesIn(root, ""))
    if (kind === "file") yield name;
    else if (!isLink && config.collections[name]) yield* filesIn(root, name);
}

/**
 * Lists the files of a folder, as paths relative to the content folder. Symbolic links are skipped, because their
 * targets are listed under their own paths.
 */
function* filesIn(root: string, folder: string): Iterable<string> {
  for (const { name, kind, isLink } of entriesIn(root, folder)) {
    const file = `${folder}/${name}`;
    if (kind === "file" && !isLink) yield file;
    else if (kind === "folder" && !isLink) yield* filesIn(root, file);
  }
}

const entriesIn = (root: string, folder: string) =>
  (listEntries(path.join(root, folder), root) ?? []).filter(({ name }) => !LEFT_BY_SYSTEMS.test(name));

/** Returns a phrase that says where documents belong and which extension they have. */
function placeFor(config: ContentConfig, file: string): string {
  const [folder = "", ...rest] = file.split("/");
  if (rest.length === 0 || !config.collections[folder]) return messages.findings.yamlInFolder;
  const { extension, singleton } = collectionOf(config, folder);
  return singleton ? messages.findings.outsideFolder(extension) : messages.findings.directlyIn(extension, folder);
}

const formatSize = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(messages.report.locale)} KB`;
