/**
 * The content of the preview: the lists and documents that the pages of the preview request, and documents that are
 * being typed.
 */
import { addressFor } from "../../../shared/compiled/address.ts";
import { documentFile, listFile, typeOf } from "../../../shared/compiled/layout.ts";
import { isFields } from "../../../shared/values.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";
import { fillPlaceholders } from "../../../content/authoring/creating/placeholder-values.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { once } from "../../../shared/once.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import { summaryOf } from "../../../content/compiler/output/modules.ts";
import { Images } from "../../../content/compiler/pictures/images.ts";
import type { ReadContent } from "../../../content/compiler/read-content.ts";
import { parseSources } from "../../../content/compiler/read/yaml/parse-sources.ts";
import { type ReadDocuments, readDocumentsCached } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { readTypedFields, sourceOfFields } from "../content/typed.ts";
import type { ShownDocument } from "../../contract/protocol.ts";
import { type FileAddress, showDocument, type ShowOptions, showSummary } from "./page-documents.ts";

/** A document of a list. `show` and `summary` resolve to `undefined` if the document cannot be shown. */
interface ListedDocument {
  slug: string;
  show: () => Promise<object | undefined>;
  summary: () => Promise<object | undefined>;
}

/** The content that a preview shows. */
export interface PreviewContent extends Pick<EditedContent, "documents" | "memory" | "findFiles"> {
  read: () => Promise<Pick<ReadContent, "sources" | "documents" | "names">>;
  lastReading: PreviewContent["read"];
}

export class Preview {
  readonly #content: PreviewContent;
  readonly #options: Pick<ShowOptions, "base" | "address" | "images">;

  constructor(content: PreviewContent, base: string, address: FileAddress) {
    this.#content = content;
    this.#options = { base, address, images: new Images({}, content.memory) };
  }

  /**
   * Resolves to the JSON of a list or of a document; `undefined` if there is no such list or document. `file` is the
   * file name that `contentStore` requests.
   */
  async text(file: string): Promise<string | undefined> {
    const type = typeOf(file);
    if (!Object.hasOwn(contentConfig.collections, type)) return undefined;
    const { sources, documents } = await this.#content.read();
    // The options are created once for all documents, because collecting the names of all documents takes time.
    const options = await this.#showOptions();
    const listed: ListedDocument[] =
      derivedOf(type, documents, options) ??
      sources.filter(({ collection }) => collection === type).map((source) => this.#toListedDocument(source, options));
    if (file === listFile(type)) return this.#list(type, listed);
    const requested = listed.find(({ slug }) => file === documentFile(type, slug.toLowerCase()));
    return requested && JSON.stringify((await requested.show()) ?? {});
  }

  async #list(type: string, listed: readonly ListedDocument[]): Promise<string | undefined> {
    const list = await Promise.all(listed.map(({ summary }) => summary()));
    const summaries = list.filter((each) => each !== undefined);
    return JSON.stringify(collectionOf(contentConfig, type).singleton ? summaries[0] : summaries);
  }

  #toListedDocument(source: Source, options: ShowOptions): ListedDocument {
    const showAs = async (show: typeof showDocument) => {
      const readable = await this.#readDocument(source);
      return readable && show(readable, options);
    };
    return { slug: source.slug, show: () => showAs(showDocument), summary: () => showAs(showSummary) };
  }

  /** Resolves to a document that was just read, in the form that pages expect; `undefined` if it cannot be shown. */
  async show(source: Source, read: ReadDocuments): Promise<ShownDocument | undefined> {
    const readable = await readableOf(source, read);
    if (!readable) return undefined;
    const { collection, slug } = readable.source;
    const options = await this.#showOptions();
    const derived = await this.#derivedOf(readable, options);
    const document = await (derived ? derived.show() : showDocument(readable, options));
    const summary = await (derived ? derived.summary() : showSummary(readable, options));
    return { collection, slug, document, summary };
  }

  /**
   * Resolves to the document that is derived from a document being typed. Derived documents are computed from all
   * documents, including the typed one.
   */
  async #derivedOf(readable: Document, options: ShowOptions): Promise<DerivedDocument | undefined> {
    const { file, collection } = readable.source;
    if (!collectionOf(contentConfig, collection).derivation) return undefined;
    const { documents } = await this.#content.lastReading();
    const others = documents.filter(({ source }) => source.file !== file);
    return derivedOf(collection, [...others, readable], options)?.find((derived) => derived.file === file);
  }

  async #readDocument(source: Source): Promise<Document | undefined> {
    return readableOf(source, await readDocumentsCached(contentConfig, [source], this.#content.documents));
  }

  async #showOptions(): Promise<ShowOptions> {
    const { names } = await this.#content.lastReading();
    const keys = new Set(names.map(({ collection, slug }) => `${collection}/${slug}`));
    return { ...this.#options, files: this.#content.findFiles(), exists: (type, slug) => keys.has(`${type}/${slug}`) };
  }
}

/** A document that is derived from other documents. */
interface DerivedDocument {
  slug: string;
  file: string | undefined;
  /** Resolves to the whole document. */
  show: () => Promise<object>;
  /** Resolves to the part of the document that is shown in lists. */
  summary: () => Promise<object>;
}

/** Returns the derived documents of a type; `undefined` for a type without derived documents. */
function derivedOf(name: string, documents: readonly Document[], options: ShowOptions): DerivedDocument[] | undefined {
  const collection: Collection = collectionOf(contentConfig, name);
  const { derivation, address } = collection;
  if (!derivation) return undefined;
  const files = new Map(documents.map((document) => [document.source.file, document]));
  return derivation.derive(documents).map(({ slug, data, file }) => {
    const show = once(async () => {
      const document = file === undefined ? undefined : files.get(file);
      const fields = Object.entries(document ? await showDocument(document, options) : {});
      const declared = fields.filter(([field]) => derivation.fileFields.includes(field));
      return { slug, address: address ? addressFor(address, slug) : "", ...data(), ...Object.fromEntries(declared) };
    });
    return { slug, file, show, summary: async () => summaryOf(await show(), collection) };
  });
}

/**
 * Resolves to the document of a source, with samples in place of values that the schema or the YAML parser refuses;
 * `undefined` if the document cannot be completed.
 */
async function readableOf(source: Source, read: ReadDocuments): Promise<Document | undefined> {
  const [document] = read.documents;
  if (document) return document;
  const collection = collectionOf(contentConfig, source.collection);
  const parsed = read.refused[0]?.source ?? (await parsedOf(source));
  const values = parsed && {
    ...(isFields(parsed.data) && parsed.data),
    ...(parsed.body && { body: parsed.body.text }),
  };
  const filled = fillPlaceholders(collection.schema, formOf(collection), (values ?? {}) as Value);
  if (!isFields(filled)) return undefined;
  const { body, ...fields } = filled;
  const typed = collection.extension === ".md" ? { fields, body: String(body ?? "") } : { fields: filled };
  const completed = sourceOfFields(source, typed);
  return "code" in completed ? undefined : (await readTypedFields(completed, typed)).documents[0];
}

async function parsedOf(source: Source) {
  const [parsed] = await parseSources([source]);
  return parsed && "source" in parsed ? parsed.source : undefined;
}

/** Serves the content of a preview, and records the texts of the files that its pages have read. */
export class ServedContent {
  readonly #preview: Preview;
  readonly #served = new Map<string, string>();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** Resolves to the text of a file; `undefined` if there is no such file. */
  async text(file: string): Promise<string | undefined> {
    const text = await this.#preview.text(file);
    if (text !== undefined) this.#served.set(file, text);
    return text;
  }

  /** Resolves to the names of the files whose text has changed since it was served. Removed files are left out. */
  async changedFiles(): Promise<string[]> {
    const checks = [...this.#served].map(async ([file, served]) => {
      const text = await this.#preview.text(file);
      return text === undefined || text === served ? [] : [file];
    });
    return (await Promise.all(checks)).flat();
  }
}
