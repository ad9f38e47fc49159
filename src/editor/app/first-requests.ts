/** The first requests of the editor, which are sent before the rest of the editor's code is loaded. */
import type { Opened } from "../contract/protocol.ts";
import { fileInAddress } from "./file-in-address.ts";
import { editorApi } from "./editor-api.ts";

export const firstList = editorApi.list({});
const file = fileInAddress();
let first = file ? { file, opened: editorApi.open({ file }) } : undefined;

// The code that uses these promises handles a failure.
firstList.catch(() => {});
first?.opened.catch(() => {});

/** Opens a document. For the first document, the request has already been sent, and is repeated if it failed. */
export function openDocument(wanted: string): Promise<Opened> {
  const taken = first;
  first = undefined;
  return taken?.file === wanted
    ? taken.opened.catch(() => editorApi.open({ file: wanted }))
    : editorApi.open({ file: wanted });
}
