/** What every opening of the editor begins with, asked for before its code is there. */
import type { Opened } from "../contract/protocol.ts";
import { fileInAddress } from "./file-in-address.ts";
import { editorApi } from "./editor-api.ts";

export const firstList = editorApi.list({});
const file = fileInAddress();
let first = file ? { file, opened: editorApi.open({ file }) } : undefined;

// Who uses them hears of a failure.
firstList.catch(() => {});
first?.opened.catch(() => {});

/** Opens a document; the first one is on its way already, and asked for again where it was not there. */
export function openDocument(wanted: string): Promise<Opened> {
  const taken = first;
  first = undefined;
  return taken?.file === wanted
    ? taken.opened.catch(() => editorApi.open({ file: wanted }))
    : editorApi.open({ file: wanted });
}
