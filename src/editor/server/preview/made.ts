/** Documents that are made of what others say, as the pages of the preview receive them. */
import { addressFor } from "../../../shared/compiled/address.ts";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import { once } from "../../../shared/once.ts";
import { summaryOf } from "../../../content/compiler/output/modules.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import { showDocument, type ShowOptions } from "./show.ts";

export interface MadeDocument {
  slug: string;
  file: string | undefined;
  /** The whole document. */
  show: () => Promise<object>;
  /** What lists need of it. */
  summary: () => Promise<object>;
}

/** Those of a type; `undefined` where its documents are what their files say. */
export function madeOf(name: string, documents: readonly Document[], options: ShowOptions): MadeDocument[] | undefined {
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
