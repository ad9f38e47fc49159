/** The content store of the preview: the content from the server, together with the current draft. */
import { contentStore, type Draft } from "../../../site/app/browser/content-store.ts";
import { DRAFT_EVENT } from "../../../shared/compiled/content-updates.ts";
import { CHANGED_EVENT, CONTENT_DATA } from "../../contract/addresses.ts";

const { putDraft, reload, ...store } = contentStore(CONTENT_DATA);

window.addEventListener(DRAFT_EVENT, (event) => putDraft((event as CustomEvent<Draft>).detail));
window.addEventListener(CHANGED_EVENT, (event) => {
  const { detail: files } = event as CustomEvent<readonly string[] | undefined>;
  void reload((file) => !files || files.includes(file));
});

export const { open, one, get } = store;
