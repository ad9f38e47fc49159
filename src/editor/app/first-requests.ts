/** The first requests of the editor, which are sent before the rest of the editor's code is loaded. */
import type { Opened } from "../contract/protocol.ts";
import { fileInAddress } from "./file-in-address.ts";
import { editorApi } from "./editor-api.ts";

export const firstList = editorApi.list({});
const initialFile = fileInAddress();
let firstDocument = initialFile ? { file: initialFile, opened: editorApi.open({ file: initialFile }) } : undefined;

// Failures are ignored here, so that they do not count as unhandled. The code that later uses the promises handles
// them.
firstList.catch(() => {});
firstDocument?.opened.catch(() => {});

/** Opens a document. For the first document, the request has already been sent, and is repeated if it failed. */
export function openDocument(file: string): Promise<Opened> {
  const prefetched = firstDocument;
  firstDocument = undefined;
  return prefetched?.file === file ? prefetched.opened.catch(() => editorApi.open({ file })) : editorApi.open({ file });
}
