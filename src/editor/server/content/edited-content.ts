/** The content folder as the editor sees it: the files, with unsaved drafts in place of some files. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { ContentFiles } from "../../../content/compiler/read/files/content-files.ts";
import { readContent, type ReadContent } from "../../../content/compiler/read-content.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { createMemory, type FileMemory } from "../../../content/compiler/read/files/file-memory.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { DocumentsMemory } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Person } from "../../contract/team.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import type { StoredDraft } from "../../contract/protocol.ts";
import { readableText } from "./typed.ts";

const problemKey = ({ file, field, message }: Problem) => [file, field, message].join("\n");

/** Returns the name of the document in a file. `file` is a path such as `issues/AnaSosa.yaml` or `site.yaml`. */
export function nameOf(file: string): SourceName {
  const { dir, name } = path.posix.parse(file);
  return { collection: dir || name, slug: name, file };
}

/** Unsaved changes of a document. */
export type Draft = Omit<StoredDraft, "id">;

/** Drafts of one person, in a folder that several people edit. */
export interface OwnDrafts {
  /** The content folder without drafts, which is read once for all people. */
  shared: EditedContent;
  /** Drafts of earlier sessions, by the path of the document. */
  drafts: ReadonlyMap<string, Draft>;
  /** Returns the drafts of all other people, each with the path of its document. */
  othersDrafts: () => { file: string; draft: Draft }[];
  /** Called for each draft that changes. `draft` is `undefined` if the draft was discarded. */
  onDraftChange: (file: string, draft: Draft | undefined) => void;
}

export class EditedContent {
  /** Drafts, by the path of the document relative to the content folder. */
  readonly drafts: Map<string, Draft>;
  readonly memory: FileMemory;
  /**
   * Names of all documents ever read, by path. Removed documents stay in the map, because a draft can exist without a
   * file.
   */
  readonly knownNames: Map<string, SourceName>;
  /** People who saved documents: revision of the saved file → person. */
  readonly savers: Map<string, Person>;
  readonly #documents: DocumentsMemory;
  #reading: Promise<ReadContent> | undefined;
  #last: ReadContent | undefined;

  /** `outDir` is the compiler's output folder. Picture data is read from the last output; nothing is written. */
  constructor(
    readonly contentDir: string,
    readonly outDir: string,
    readonly ownDrafts?: OwnDrafts,
  ) {
    const shared = ownDrafts?.shared;
    this.drafts = new Map(ownDrafts?.drafts);
    this.memory = shared?.memory ?? createMemory();
    this.knownNames = shared?.knownNames ?? new Map<string, SourceName>();
    this.savers = shared?.savers ?? new Map<string, Person>();
    for (const file of this.drafts.keys()) if (!this.knownNames.has(file)) this.knownNames.set(file, nameOf(file));
    this.#documents = new Map(shared?.documents);
  }

  /** Results of the last reading of each document, by path. */
  get documents(): DocumentsMemory {
    return this.#sharedContent?.documents ?? this.#documents;
  }

  /** Fields of `site.yaml`, as last read; `undefined` if the file cannot be read. */
  get site(): Record<string, unknown> | undefined {
    return this.documents.get("site.yaml")?.read.documents[0]?.content?.data;
  }

  /** The shared content, which is used while this person has no drafts; otherwise `undefined`. */
  get #sharedContent(): EditedContent | undefined {
    return this.drafts.size === 0 ? this.ownDrafts?.shared : undefined;
  }

  /** Reads all content. The result is cached until something changes. */
  read(): Promise<ReadContent> {
    if (this.#sharedContent) return this.#sharedContent.read();
    if (this.#reading) return this.#reading;
    const reading = this.#readAll();
    // A failed reading, for example because a file was removed meanwhile, is not cached.
    reading.catch(() => {
      if (this.#reading === reading) this.invalidateOwn();
    });
    return (this.#reading = reading);
  }

  /** Returns a lookup for files that documents name. A lookup is used only briefly, because it caches its results. */
  findFiles(): Pick<ContentFiles, "seek"> {
    return new ContentFiles(this.contentDir);
  }

  /** Resolves to the paths of files that have problems as saved on the disk. Drafts are ignored. */
  async filesWithProblems(): Promise<ReadonlySet<string>> {
    const { problems } = this.drafts.size === 0 ? await this.read() : await this.#readFiles();
    return new Set(problems.map(({ file }) => file));
  }

  /** Resolves to the additional problems that other documents would have if the file had the given text. */
  async problemsOfOthers(file: string, text: string): Promise<Problem[]> {
    const [current, changed] = [await this.read(), await this.#readFiles(this.#draftTexts().set(file, text))];
    const existing = new Set(current.problems.map(problemKey));
    return changed.problems.filter((each) => each.file !== file && !existing.has(problemKey(each)));
  }

  /** Resolves to the problems in a changed copy of the content folder. Each problem is one line. */
  async problemsIn(contentDir: string): Promise<string[]> {
    const { problems } = await readContent({
      ...this.#options(new Map(this.documents)),
      contentDir,
      memory: { ...createMemory(), images: this.memory.images },
    });
    return problems.map(({ file, message, hint }) => `${spokenName(file)}: ${message} ${hint}`);
  }

  /**
   * Resolves to the last reading, even if the content has changed since. This is fast, but the time for a new reading
   * grows with the number of documents.
   */
  async lastReading(): Promise<ReadContent> {
    return this.#sharedContent?.lastReading() ?? this.#last ?? this.read();
  }

  async #readAll(): Promise<ReadContent> {
    const read = await this.#readFiles(this.#draftTexts(), this.documents);
    for (const name of read.names) this.knownNames.set(name.file, name);
    this.#last = read;
    return read;
  }

  #readFiles(drafts = new Map<string, string>(), documentsMemory = new Map(this.documents)): Promise<ReadContent> {
    return readContent({ ...this.#options(documentsMemory), memory: this.memory, drafts });
  }

  #options(documentsMemory: DocumentsMemory) {
    const { contentDir, outDir } = this;
    // The empty version makes the compiler ignore the last output and read every document.
    return { config: contentConfig, contentDir, outDir, version: "", documentsMemory };
  }

  /** Returns the drafts as texts of files, by path. */
  #draftTexts(): Map<string, string> {
    const texts = [...this.drafts].map(([file, { typed }]) => {
      const before = textOnDisk(path.join(this.contentDir, file));
      const definition = collectionOf(contentConfig, nameOf(file).collection);
      return [file, readableText(definition, before, typed)] as const;
    });
    return new Map(texts);
  }

  /** Stores a draft; `undefined` discards the draft. */
  setDraft(file: string, draft: Draft | undefined): void {
    if (!draft && !this.drafts.has(file)) return;
    if (this.ownDrafts) this.#last ??= this.ownDrafts.shared.#last;
    if (draft) this.drafts.set(file, draft);
    else this.drafts.delete(file);
    if (this.#sharedContent) this.#last = undefined;
    this.ownDrafts?.onDraftChange(file, draft);
    this.invalidateOwn();
  }

  /** Drops the cached readings, including those of the shared content, after a file has changed. */
  invalidate(): void {
    this.ownDrafts?.shared.invalidate();
    this.invalidateOwn();
  }

  /** Drops the cached reading with this person's drafts, but not the readings of the shared content. */
  invalidateOwn(): void {
    this.#reading = undefined;
  }
}

/** Returns the text of a file; `""` if the file cannot be read. */
function textOnDisk(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
