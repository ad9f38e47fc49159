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
import { linksOf, type Placed, placeItems } from "./place-items.ts";
import { readFolder } from "./sources/folder.ts";
import { readGhost } from "./sources/ghost.ts";
import { readWordpress } from "./sources/wordpress.ts";
import { type ImportedFiles, type Outcome, writeDocument } from "./write-document.ts";

interface Request {
  contentDir: string;
  /** The path of the export, which is a file or a folder. */
  file: string;
  /** The type of the new documents. */
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

export interface Imported extends Pick<Export, "leftOut"> {
  documents: ImportResult[];
  /** Media of the export. `isUsed` says whether a document uses the file. */
  attachments: { title: string; url: string; isUsed: boolean }[];
}

export async function importContent(request: Request): Promise<Imported | Refusal> {
  const exported = readExport(request.file);
  if ("refusal" in exported) return exported;
  const magazine = await readMagazine(request.contentDir);
  if ("refusal" in magazine) return magazine;
  const ledger = await readLedger(request.contentDir);
  if (isRefusal(ledger)) return ledger;
  const results: ImportResult[] = [];
  const used = new Set<string>();
  const run = { ...request, exported, magazine, ledger, results, used };
  try {
    await importAll(run);
  } finally {
    await writeLedger(request.contentDir, ledger);
  }
  const attachments = exported.attachments.map((each) => ({ ...each, isUsed: used.has(each.url) }));
  return { documents: results, leftOut: exported.leftOut, attachments };
}

/** Checks for a refusal. The operator `in` is not enough, because a ledger may have an entry named `refusal`. */
const isRefusal = (ledger: Ledger | Refusal): ledger is Refusal => typeof ledger.refusal === "string";

function readExport(file: string): Export | Refusal {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return { refusal: messages.importing.notThere(file) };
  if (found.isDirectory()) return readFolder(file);
  const source = withoutForbidden(readFileSync(file, "utf8"));
  return source.trimStart().startsWith("{") ? readGhost(source) : readWordpress(source);
}

interface Run extends Request {
  exported: Export;
  magazine: Magazine;
  ledger: Ledger;
  results: ImportResult[];
  used: Set<string>;
}

async function importAll(run: Run): Promise<void> {
  const { contentDir, exported, magazine, ledger, type, results, used } = run;
  const people = newPeople(exported.items, magazine, ledger);
  const placed = placeItems(exported.items, type, magazine, ledger);
  for (const [key, slug] of people) ledger[personId(key)] ??= { file: `people/${slug}.yaml`, hash: "" };
  for (const { item, file } of placed) ledger[item.id] ??= { file, hash: "" };
  await writeLedger(contentDir, ledger);
  await importPeople(run, people);
  const linkTo = linksOf(
    exported,
    placed.filter((each) => isThere(each, magazine, ledger)),
    type,
    magazine,
  );
  const day =
    exported.items
      .map(({ published }) => published)
      .toSorted()
      .at(-1) || SOME_DAY;
  for (const each of placed) {
    const signatures = each.item.authors.map((author) => signatureOf(author, magazine));
    const document = await convertItem(each, {
      ...placesOf(run),
      type,
      day,
      linkTo,
      signatures,
      topics: magazine.topics,
    });
    results.push(await written(run, document, each.item));
    for (const url of document.asked) used.add(url);
  }
}

/** The publication date of all documents if no item of the export has a date. */
const SOME_DAY = "2000-01-01";

function placesOf({ file, download, contentDir }: Run) {
  const whole = path.resolve(file);
  return { folder: statSync(whole).isDirectory() ? whole : path.dirname(whole), download, contentDir };
}

/** Writes the files of people, and removes people from `people` if their file was refused or no longer exists. */
async function importPeople(run: Run, people: Map<string, string>): Promise<void> {
  for (const [key, slug] of people) {
    const author = wholeAuthor(run.exported.items, key);
    const person = await personDocument(author, slug, placesOf(run));
    const done = await written(run, person, { title: author.name, notes: person.notes });
    run.results.push(done);
    if (done.outcome === "gone" || done.outcome === "refused") people.delete(key);
  }
}

/** Merges all data about a person from the items. */
function wholeAuthor(items: readonly Item[], key: string): Author {
  const same = items.flatMap(({ authors }) => authors).filter(({ name }) => nameKey(name) === key);
  const first = (field: keyof Author) => same.map((each) => each[field]).find(Boolean) ?? "";
  return { name: first("name"), link: first("link"), biography: first("biography"), portrait: first("portrait") };
}

/** Checks that a document was not removed or renamed after an earlier import. */
const isThere = ({ item, file }: Placed, { names }: Magazine, ledger: Ledger) =>
  !ledger[item.id]?.hash || names.some((each) => each.file === file);

async function written(
  { contentDir, ledger }: Run,
  document: ImportedFiles,
  { title, notes }: Pick<Item, "title" | "notes">,
): Promise<ImportResult> {
  const { outcome, why } = await writeDocument(contentDir, document, ledger);
  return { title, file: document.file, outcome, why, text: document.text, notes: notes.all() };
}
