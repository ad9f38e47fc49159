/** Imports an export: creates drafts with their pictures, the files of their authors, and notes on what was lost. */
import { messages } from "../messages/messages.ts";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { nameKey } from "../../shared/compiled/name-key.ts";
import type { Refusal } from "../authoring/refusal.ts";
import { withoutForbidden } from "../compiler/read/text-checks/forbidden-characters.ts";
import { convertItem } from "./convert-item.ts";
import type { Author, Export, Item } from "./item.ts";
import { type Ledger, readLedger, writeLedger } from "./import-ledger.ts";
import { type Magazine, readMagazine } from "./magazine.ts";
import { newPeople, personDocument, personId, signatureOf } from "./authors.ts";
import { linkTranslator, type PlacedItem, placeItems } from "./place-items.ts";
import { readFolder } from "./sources/folder.ts";
import { readGhost } from "./sources/ghost.ts";
import { readWordpress } from "./sources/wordpress.ts";
import { type ImportedFiles, type Outcome, writeDocument } from "./write-document.ts";

interface Request {
  contentDir: string;
  /** The path of the export, which is a file or a folder. */
  file: string;
  type: string;
  /** Whether pictures that are not beside the export are downloaded. */
  download: boolean;
}

/** The result of the import for one document, with notes on what was lost. */
export interface ImportResult {
  title: string;
  file: string;
  outcome: Outcome;
  /** The reason why the document was refused; `""` if it was not. */
  why: string;
  text: string;
  notes: readonly string[];
}

export interface CompletedImport extends Pick<Export, "leftOut"> {
  documents: ImportResult[];
  /** Media of the export. `isUsed` says whether a document uses the file. */
  attachments: { title: string; url: string; isUsed: boolean }[];
}

export async function importContent(request: Request): Promise<CompletedImport | Refusal> {
  const exported = readExport(request.file);
  if ("refusal" in exported) return exported;
  const magazine = await readMagazine(request.contentDir);
  if ("refusal" in magazine) return magazine;
  const ledger = await readLedger(request.contentDir);
  if (isRefusal(ledger)) return ledger;
  const results: ImportResult[] = [];
  const usedUrls = new Set<string>();
  const run = { ...request, exported, magazine, ledger, results, usedUrls };
  try {
    await importAll(run);
  } finally {
    await writeLedger(request.contentDir, ledger);
  }
  const attachments = exported.attachments.map((each) => ({ ...each, isUsed: usedUrls.has(each.url) }));
  return { documents: results, leftOut: exported.leftOut, attachments };
}

/** Checks for a refusal by its value, because a ledger may also have an entry named `refusal`, which is an object. */
const isRefusal = (ledger: Ledger | Refusal): ledger is Refusal => typeof ledger.refusal === "string";

function readExport(file: string): Export | Refusal {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return { refusal: messages.importing.notThere(file) };
  if (stats.isDirectory()) return readFolder(file);
  const source = withoutForbidden(readFileSync(file, "utf8"));
  return source.trimStart().startsWith("{") ? readGhost(source) : readWordpress(source);
}

interface Run extends Request {
  exported: Export;
  magazine: Magazine;
  ledger: Ledger;
  results: ImportResult[];
  usedUrls: Set<string>;
}

async function importAll(run: Run): Promise<void> {
  const { contentDir, exported, magazine, ledger, type, results, usedUrls } = run;
  const people = newPeople(exported.items, magazine, ledger);
  const placedItems = placeItems(exported.items, type, magazine, ledger);
  for (const [key, slug] of people) ledger[personId(key)] ??= { file: `people/${slug}.yaml`, hash: "" };
  for (const { item, file } of placedItems) ledger[item.id] ??= { file, hash: "" };
  await writeLedger(contentDir, ledger);
  await importPeople(run, people);
  const linkTo = linkTranslator(
    exported,
    placedItems.filter((each) => isStillThere(each, magazine, ledger)),
    type,
    magazine,
  );
  const day =
    exported.items
      .map(({ published }) => published)
      .toSorted()
      .at(-1) || FALLBACK_DAY;
  for (const each of placedItems) {
    const signatures = each.item.authors.map((author) => signatureOf(author, magazine));
    const document = await convertItem(each, {
      ...pictureSourceOf(run),
      type,
      day,
      linkTo,
      signatures,
      topics: magazine.topics,
    });
    results.push(await writeImported(run, document, each.item));
    for (const url of document.pictureUrls) usedUrls.add(url);
  }
}

/** The publication date of all documents if no item of the export has a date. */
const FALLBACK_DAY = "2000-01-01";

function pictureSourceOf({ file, download, contentDir }: Run) {
  const exportPath = path.resolve(file);
  return { folder: statSync(exportPath).isDirectory() ? exportPath : path.dirname(exportPath), download, contentDir };
}

/** Writes the files of people, and removes people from `people` if their file was refused or no longer exists. */
async function importPeople(run: Run, people: Map<string, string>): Promise<void> {
  for (const [key, slug] of people) {
    const author = mergeAuthor(run.exported.items, key);
    const person = await personDocument(author, slug, pictureSourceOf(run));
    const result = await writeImported(run, person, { title: author.name, notes: person.notes });
    run.results.push(result);
    if (result.outcome === "gone" || result.outcome === "refused") people.delete(key);
  }
}

/** Merges what the items say about a person: for each field, the first value that is not empty. */
function mergeAuthor(items: readonly Item[], key: string): Author {
  const matches = items.flatMap(({ authors }) => authors).filter(({ name }) => nameKey(name) === key);
  const firstValue = (field: keyof Author) => matches.map((each) => each[field]).find(Boolean) ?? "";
  return {
    name: firstValue("name"),
    link: firstValue("link"),
    biography: firstValue("biography"),
    portrait: firstValue("portrait"),
  };
}

/** Returns `false` if an earlier import wrote the document, and it was removed or renamed since then. */
const isStillThere = ({ item, file }: PlacedItem, { names }: Magazine, ledger: Ledger) =>
  !ledger[item.id]?.hash || names.some((each) => each.file === file);

async function writeImported(
  { contentDir, ledger }: Run,
  document: ImportedFiles,
  { title, notes }: Pick<Item, "title" | "notes">,
): Promise<ImportResult> {
  const { outcome, why } = await writeDocument(contentDir, document, ledger);
  return { title, file: document.file, outcome, why, text: document.text, notes: notes.all() };
}
