/** The content of the preview: the lists and documents that its pages ask for, and a document as it is being typed. */
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
import { ContentFiles } from "../../../content/compiler/read/files/content-files.ts";
import { parseSources } from "../../../content/compiler/read/yaml/parse-sources.ts";
import { type ReadDocuments, rememberDocuments } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { readTypedFields, sourceOfFields } from "../content/typed.ts";
import type { ShownDocument } from "../../contract/protocol.ts";
import { type FileAddress, showDocument, type ShowOptions, showSummary } from "./page-documents.ts";

/** A document of a list. Both functions resolve to `undefined` if the document cannot be shown. */
interface Listed {
  slug: string;
  show: () => Promise<object | undefined>;
  summary: () => Promise<object | undefined>;
}

export class Preview {
  readonly #content: EditedContent;
  readonly #options: Pick<ShowOptions, "base" | "address" | "images">;
  readonly #isShown: (file: string) => boolean;

  /** `isShown` tells whether the visitor may see a document; by default all documents. */
  constructor(content: EditedContent, base: string, address: FileAddress, isShown = (_file: string) => true) {
    this.#content = content;
    this.#isShown = isShown;
    this.#options = { base, address, images: new Images({}, content.memory) };
  }

  /** Text of a list or of a document, as `contentStore` requests it; `undefined` if there is none. */
  async text(file: string): Promise<string | undefined> {
    const type = typeOf(file);
    if (!Object.hasOwn(contentConfig.collections, type)) return undefined;
    const read = await this.#content.read();
    const own = read.sources.filter((source) => source.collection === type && this.#isShown(source.file));
    const documents = read.documents.filter(({ source }) => this.#isShown(source.file));
    // The options are computed once, because they hold all names.
    const options = await this.#showOptions();
    const shown: Listed[] = derivedOf(type, documents, options) ?? own.map((source) => this.#listed(source, options));
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

  /** Shows a document as it was read; `undefined` if it cannot be shown. */
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

  /** The derived document of one that is being typed. All documents, with this one, decide what is derived. */
  async #derivedOf(readable: Document, options: ShowOptions): Promise<DerivedDocument | undefined> {
    const { file, collection } = readable.source;
    if (!collectionOf(contentConfig, collection).derivation) return undefined;
    const { documents } = await this.#content.recent();
    const others = documents.filter(({ source }) => source.file !== file);
    return derivedOf(collection, [...others, readable], options)?.find((derived) => derived.file === file);
  }

  async #readable(source: Source): Promise<Document | undefined> {
    return readableOf(source, await rememberDocuments(contentConfig, [source], this.#content.documents));
  }

  async #showOptions(): Promise<ShowOptions> {
    const { names: known } = await this.#content.recent();
    const files = new ContentFiles(this.#content.contentDir);
    const keys = new Set(
      known.filter(({ file }) => this.#isShown(file)).map(({ collection, slug }) => `${collection}/${slug}`),
    );
    return { ...this.#options, files, exists: (type, slug) => keys.has(`${type}/${slug}`) };
  }
}

/** A document that is derived from others. */
interface DerivedDocument {
  slug: string;
  file: string | undefined;
  /** Shows the whole document. */
  show: () => Promise<object>;
  /** Shows the part of the document that lists need. */
  summary: () => Promise<object>;
}

/** Derived documents of a type; `undefined` if the type derives none. */
function derivedOf(name: string, documents: readonly Document[], options: ShowOptions): DerivedDocument[] | undefined {
  const collection: Collection = collectionOf(contentConfig, name);
  const { derivation, address } = collection;
  if (!derivation) return undefined;
  const files = new Map(documents.map((document) => [document.source.file, document]));
  return derivation.derive(documents).map(({ slug, data, file }) => {
    const show = once(async () => {
      const document = file === undefined ? undefined : files.get(file);
      const said = Object.entries(document ? await showDocument(document, options) : {});
      const declared = said.filter(([field]) => derivation.declared.includes(field));
      return { slug, address: address ? addressFor(address, slug) : "", ...data(), ...Object.fromEntries(declared) };
    });
    return { slug, file, show, summary: async () => summaryOf(await show(), collection) };
  });
}

/** The document of a source, with samples in place of values that the schema or the YAML reader refuses. */
async function readableOf(source: Source, read: ReadDocuments): Promise<Document | undefined> {
  const [document] = read.documents;
  if (document) return document;
  const collection = collectionOf(contentConfig, source.collection);
  const said = read.refused[0]?.source ?? (await parsedOf(source));
  const written = said && { ...(isFields(said.data) && said.data), ...(said.body && { body: said.body.text }) };
  const filled = fillPlaceholders(collection.schema, formOf(collection), (written ?? {}) as Value);
  if (!isFields(filled)) return undefined;
  const { body, ...fields } = filled;
  const typed = collection.extension === ".md" ? { fields, body: String(body ?? "") } : { fields: filled };
  const mended = sourceOfFields(source, typed);
  return "code" in mended ? undefined : (await readTypedFields(mended, typed)).documents[0];
}

async function parsedOf(source: Source) {
  const [parsed] = await parseSources([source]);
  return parsed && "source" in parsed ? parsed.source : undefined;
}

/** The content of a preview, with a memory of what its pages were served. */
export class ServedContent {
  readonly #preview: Preview;
  readonly #served = new Map<string, string>();

  constructor(preview: Preview) {
    this.#preview = preview;
  }

  /** Text of a file; `undefined` if there is none. */
  async text(file: string): Promise<string | undefined> {
    const text = await this.#preview.text(file);
    if (text !== undefined) this.#served.set(file, text);
    return text;
  }

  /** Files whose text differs from what was served. */
  async changed(): Promise<string[]> {
    const asked = [...this.#served].map(async ([file, served]) => {
      const text = await this.#preview.text(file);
      return text === undefined || text === served ? [] : [file];
    });
    return (await Promise.all(asked)).flat();
  }
}
