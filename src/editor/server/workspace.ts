/** The workspace of one person: the content folder with the person's drafts, and the preview beside the form. */
import { pathFrom } from "../../shared/files/path-from.ts";
import { fileAddress, fileBeside, PREVIEW_BASE } from "../contract/addresses.ts";
import type { Person } from "../contract/team.ts";
import type { EditorContext } from "./actions/context.ts";
import type { EditedContent } from "./content/edited-content.ts";
import { Listeners } from "./http/listeners.ts";
import { Preview, ServedContent } from "./preview/preview.ts";
import { arrangingActions, removingActions } from "./actions/managing-documents.ts";
import { historyActions, recoveringActions } from "./actions/history.ts";
import { letterActions } from "./actions/letters.ts";
import { listingActions } from "./actions/listing.ts";
import { pictureActions } from "./actions/pictures.ts";
import { peopleActions } from "./actions/people.ts";
import { publishingActions } from "./actions/publishing.ts";
import { teamworkActions } from "./actions/teamwork.ts";
import { subscriptionActions } from "./subscriptions.ts";
import { savingActions } from "./actions/saving.ts";
import { HISTORY_DIR } from "../../delivery/build/paths.ts";
import { openRepository, type RepositoryOptions } from "./git/repository.ts";
import { unusedPictures } from "./pictures/used-pictures.ts";

export interface Workspace {
  contentDir: string;
  /** Secret of the session, which only the editor's page knows. */
  key: string;
  /** The member of the team; absent without a team, when the user of this computer edits. */
  person?: Person;
  editor: Editor;
  served: ServedContent;
  listeners: Listeners;
  /** Reads changed files, and tells open pages which lists and documents of the preview changed. */
  refresh: () => Promise<void>;
}

type WorkspaceOptions = Pick<EditorContext, "repository" | "removedDir" | "subscriptions" | "team"> & {
  content: EditedContent;
  key: string;
  person?: Person;
  /** Commits changed files before any page is informed of the change; absent without a team. */
  autoCommit?: () => Promise<void>;
  /** Called after the last page of the workspace was closed. */
  onAllClosed?: () => void;
};

export function openWorkspace({ content, key, person, autoCommit, onAllClosed, ...rest }: WorkspaceOptions): Workspace {
  const { contentDir } = content;
  // The address contains the picture's path from the content folder, because the editor uses this path to find the
  // field of a picture that was clicked.
  const addressOfFile = (file: string, version: string) => fileAddress(key, pathFrom(contentDir, file), { version });
  const preview = new Preview(content, PREVIEW_BASE, addressOfFile);
  const served = new ServedContent(preview);
  const listeners = new Listeners(onAllClosed);
  const refresh = async () => {
    content.invalidateOwn();
    listeners.sendChanges(await served.changedFiles());
  };
  const editor = createEditor({
    ...rest,
    content,
    preview,
    ...(person && { person }),
    pictureAddress: (picture) => fileAddress(key, picture),
    thumbnail: (file, src) => fileAddress(key, fileBeside(file, src), { small: true }),
    onChange: async () => {
      await autoCommit?.();
      await refresh();
    },
  });
  return { contentDir, key, ...(person && { person }), editor, served, listeners, refresh };
}

export type Editor = ReturnType<typeof createEditor>;

/**
 * Returns the actions of the editor. Each action resolves as `EditorApi` declares, or rejects with a `RefusedRequest`,
 * whose message is shown to the person editing.
 */
function createEditor(context: EditorContext) {
  return {
    ...listingActions(context),
    ...peopleActions(context),
    ...savingActions(context),
    ...arrangingActions(context),
    ...removingActions(context),
    ...pictureActions(context),
    ...publishingActions(context),
    ...historyActions(context),
    ...recoveringActions(context),
    ...teamworkActions(context),
    ...letterActions(context),
    ...subscriptionActions(context),
  };
}

/** Opens the repository of the edited content. Neither documents with problems nor unused pictures are published. */
export const repositoryOf = (content: EditedContent, options: Partial<RepositoryOptions> = {}) =>
  openRepository(content.contentDir, {
    held: () => content.filesWithProblems(),
    unused: () => unusedPictures(content),
    compile: (folder) => content.problemsIn(folder),
    historyDir: HISTORY_DIR,
    ...options,
  });
