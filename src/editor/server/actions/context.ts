import pLimit from "p-limit";
import { type Day, type Moment, now, today } from "../../../content/compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { PublishRequest, Refusal } from "../../contract/git.ts";
import type { Note, OpenNotes, Person, Other, Share } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Brought } from "../git/publish.ts";
import type { Repository } from "../git/repository.ts";
import type { EntryOptions } from "../content/entries.ts";
import type { Preview } from "../preview/preview.ts";
import type { Subscriptions } from "../subscriptions.ts";
import { messages } from "../../messages/messages.ts";
import { GitError } from "../git/command.ts";
import { localTrouble } from "../git/refusals.ts";
import { RefusedRequest } from "../http/refused-request.ts";

/** What the actions of the editor share. */
export interface EditorContext {
  content: EditedContent;
  preview: Preview;
  /** Absent for who sits at this computer. */
  person?: Person;
  /** Where the editor shows a picture from, by its path from the content folder. */
  pictureAddress: (picture: string) => string;
  thumbnail: EntryOptions["thumbnail"];
  /** Of the content folder; `undefined` where it is in none. */
  repository: Promise<Repository | undefined>;
  /** Where what was removed is kept, outside of the content folder. */
  removedDir: string;
  /** Absent where nobody can write through the form. */
  subscriptions?: Subscriptions;
  /** Hears of it when the editor changed files itself. */
  onChange: () => Promise<void>;
  /** Absent for who sits at this computer. */
  team?: Team;
}

/** What one member of a team has of the others, and of the publication that all share. */
interface Team {
  others: () => Other[];
  /** Empty for no document. */
  here: (file: string) => void;
  publish: (request: Request<"publish">) => Promise<Brought | Refusal>;
  askToPublish: (request: Request<"askToPublish">) => void;
  dismissRequest: (id: number) => void;
  /** Who asks for a publication, the oldest first. */
  requests: () => PublishRequest[];
  /** What they asked for was published, or given up. */
  closeRequests: (requests: readonly PublishRequest[]) => void;
  /** Notes at a document; how many are open at each. */
  notesAt: (file: string) => Note[];
  openNotes: () => OpenNotes;
  addNote: (request: Request<"addNote">) => void;
  /** These answer whether there is such a note. */
  answerNote: (request: Request<"answerNote">) => boolean;
  resolveNote: (request: Request<"resolveNote">) => boolean;
  shared: (file: string) => Share | undefined;
  share: (file: string) => Share;
  unshare: (file: string) => void;
  /** A document has another name now. */
  renamed: (from: string, to: string) => void;
}

/** One change of files after the other, so that what was checked still holds when it is written. */
export const inTurn = pLimit(1);

export const currentMoment = (): Moment => now(contentConfig.timeZone);

export const currentDay = (): Day => today(contentConfig.timeZone);

/** Says that files have changed, and waits until the preview knows. */
export function notifyFilesChanged({ content, onChange }: EditorContext): Promise<void> {
  content.changed();
  return onChange();
}

/** Answers what a repository is asked. */
export const inRepository =
  ({ repository }: EditorContext) =>
  async <Answer>(ask: (repository: Repository) => Promise<Answer>): Promise<Answer> => {
    const found = await repository;
    if (!found) throw new RefusedRequest(404, messages.documents.noRepository);
    return ask(found).catch(sayIfGit);
  };

/** What Git cannot do on this computer is a sentence, and no fault of ours. */
export function sayIfGit(error: unknown): never {
  throw error instanceof GitError ? new RefusedRequest(503, localTrouble(error)) : error;
}
