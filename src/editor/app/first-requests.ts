/** The first requests of the editor, which are sent before the rest of the editor's code is loaded. */
import type { Opened } from "../contract/protocol.ts";
import { fileInAddress } from "./file-in-address.ts";
import { editorApi } from "./editor-api.ts";

export const firstList = editorApi.list({});
const initialFile = fileInAddress();
let firstDocument = initialFile ? { file: initialFile, opened: editorApi.open({ file: initialFile }) } : undefined;

// The code that later uses these promises handles a failure. Until then, a failure must not count as unhandled.
firstList.catch(() => {});
firstDocument?.opened.catch(() => {});

/** Opens a document. For the first document, the request has already been sent, and is repeated if it failed. */
export function openDocument(file: string): Promise<Opened> {
  const prefetched = firstDocument;
  firstDocument = undefined;
  return prefetched?.file === file ? prefetched.opened.catch(() => editorApi.open({ file })) : editorApi.open({ file });
}
