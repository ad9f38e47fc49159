/** Workspaces of a team over one content folder. Each workspace has the drafts of one person. */
import { createHmac } from "node:crypto";
import { GENERATED_DIR, removedDirOf } from "../../delivery/build/paths.ts";
import type { EditorState } from "../contract/protocol.ts";
import type { PublishRequest } from "../contract/git.ts";
import type { ServerEvents, Person, Other } from "../contract/team.ts";
import type { Request } from "../contract/requests.ts";
import { refuseGitError } from "../server/actions/context.ts";
import { EditedContent } from "../server/content/edited-content.ts";
import type { Place } from "../server/git/command.ts";
import { autoCommit } from "../server/git/save-commits.ts";
import { type repositoryOf, openWorkspace, type Workspace } from "../server/workspace.ts";
import type { Subscriptions } from "../server/subscriptions.ts";
import type { NewsroomDatabase } from "./database.ts";
import type { Shares } from "./shares.ts";
import type { Publisher } from "./publication-queue.ts";

export interface WorkspacesOptions {
  place: Place;
  /** The content folder without drafts. */
  content: EditedContent;
  repository: ReturnType<typeof repositoryOf>;
  database: NewsroomDatabase;
  subscriptions: Subscriptions;
  /**
   * Secret from which the secrets of pages are derived. It is the same after a restart, because pages that were opened
   * before the restart keep the secrets that they have.
   */
  secret: string;
  publisher: Publisher;
  shares: Shares;
  logout: EditorState["logout"];
}

/** Milliseconds after which a person without an open page counts as absent. A page that reloads reconnects sooner. */
const RELOAD = 3000;

export class Workspaces {
  readonly #options: WorkspacesOptions;
  readonly #open = new Map<string, Workspace>();
  readonly #presence = new Presence();

  constructor(options: WorkspacesOptions) {
    this.#options = options;
  }

  /** Returns the workspace of a person, with the person's current rights. */
  of(person: Person): Workspace {
    const known = this.#open.get(person.email);
    if (known && JSON.stringify(known.person) === JSON.stringify(person)) return known;
    // Pages of the former workspace reconnect, and get the new rights.
    known?.listeners.end();
    const made = this.#make(person, () => {
      setTimeout(() => this.#leave(person, made), RELOAD).unref();
    });
    this.#open.set(person.email, made);
    return made;
  }

  /** Refreshes all workspaces with open pages after files changed. */
  async refresh(): Promise<void> {
    this.#options.content.changed();
    for (const workspace of this.#open.values()) if (workspace.listeners.count > 0) await workspace.refresh();
  }

  /** Ends the streams of all pages. */
  end(): void {
    for (const { listeners } of this.#open.values()) listeners.end();
  }

  /** Sends an event to every open page. */
  tell<Name extends keyof ServerEvents>(event: Name, of: (person: Person) => ServerEvents[Name]): void {
    for (const { listeners, person } of this.#open.values()) if (person) listeners.send(event, of(person));
  }

  /** Closes a workspace. The drafts of the workspace stay in the database until the person returns. */
  #leave(person: Person, workspace: Workspace): void {
    if (workspace.listeners.count > 0 || this.#open.get(person.email) !== workspace) return;
    this.#open.delete(person.email);
    this.#move(person, "");
  }

  #make(person: Person, onLeft: () => void): Workspace {
    const { place, content: shared, repository, database, subscriptions, secret } = this.#options;
    const { email } = person;
    const content = new EditedContent(place.contentDir, GENERATED_DIR, {
      shared,
      drafts: database.drafts(email),
      onKeep: (file, kept) => database.keepDraft(email, file, kept),
    });
    return openWorkspace({
      content,
      key: createHmac("sha256", secret).update(email).digest("base64url"),
      person,
      repository,
      removedDir: removedDirOf(place.contentDir),
      subscriptions,
      autoCommit: () => autoCommit(place, person).catch(refuseGitError),
      team: this.#teamOf(person),
      onLeft,
    });
  }

  #teamOf(person: Person) {
    const { database, publisher, logout } = this.#options;
    return {
      logout,
      others: () => this.#presence.others(person),
      here: (file: string) => this.#move(person, file),
      publish: (request: Request<"publish">) => publisher.publish(person, request),
      askToPublish: ({ sentence, only }: Request<"askToPublish">) => {
        database.ask(person, { sentence, files: only.map(({ file }) => file) });
        this.#tellRequests();
      },
      dismissRequest: (id: number) => {
        const asked = database.requests().find((each) => each.id === id);
        if (asked && (asked.email === person.email || person.may.includes("publish"))) database.dismiss(id);
        this.#tellRequests();
      },
      requests: () => database.requests(),
      closeRequests: (requests: readonly PublishRequest[]) => {
        for (const { id } of requests) database.dismiss(id);
        if (requests.length > 0) this.#tellRequests();
      },
      ...this.#talkOf(person),
    };
  }

  #talkOf(person: Person) {
    const { database, shares } = this.#options;
    const { notes } = database;
    const told = <Answer>(answer: Answer): Answer => {
      this.tell("notes", notes.open);
      return answer;
    };
    return {
      notesAt: notes.at,
      openNotes: notes.open,
      addNote: (request: Request<"addNote">) => told(notes.add(person, request)),
      answerNote: (request: Request<"answerNote">) => told(notes.answer(person, request)),
      resolveNote: (request: Request<"resolveNote">) => told(notes.resolve(person, request)),
      shared: shares.at,
      share: shares.make,
      unshare: shares.remove,
      renamed: (from: string, to: string) => {
        shares.move(from, to);
        told(notes.move(from, to));
      },
    };
  }

  #move(person: Person, file: string): void {
    if (this.#presence.set(person, file)) this.tell("people", (each) => this.#presence.others(each));
  }

  #tellRequests(): void {
    const count = this.#options.database.requests().length;
    this.tell("requests", () => ({ count }));
  }
}

/** The document that each person has open. */
class Presence {
  readonly #open = new Map<string, Other>();

  /**
   * Sets the document that a person has open; `file` is `""` if no document is open. Returns whether the document
   * changed.
   */
  set({ email, name }: Person, file: string): boolean {
    if ((this.#open.get(email)?.file ?? "") === file) return false;
    if (file) this.#open.set(email, { name, file });
    else this.#open.delete(email);
    return true;
  }

  /** Returns the documents that other people have open. */
  others({ email }: Person): Other[] {
    return [...this.#open].flatMap(([each, other]) => (each === email ? [] : [other]));
  }
}
