/** The content of the preview: the lists and documents that its pages ask for, and a document as it is being typed. */
import { documentFile, listFile, typeOf } from "../../../shared/compiled/layout.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import { ContentFiles } from "../../../content/compiler/read/content-files.ts";
import { readDocuments, rememberDocuments } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { ShownDocument } from "../../contract/protocol.ts";
import { type MadeDocument, madeOf } from "./made.ts";
import type { FileAddress } from "./originals.ts";
import { readableOf } from "./readable.ts";
import { showDocument, type ShowOptions, showSummary } from "./show.ts";

/** `undefined` where it cannot be shown at all. */
interface Listed {
  slug: string;
  show: () => Promise<object | undefined>;
  summary: () => Promise<object | undefined>;
}

export class Preview {
  readonly #content: EditedContent;
  readonly #options: Pick<ShowOptions, "base" | "address" | "images">;

  constructor(content: EditedContent, base: string, address: FileAddress) {
    this.#content = content;
    this.#options = { base, address, images: new Images({}, content.memory) };
  }

  /** The text of a list or of a document, as `contentStore` asks for it; `undefined` where there is none. */
  async text(file: string): Promise<string | undefined> {
    const type = typeOf(file);
    if (!Object.hasOwn(contentConfig.collections, type)) return undefined;
    const { sources, documents } = await this.#content.read();
    const own = sources.filter(({ collection }) => collection === type);
    // Once for all: what documents may refer to is as long as the list.
    const options = await this.#showOptions();
    const shown: Listed[] = madeOf(type, documents, options) ?? own.map((source) => this.#listed(source, options));
    if (file === listFile(type)) return this.#list(type, shown);
    const asked = shown.find(({ slug }) => file === documentFile(type, slug.toLowerCase()));
    return asked && JSON.stringify((await asked.show()) ?? {});
  }

  async #list(type: string, shown: readonly Listed[]): Promise<string | undefined> {
    const list = await Promise.all(shown.map(({ summary }) => summary()));
    const found = list.filter((each) => each !== undefined);
    return JSON.stringify(collectionOf(contentConfig, type).singleton ? found[0] : found);
  }

  #listed(source: Source, options: ShowOptions): Listed {
    const as = async (show: typeof showDocument) => {
      const readable = await this.#readable(source);
      return readable && show(readable, options);
    };
    return { slug: source.slug, show: () => as(showDocument), summary: () => as(showSummary) };
  }

  /** `undefined` where it cannot be shown at all. */
  async show(source: Source): Promise<ShownDocument | undefined> {
    return this.#shown(await this.#readable(source));
  }

  /** A document as it is not any more, of which nothing is remembered. */
  async showOnce(source: Source): Promise<ShownDocument | undefined> {
    return this.#shown(await readableOf(source, await readDocuments(contentConfig, [source])));
  }

  async #shown(readable: Document | undefined): Promise<ShownDocument | undefined> {
    if (!readable) return undefined;
    const { collection, slug } = readable.source;
    const options = await this.#showOptions();
    const made = await this.#madeOf(readable, options);
    const document = await (made ? made.show() : showDocument(readable, options));
    const summary = await (made ? made.summary() : showSummary(readable, options));
    return { collection, slug, document, summary };
  }

  /** What is made of all documents with this one as it is being typed. */
  async #madeOf(readable: Document, options: ShowOptions): Promise<MadeDocument | undefined> {
    const { file, collection } = readable.source;
    if (!collectionOf(contentConfig, collection).derivation) return undefined;
    const { documents } = await this.#content.recent();
    const others = documents.filter(({ source }) => source.file !== file);
    return madeOf(collection, [...others, readable], options)?.find((made) => made.file === file);
  }

  async #readable(source: Source): Promise<Document | undefined> {
    return readableOf(source, await rememberDocuments(contentConfig, [source], this.#content.documents));
  }

  async #showOptions(): Promise<ShowOptions> {
    const { names: known } = await this.#content.recent();
    const files = new ContentFiles(this.#content.contentDir);
    const keys = new Set(known.map(({ collection, slug }) => `${collection}/${slug}`));
    return { ...this.#options, files, exists: (type, slug) => keys.has(`${type}/${slug}`) };
  }
}
