/** The types of documents that have a page each: the files of `documents/`. */
import type { DocumentType } from "./document-type.tsx";

export const documentTypes: readonly DocumentType[] = Object.values(
  import.meta.glob<DocumentType>("./documents/*.ts", { eager: true, import: "entry" }),
);
