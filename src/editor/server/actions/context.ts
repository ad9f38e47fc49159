import pLimit from "p-limit";
import { type Day, type Moment, now, today } from "../../../content/compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { PublishRequest, Refusal } from "../../contract/git.ts";
import type { Note, OpenNotes, Person, Other, Share } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { PublishedInGit } from "../git/publish.ts";
import type { Repository } from "../git/repository.ts";
import type { EntryOptions } from "../content/entries.ts";
import type { Preview } from "../preview/preview.ts";
import type { Subscriptions } from "../subscriptions.ts";
import { messages } from "../../messages/messages.ts";
import { GitError } from "../git/command.ts";
import { localTrouble } from "../git/refusals.ts";
import { RefusedRequest } from "../http/refused-request.ts";

/** Values that the actions of the editor share. */
export interface EditorContext {
  content: EditedContent;
  preview: Preview;
  /** The member of the team; absent without a team, for whoever sits at this computer. */
  person?: Person;
  /** Address of a picture in the editor, by its path from the content folder. */
  pictureAddress: (picture: string) => string;
  thumbnail: EntryOptions["thumbnail"];
  /** Repository of the content folder; `undefined` if the folder is in none. */
  repository: Promise<Repository | undefined>;
  /** Folder for removed documents, outside of the content folder. */
  removedDir: string;
  /** Submissions of the form; absent if there is no store of them. */
  subscriptions?: Subscriptions;
  /** Called after the editor changed files. */
  onChange: () => Promise<void>;
  /** The shared work of the team; absent without a team. */
  team?: Team;
}

/** Actions that a member of a team shares with the others: presence, publication, requests, notes, links. */
interface Team {
  others: () => Other[];
  /** Tells the others which document is open; an empty `file` stands for none. */
  here: (file: string) => void;
  publish: (request: Request<"publish">) => Promise<PublishedInGit | Refusal>;
  askToPublish: (request: Request<"askToPublish">) => void;
  dismissRequest: (id: number) => void;
  /** Requests for a publication, oldest first. */
  requests: () => PublishRequest[];
  /** Closes requests whose changes were published or undone. */
  closeRequests: (requests: readonly PublishRequest[]) => void;
  /** Notes of a document. */
  notesAt: (file: string) => Note[];
  openNotes: () => OpenNotes;
  addNote: (request: Request<"addNote">) => void;
  /** Returns whether the note exists. */
  answerNote: (request: Request<"answerNote">) => boolean;
  resolveNote: (request: Request<"resolveNote">) => boolean;
  shared: (file: string) => Share | undefined;
  share: (file: string) => Share;
  unshare: (file: string) => void;
  /** Moves notes and links to the new name of a document. */
  renamed: (from: string, to: string) => void;
}

/** Runs changes of files one after the other, so that a check still holds when the file is written. */
export const inTurn = pLimit(1);

export const currentMoment = (): Moment => now(contentConfig.timeZone);

export const currentDay = (): Day => today(contentConfig.timeZone);

/** Announces changed files, and waits until the preview knows them. */
export function notifyFilesChanged({ content, onChange }: EditorContext): Promise<void> {
  content.changed();
  return onChange();
}

/** Runs a question to the repository. A failure of Git becomes a `RefusedRequest`. */
export const inRepository =
  ({ repository }: EditorContext) =>
  async <Answer>(ask: (repository: Repository) => Promise<Answer>): Promise<Answer> => {
    const found = await repository;
    if (!found) throw new RefusedRequest(404, messages.documents.noRepository);
    return ask(found).catch(refuseGitError);
  };

/** Turns a failure of Git into a `RefusedRequest`, because it is no bug of the editor. */
export function refuseGitError(error: unknown): never {
  throw error instanceof GitError ? new RefusedRequest(503, localTrouble(error)) : error;
}
