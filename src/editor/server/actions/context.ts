import pLimit from "p-limit";
import { type Day, type Moment, now, today } from "../../../content/compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { PublishRequest, Refusal } from "../../contract/git.ts";
import type { EditorState } from "../../contract/protocol.ts";
import type { Note, OpenNotes, Person, OtherMember, Share } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { PublishedInGit } from "../git/publish.ts";
import type { Repository } from "../git/repository.ts";
import type { EntryOptions } from "../content/entries.ts";
import type { Preview } from "../preview/preview.ts";
import type { Subscriptions } from "../subscriptions.ts";
import { messages } from "../../messages/messages.ts";
import { GitError } from "../git/command.ts";
import { explainLocalFailure } from "../git/refusals.ts";
import { RefusedRequest } from "../http/refused-request.ts";

/** Values that all actions of the editor share. */
export interface EditorContext {
  content: EditedContent;
  preview: Preview;
  /** The member of the team; absent without a team, when the user of this computer edits. */
  person?: Person;
  /** Returns the address of a picture in the editor, by the picture's path from the content folder. */
  pictureAddress: (picture: string) => string;
  thumbnail: EntryOptions["thumbnail"];
  /** Repository of the content folder; `undefined` if the folder is in no repository. */
  repository: Promise<Repository | undefined>;
  /** Folder for removed documents, outside of the content folder. */
  removedDir: string;
  /** Submissions of the form; absent if submissions are not stored. */
  subscriptions?: Subscriptions;
  /** Called after the editor changed files. */
  onChange: () => Promise<void>;
  /** Functions for working as a team; absent without a team. */
  team?: TeamServices;
}

/** Functions for working together with other members of the team: presence, publication, requests, notes, links. */
interface TeamServices {
  logout: EditorState["logout"];
  others: () => OtherMember[];
  /** Tells other members which document is open; `file` is `""` if no document is open. */
  here: (file: string) => void;
  publish: (request: Request<"publish">) => Promise<PublishedInGit | Refusal>;
  askToPublish: (request: Request<"askToPublish">) => void;
  dismissRequest: (id: number) => void;
  /** Requests to publish, oldest first. */
  requests: () => PublishRequest[];
  /** Closes requests whose changes were published or undone. */
  closeRequests: (requests: readonly PublishRequest[]) => void;
  notesAt: (file: string) => Note[];
  openNotes: () => OpenNotes;
  addNote: (request: Request<"addNote">) => void;
  /** Adds an answer to a note. Returns whether the note exists. */
  answerNote: (request: Request<"answerNote">) => boolean;
  resolveNote: (request: Request<"resolveNote">) => boolean;
  shared: (file: string) => Share | undefined;
  share: (file: string) => Share;
  unshare: (file: string) => void;
  /** Moves the notes and the link of a renamed document to the document's new path. */
  onRename: (from: string, to: string) => void;
}

/** Runs changes of files one after the other, so that a file cannot change between being checked and being written. */
export const inTurn = pLimit(1);

export const currentMoment = (): Moment => now(contentConfig.timeZone);

export const currentDay = (): Day => today(contentConfig.timeZone);

/** Announces changed files. Resolves when the preview has read the changed files. */
export function notifyFilesChanged({ content, onChange }: EditorContext): Promise<void> {
  content.invalidate();
  return onChange();
}

/** Returns a function that runs a query on the repository. A failure of Git becomes a `RefusedRequest`. */
export const inRepository =
  ({ repository }: EditorContext) =>
  async <Result>(query: (repository: Repository) => Promise<Result>): Promise<Result> => {
    const opened = await repository;
    if (!opened) throw new RefusedRequest(404, messages.documents.noRepository);
    return query(opened).catch(refuseGitError);
  };

/** Turns a failure of Git into a `RefusedRequest`, because the failure is not a bug of the editor. */
export function refuseGitError(error: unknown): never {
  throw error instanceof GitError ? new RefusedRequest(503, explainLocalFailure(error)) : error;
}
