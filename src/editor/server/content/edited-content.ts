/** The content folder as the editor sees it: files, and in place of some what was typed and not saved yet. */
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
import type { KeptDraft } from "../../contract/protocol.ts";
import { readableText } from "./typed.ts";

const inWords = ({ file, field, message }: Problem) => [file, field, message].join("\n");

/** `issues/AnaSosa.yaml`, `site.yaml` */
export function nameOf(file: string): SourceName {
  const { dir, name } = path.posix.parse(file);
  return { collection: dir || name, slug: name, file };
}

/** What was typed in a document and is not saved. */
export type Draft = Omit<KeptDraft, "id">;

/** A draft as the text of its file, and what that says on the disk. */
interface WrittenDraft {
  text: string;
  before: string;
}

/** Somebody's own drafts over a folder that several edit. */
export interface OwnDrafts {
  /** The folder as it is without drafts, which is read once for all. */
  shared: EditedContent;
  /** What they typed before, by the path of its file. */
  drafts: ReadonlyMap<string, Draft>;
  /** Hears of each that changes; `undefined` for one that is no more. */
  onKeep: (file: string, draft: Draft | undefined) => void;
}

export class EditedContent {
  /** By the path of their file from the content folder. */
  readonly drafts: Map<string, Draft>;
  /** The same when everything was last read. */
  written: ReadonlyMap<string, WrittenDraft> = new Map();
  readonly memory: Memory;
  /** Every document that was ever there: what is typed in one outlasts its file. */
  readonly known: Map<string, SourceName>;
  /** Those who saved, by the revision of the file that they made. */
  readonly savers: Map<string, Person>;
  readonly #documents: DocumentsMemory;
  #reading: Promise<ReadContent> | undefined;
  #last: ReadContent | undefined;

  /** `outDir`: folder of the last output, which knows what pictures are; nothing is written there. */
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

  /** What was last read of each document. */
  get documents(): DocumentsMemory {
    return this.#same?.documents ?? this.#documents;
  }

  /** What the magazine says of itself, as it was last read; `undefined` where nobody can read it. */
  get site(): Record<string, unknown> | undefined {
    return this.documents.get("site.yaml")?.read.documents[0]?.content?.data;
  }

  /** The folder that says the same, where nothing was typed. */
  get #same(): EditedContent | undefined {
    return this.drafts.size === 0 ? this.own?.shared : undefined;
  }

  /** Everything as it is now; remembered until something changes. */
  read(): Promise<ReadContent> {
    if (this.#same) return this.#same.read();
    this.#reading ??= this.#readAnew();
    return this.#reading;
  }

  /** The files in which something is wrong as they are on the disk, whatever was typed over them. */
  async withProblems(): Promise<ReadonlySet<string>> {
    const { problems } = this.drafts.size === 0 ? await this.read() : await this.#readFiles();
    return new Set(problems.map(({ file }) => file));
  }

  /** What others would have wrong, and do not now, if a document said something else. */
  async problemsOfOthers(file: string, text: string): Promise<Problem[]> {
    const [now, then] = [await this.read(), await this.#readFiles(new Map(textsOf(this.#write())).set(file, text))];
    const known = new Set(now.problems.map(inWords));
    return then.problems.filter((each) => each.file !== file && !known.has(inWords(each)));
  }

  /** What is wrong in a copy of this folder in which some files are others, each in a line. */
  async problemsIn(contentDir: string): Promise<string[]> {
    const { problems } = await readContent({
      ...this.#options(new Map(this.documents)),
      contentDir,
      memory: { ...createMemory(), images: this.memory.images },
    });
    return problems.map(({ file, message, hint }) => `${file}: ${message} ${hint}`);
  }

  /** Everything as it last was, for what cannot wait: reading takes as long as there are documents. */
  async recent(): Promise<ReadContent> {
    return this.#same?.recent() ?? this.#last ?? this.read();
  }

  /** A failure, such as a file that went while it was being read, is not remembered. */
  #readAnew(): Promise<ReadContent> {
    const reading = this.#readAll();
    reading.catch(() => {
      if (this.#reading === reading) this.forget();
    });
    return reading;
  }

  async #readAll(): Promise<ReadContent> {
    this.written = this.#write();
    const read = await this.#readFiles(textsOf(this.written), this.documents);
    for (const name of read.names) this.known.set(name.file, name);
    this.#last = read;
    return read;
  }

  #readFiles(drafts = new Map<string, string>(), documentsMemory = new Map(this.documents)): Promise<ReadContent> {
    return readContent({ ...this.#options(documentsMemory), memory: this.memory, drafts });
  }

  #options(documentsMemory: DocumentsMemory) {
    const { contentDir, outDir } = this;
    // Of no version of the compiler: every document is read.
    return { config: contentConfig, contentDir, outDir, version: "", documentsMemory };
  }

  #write(): Map<string, WrittenDraft> {
    const written = [...this.drafts].map(([file, { typed }]) => {
      const before = textOnDisk(path.join(this.contentDir, file));
      const definition = collectionOf(contentConfig, nameOf(file).collection);
      return [file, { text: readableText(definition, before, typed), before }] as const;
    });
    return new Map(written);
  }

  /** Keeps what was typed; `undefined`, when it is what the file says or was given up. */
  keep(file: string, draft: Draft | undefined): void {
    if (!draft && !this.drafts.has(file)) return;
    if (this.own) this.#last ??= this.own.shared.#last;
    if (draft) this.drafts.set(file, draft);
    else this.drafts.delete(file);
    if (this.#same) this.#last = undefined;
    this.own?.onKeep(file, draft);
    this.forget();
  }

  /** Whoever changes a file says so here. */
  changed(): void {
    this.own?.shared.changed();
    this.forget();
  }

  /** What was read with these drafts is not so any more. */
  forget(): void {
    this.#reading = undefined;
  }
}

const textsOf = (written: ReadonlyMap<string, WrittenDraft>) =>
  new Map([...written].map(([file, { text }]) => [file, text]));

/** Empty where there is none. */
function textOnDisk(place: string): string {
  try {
    return readFileSync(place, "utf8");
  } catch {
    return "";
  }
}
