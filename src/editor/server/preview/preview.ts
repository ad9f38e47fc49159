/** The content of the preview: the modules that its pages import, and a document as it is being typed. */
import { documentModule } from "../../../shared/compiled/document-module.ts";
import { documentPath, documentsPath, INDEX } from "../../../shared/compiled/layout.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import { hasModules, indexModule, listModule, listPath, mapModule } from "../../../content/compiler/output/modules.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import { ContentFiles } from "../../../content/compiler/read/content-files.ts";
import { readDocuments, rememberDocuments } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { ShownDocument } from "../../contract/protocol.ts";
import { type MadeDocument, madeOf, summaryOf } from "./made.ts";
import type { FileAddress } from "./originals.ts";
import { readableOf } from "./readable.ts";
import { showDocument, type ShowOptions, showSummary } from "./show.ts";

const names = Object.keys(contentConfig.collections);
const paged = names.filter((name) => hasModules(collectionOf(contentConfig, name)));

export class Preview {
  readonly #content: EditedContent;
  readonly #options: Pick<ShowOptions, "base" | "address" | "images">;

  constructor(content: EditedContent, base: string, address: FileAddress) {
    this.#content = content;
    this.#options = { base, address, images: new Images({}, content.memory) };
  }

  /** The text of a generated module, by its path; `undefined` where there is none. */
  async module(file: string): Promise<string | undefined> {
    if (file === INDEX) return indexModule(paged);
    const { sources, documents } = await this.#content.read();
    for (const name of names) {
      if (!file.startsWith(name)) continue;
      const made = madeOf(name, documents, await this.#showOptions());
      if (made) return this.#madeModule(name, file, made);
      const own = sources.filter(({ collection }) => collection === name);
      if (file === documentsPath(name)) return mapModule(own.map(({ slug }) => slug));
      if (file === listPath(name, collectionOf(contentConfig, name))) return this.#list(name, own);
      const source = own.find(({ slug }) => file === documentPath(name, slug));
      if (source) return documentModule((await this.show(source))?.document ?? {});
    }
    return undefined;
  }

  async #madeModule(name: string, file: string, made: readonly MadeDocument[]): Promise<string | undefined> {
    if (file === documentsPath(name)) return mapModule(made.map(({ slug }) => slug));
    const collection = collectionOf(contentConfig, name);
    if (file === listPath(name, collection)) {
      const shown = await Promise.all(made.map(async ({ show }) => JSON.stringify(summaryOf(name, await show()))));
      return listModule(shown, collection);
    }
    const asked = made.find(({ slug }) => file === documentPath(name, slug));
    return asked && documentModule(await asked.show());
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
    if (made) {
      const document = await made.show();
      return { collection, slug, document, summary: summaryOf(collection, document) };
    }
    const [document, summary] = [await showDocument(readable, options), await showSummary(readable, options)];
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

  async #list(name: string, sources: readonly Source[]): Promise<string> {
    const options = await this.#showOptions();
    const shown = await Promise.all(
      sources.map(async (source) => {
        const readable = await this.#readable(source);
        return readable && showSummary(readable, options);
      }),
    );
    const lines = shown.flatMap((each) => (each ? [JSON.stringify(each)] : []));
    return listModule(lines, collectionOf(contentConfig, name));
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
