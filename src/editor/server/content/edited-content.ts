/** The content folder as the editor sees it: files, and in place of some what was typed and not saved yet. */
import { readContent, type ReadContent } from "../../../content/compiler/build-content.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { createMemory } from "../../../content/compiler/read/memory.ts";
import type { SourceName } from "../../../content/compiler/document/source.ts";
import type { DocumentsMemory } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";

const inWords = ({ file, field, message }: Problem) => [file, field, message].join("\n");

export class EditedContent {
  /** Texts that are not saved, by the path of their file from the content folder. */
  readonly drafts = new Map<string, string>();
  /** What was last read of each document. */
  readonly documents: DocumentsMemory = new Map();
  readonly memory = createMemory();
  /** Every document that was ever there: what is typed in one outlasts its file. */
  readonly known = new Map<string, SourceName>();
  #reading: Promise<ReadContent> | undefined;
  #last: ReadContent | undefined;

  /** `outDir`: folder of the last output, which knows what pictures are; nothing is written there. */
  constructor(
    readonly contentDir: string,
    readonly outDir: string,
  ) {}

  /** Everything as it is now; remembered until something changes. */
  read(): Promise<ReadContent> {
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
    const [now, then] = [await this.read(), await this.#readFiles(new Map(this.drafts).set(file, text))];
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
    return this.#last ?? this.read();
  }

  /** A failure, such as a file that went while it was being read, is not remembered. */
  #readAnew(): Promise<ReadContent> {
    const reading = this.#readAll();
    reading.catch(() => {
      if (this.#reading === reading) this.changed();
    });
    return reading;
  }

  async #readAll(): Promise<ReadContent> {
    const read = await this.#readFiles(this.drafts, this.documents);
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

  /** Keeps what was typed; `undefined`, when it is what the file says or was given up. */
  keep(file: string, text: string | undefined): void {
    if (this.drafts.get(file) === text) return;
    if (text === undefined) this.drafts.delete(file);
    else this.drafts.set(file, text);
    this.changed();
  }

  /** Whoever changes a file says so here. */
  changed(): void {
    this.#reading = undefined;
  }
}
