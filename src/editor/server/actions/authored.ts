import { messages } from "../../messages/messages.ts";
import { isAuthored } from "../../../content/authoring/creating/archetypes.ts";
import { findDocument } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { RefusedRequest } from "../http/refused-request.ts";

/** Of a type of which editors make documents; throws a `RefusedRequest` for the one of another, such as `site.yaml`. */
export async function findAuthored(content: EditedContent, file: string) {
  const document = await findDocument(content, file);
  return { ...document, type: authoredType(document.collection) };
}

/** For what is done with the file as it was saved. Throws a `RefusedRequest` where something typed would be left behind. */
export async function findSaved(content: EditedContent, file: string) {
  const document = await findAuthored(content, file);
  if (content.drafts.has(file)) throw new RefusedRequest(409, messages.documents.saveFirst);
  return document;
}

/** Throws a `RefusedRequest` for a name that is none. */
export function authoredType(name: string): string {
  if (isAuthored(name)) return name;
  throw new RefusedRequest(422, messages.documents.fixedType(name));
}
