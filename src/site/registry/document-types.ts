/** The types of documents that have a page each, and that the magazine wants: the files of `documents/`. */
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { DocumentType } from "./document-type.tsx";

export const documentTypes: readonly DocumentType[] = Object.values(
  import.meta.glob<DocumentType>("./documents/*.ts", { eager: true, import: "entry" }),
).filter(({ collection }) => collection in DOCUMENT_ADDRESSES);
