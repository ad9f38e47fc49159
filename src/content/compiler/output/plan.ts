/** Plans the next output: its documents, and which of them are unchanged. */
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import { type Moment, unpublishedOf } from "../document/publication.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import { isWritten } from "./modules.ts";
import { rememberedOf, type State } from "./state.ts";

export interface PlannedDocument extends Document {
  unpublished: Unpublished | undefined;
  /** The hashes of its pictures and the names of its files, in the order of the metadata. */
  media: string[];
  /** Whether the last output already has it. */
  isSame: boolean;
}

export interface PlanOptions {
  config: ContentConfig;
  /** The paths of the files in the current output. */
  current: ReadonlySet<string>;
  state: State;
  files: ContentFiles;
  images: Images;
  /** Includes unpublished documents. */
  preview: boolean;
  now: Moment;
}

/** Sorts by type and name, and leaves out hidden documents. */
export function planOutput(documents: readonly Document[], options: PlanOptions): PlannedDocument[] {
  return documents
    .map((document) => {
      const unpublished = unpublishedOf(document.metadata, options.now);
      const planned = { ...document, unpublished, media: mediaOf(document, options) };
      return { ...planned, isSame: isSame(planned, options) };
    })
    .filter(({ unpublished }) => options.preview || !unpublished)
    .toSorted(byName);
}

const byName = (a: Document, b: Document) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ source: { collection, slug } }: Document) => `${collection}/${slug}`;

function mediaOf({ source, metadata }: Document, { files, images }: PlanOptions): string[] {
  const pictures = metadata.pictures.map(({ src }) => images.find(files.find(source, src))?.hash ?? "");
  return [...pictures, ...metadata.files.map(({ src }) => publishedName(files.find(source, src)))];
}

function isSame(document: Omit<PlannedDocument, "isSame">, { config, current, state }: PlanOptions): boolean {
  const { source, unpublished, media } = document;
  const last = rememberedOf(state, source);
  return (
    last !== undefined &&
    isWritten(source.collection, collectionOf(config, source.collection), current) &&
    unpublished === last.unpublished &&
    media.join() === last.media.join()
  );
}
