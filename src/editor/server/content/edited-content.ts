/** The content folder as the editor sees it: its files, with unsaved drafts in place of some. */
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

/** The name of a document by the path of its file, such as `issues/AnaSosa.yaml` or `site.yaml`. */
export function nameOf(file: string): SourceName {
  const { dir, name } = path.posix.parse(file);
  return { collection: dir || name, slug: name, file };
}

/** Unsaved changes of a document. */
export type Draft = Omit<KeptDraft, "id">;

/** A draft as the text of its file, with the text on the disk. */
interface WrittenDraft {
  text: string;
  before: string;
}

/** Drafts of one person, over a folder that several edit. */
export interface OwnDrafts {
  /** The folder without drafts, which is read once for all people. */
  shared: EditedContent;
  /** Drafts of earlier sessions, by the path of their file. */
  drafts: ReadonlyMap<string, Draft>;
  /** Called for each draft that changes; `undefined` for one that was discarded. */
  onKeep: (file: string, draft: Draft | undefined) => void;
}

export class EditedContent {
  /** Drafts by the path of their file from the content folder. */
  readonly drafts: Map<string, Draft>;
  /** The drafts as texts, at the last reading. */
  written: ReadonlyMap<string, WrittenDraft> = new Map();
  readonly memory: Memory;
  /** Every document ever seen, because a draft outlasts its file. */
  readonly known: Map<string, SourceName>;
  /** People who saved, by the revision of the file that they wrote. */
  readonly savers: Map<string, Person>;
  readonly #documents: DocumentsMemory;
  #reading: Promise<ReadContent> | undefined;
  #last: ReadContent | undefined;

  /** `outDir` is the folder of the last output, whose data of pictures is read. Nothing is written there. */
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

  /** Last reading of each document. */
  get documents(): DocumentsMemory {
    return this.#same?.documents ?? this.#documents;
  }

  /** Fields of `site.yaml`, as last read; `undefined` if it cannot be read. */
  get site(): Record<string, unknown> | undefined {
    return this.documents.get("site.yaml")?.read.documents[0]?.content?.data;
  }

  /** The shared folder, if there are no own drafts. */
  get #same(): EditedContent | undefined {
    return this.drafts.size === 0 ? this.own?.shared : undefined;
  }

  /** Reads everything. The result is remembered until something changes. */
  read(): Promise<ReadContent> {
    if (this.#same) return this.#same.read();
    this.#reading ??= this.#readAnew();
    return this.#reading;
  }

  /** Files with problems on the disk. Drafts do not count. */
  async withProblems(): Promise<ReadonlySet<string>> {
    const { problems } = this.drafts.size === 0 ? await this.read() : await this.#readFiles();
    return new Set(problems.map(({ file }) => file));
  }

  /** New problems of other documents, if this one had another text. */
  async problemsOfOthers(file: string, text: string): Promise<Problem[]> {
    const [now, then] = [await this.read(), await this.#readFiles(new Map(textsOf(this.#write())).set(file, text))];
    const known = new Set(now.problems.map(inWords));
    return then.problems.filter((each) => each.file !== file && !known.has(inWords(each)));
  }

  /** Problems of a copy of this folder with some other files, a line each. */
  async problemsIn(contentDir: string): Promise<string[]> {
    const { problems } = await readContent({
      ...this.#options(new Map(this.documents)),
      contentDir,
      memory: { ...createMemory(), images: this.memory.images },
    });
    return problems.map(({ file, message, hint }) => `${file}: ${message} ${hint}`);
  }

  /** The last reading, for callers that cannot wait: reading takes longer with every document. */
  async recent(): Promise<ReadContent> {
    return this.#same?.recent() ?? this.#last ?? this.read();
  }

  /** Reads anew. A failure, such as a file removed meanwhile, is not remembered. */
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
    // An empty version of the compiler makes it read every document.
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

  /** Keeps a draft; `undefined` discards it. */
  keep(file: string, draft: Draft | undefined): void {
    if (!draft && !this.drafts.has(file)) return;
    if (this.own) this.#last ??= this.own.shared.#last;
    if (draft) this.drafts.set(file, draft);
    else this.drafts.delete(file);
    if (this.#same) this.#last = undefined;
    this.own?.onKeep(file, draft);
    this.forget();
  }

  /** Forgets all readings after a file changed. */
  changed(): void {
    this.own?.shared.changed();
    this.forget();
  }

  /** Forgets the reading with these drafts. */
  forget(): void {
    this.#reading = undefined;
  }
}

const textsOf = (written: ReadonlyMap<string, WrittenDraft>) =>
  new Map([...written].map(([file, { text }]) => [file, text]));

/** Text of a file; empty if there is none. */
function textOnDisk(place: string): string {
  try {
    return readFileSync(place, "utf8");
  } catch {
    return "";
  }
}
