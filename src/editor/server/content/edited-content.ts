/** The content folder as the editor sees it: the files, with unsaved drafts in place of some files. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { readContent, type ReadContent } from "../../../content/compiler/read-content.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { createMemory, type Memory } from "../../../content/compiler/read/files/file-memory.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { DocumentsMemory } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Person } from "../../contract/team.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import type { KeptDraft } from "../../contract/protocol.ts";
import { readableText } from "./typed.ts";

const inWords = ({ file, field, message }: Problem) => [file, field, message].join("\n");

/** Returns the name of a document, by the path of its file, such as `issues/AnaSosa.yaml` or `site.yaml`. */
export function nameOf(file: string): SourceName {
  const { dir, name } = path.posix.parse(file);
  return { collection: dir || name, slug: name, file };
}

/** Unsaved changes of a document. */
export type Draft = Omit<KeptDraft, "id">;

/** Drafts of one person, in a folder that several people edit. */
export interface OwnDrafts {
  /** The content folder without drafts, which is read once for all people. */
  shared: EditedContent;
  /** Drafts of earlier sessions, by the path of the document. */
  drafts: ReadonlyMap<string, Draft>;
  /** Called for each draft that changes. `draft` is `undefined` if the draft was discarded. */
  onKeep: (file: string, draft: Draft | undefined) => void;
}

export class EditedContent {
  /** Drafts, by the path of the document from the content folder. */
  readonly drafts: Map<string, Draft>;
  readonly memory: Memory;
  /**
   * All documents ever read, by path. Removed documents stay in the map, because a draft can exist without its file.
   */
  readonly known: Map<string, SourceName>;
  /** People who saved documents, by the revision of the file that was saved. */
  readonly savers: Map<string, Person>;
  readonly #documents: DocumentsMemory;
  #reading: Promise<ReadContent> | undefined;
  #last: ReadContent | undefined;

  /** `outDir` is the compiler's output folder. Picture data is read from the last output; nothing is written. */
  constructor(
    readonly contentDir: string,
    readonly outDir: string,
    readonly own?: OwnDrafts,
  ) {
    const shared = own?.shared;
    this.drafts = new Map(own?.drafts);
    this.memory = shared?.memory ?? createMemory();
    this.known = shared?.known ?? new Map<string, SourceName>();
    this.savers = shared?.savers ?? new Map<string, Person>();
    for (const file of this.drafts.keys()) if (!this.known.has(file)) this.known.set(file, nameOf(file));
    this.#documents = new Map(shared?.documents);
  }

  /** Results of the last reading of each document, by path. */
  get documents(): DocumentsMemory {
    return this.#same?.documents ?? this.#documents;
  }

  /** Fields of `site.yaml`, as last read; `undefined` if the file cannot be read. */
  get site(): Record<string, unknown> | undefined {
    return this.documents.get("site.yaml")?.read.documents[0]?.content?.data;
  }

  /** The shared content; `undefined` if this person has drafts, or if nothing is shared. */
  get #same(): EditedContent | undefined {
    return this.drafts.size === 0 ? this.own?.shared : undefined;
  }

  /** Reads all content. The result is cached until something changes. */
  read(): Promise<ReadContent> {
    if (this.#same) return this.#same.read();
    this.#reading ??= this.#readAnew();
    return this.#reading;
  }

  /** Resolves to the paths of files that have problems as saved on the disk. Drafts are ignored. */
  async withProblems(): Promise<ReadonlySet<string>> {
    const { problems } = this.drafts.size === 0 ? await this.read() : await this.#readFiles();
    return new Set(problems.map(({ file }) => file));
  }

  /** Resolves to the problems that other documents would newly have if this document had the given text. */
  async problemsOfOthers(file: string, text: string): Promise<Problem[]> {
    const [now, then] = [await this.read(), await this.#readFiles(this.#write().set(file, text))];
    const known = new Set(now.problems.map(inWords));
    return then.problems.filter((each) => each.file !== file && !known.has(inWords(each)));
  }

  /** Resolves to the problems of a copy of this folder in which some files differ. Each problem is one line. */
  async problemsIn(contentDir: string): Promise<string[]> {
    const { problems } = await readContent({
      ...this.#options(new Map(this.documents)),
      contentDir,
      memory: { ...createMemory(), images: this.memory.images },
    });
    return problems.map(({ file, message, hint }) => `${spokenName(file)}: ${message} ${hint}`);
  }

  /**
   * Resolves to the last reading, even if the content has changed since. Callers that need speed use the last reading,
   * because a new reading takes longer with every document.
   */
  async recent(): Promise<ReadContent> {
    return this.#same?.recent() ?? this.#last ?? this.read();
  }

  /** Reads all content again. A failed reading, for example because a file was removed meanwhile, is not cached. */
  #readAnew(): Promise<ReadContent> {
    const reading = this.#readAll();
    reading.catch(() => {
      if (this.#reading === reading) this.forget();
    });
    return reading;
  }

  async #readAll(): Promise<ReadContent> {
    const read = await this.#readFiles(this.#write(), this.documents);
    for (const name of read.names) this.known.set(name.file, name);
    this.#last = read;
    return read;
  }

  #readFiles(drafts = new Map<string, string>(), documentsMemory = new Map(this.documents)): Promise<ReadContent> {
    return readContent({ ...this.#options(documentsMemory), memory: this.memory, drafts });
  }

  #options(documentsMemory: DocumentsMemory) {
    const { contentDir, outDir } = this;
    // The version is `""`, which makes the compiler ignore the last output and read every document.
    return { config: contentConfig, contentDir, outDir, version: "", documentsMemory };
  }

  /** Returns each draft as the text of a file, by path. */
  #write(): Map<string, string> {
    const written = [...this.drafts].map(([file, { typed }]) => {
      const before = textOnDisk(path.join(this.contentDir, file));
      const definition = collectionOf(contentConfig, nameOf(file).collection);
      return [file, readableText(definition, before, typed)] as const;
    });
    return new Map(written);
  }

  /** Stores a draft; `undefined` discards the draft. */
  keep(file: string, draft: Draft | undefined): void {
    if (!draft && !this.drafts.has(file)) return;
    if (this.own) this.#last ??= this.own.shared.#last;
    if (draft) this.drafts.set(file, draft);
    else this.drafts.delete(file);
    if (this.#same) this.#last = undefined;
    this.own?.onKeep(file, draft);
    this.forget();
  }

  /** Drops the cached readings, including those of the shared content, after a file changed. */
  changed(): void {
    this.own?.shared.changed();
    this.forget();
  }

  /** Drops the cached reading with this person's drafts, but not the readings of the shared content. */
  forget(): void {
    this.#reading = undefined;
  }
}

/** Returns the text of a file; `""` if the file cannot be read. */
function textOnDisk(place: string): string {
  try {
    return readFileSync(place, "utf8");
  } catch {
    return "";
  }
}
