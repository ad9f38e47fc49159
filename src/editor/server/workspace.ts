/** What one editor works with: the content folder with what they typed in place of its files, and the pages beside the form. */
import path from "node:path";
import { fileAddress, fileBeside, PREVIEW_BASE } from "../contract/addresses.ts";
import type { Person } from "../contract/person.ts";
import type { EditorContext } from "./actions/context.ts";
import type { EditedContent } from "./content/edited-content.ts";
import { createEditor, type Editor } from "./editor.ts";
import { Listeners } from "./http/listeners.ts";
import { Preview } from "./preview/preview.ts";
import { ServedContent } from "./preview/served-content.ts";

export interface Workspace {
  contentDir: string;
  /** The secret that its page was given. */
  key: string;
  /** Absent for who sits at this computer. */
  person?: Person;
  editor: Editor;
  served: ServedContent;
  listeners: Listeners;
  /** Files have changed: whoever has the editor open hears what that changes. */
  refresh: () => Promise<void>;
}

type Given = Pick<EditorContext, "repository" | "removedDir" | "subscriptions" | "team"> & {
  content: EditedContent;
  key: string;
  person?: Person;
  /** What was changed is kept before anybody is told of it. */
  record?: () => Promise<void>;
  /** Its last page was closed. */
  onLeft?: () => void;
};

export function openWorkspace({ content, key, person, record, onLeft, ...given }: Given): Workspace {
  const { contentDir } = content;
  // The editor knows pictures by their path from the content folder, and asks for the field of one that is pressed.
  const pictureOf = (file: string, version: string) =>
    fileAddress(key, path.relative(contentDir, file).replaceAll(path.sep, "/"), { version });
  const preview = new Preview(content, PREVIEW_BASE, pictureOf);
  const served = new ServedContent(preview);
  const listeners = new Listeners(onLeft);
  const refresh = async () => {
    content.forget();
    listeners.tell(await served.changed());
  };
  const editor = createEditor({
    ...given,
    content,
    preview,
    ...(person && { person }),
    pictureAddress: (picture) => fileAddress(key, picture),
    thumbnail: (file, src) => fileAddress(key, fileBeside(file, src), { small: true }),
    onChange: async () => {
      await record?.();
      await refresh();
    },
  });
  return { contentDir, key, ...(person && { person }), editor, served, listeners, refresh };
}
