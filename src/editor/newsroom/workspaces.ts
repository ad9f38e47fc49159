/** Workspaces of a team that edits one content folder. Each workspace has the drafts of one person. */
import { createHmac } from "node:crypto";
import { GENERATED_DIR, removedDirOf } from "../../delivery/build/paths.ts";
import type { EditorState } from "../contract/protocol.ts";
import type { PublishRequest } from "../contract/git.ts";
import type { ServerEvents, Person, OtherMember } from "../contract/team.ts";
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
   * Secret from which the `key` of each person's pages is derived. The secret stays the same after a restart, so that
   * open pages continue to work.
   */
  secret: string;
  publisher: Publisher;
  shares: Shares;
  logout: EditorState["logout"];
}

/** Milliseconds after which a person without an open page counts as absent. A page that reloads reconnects sooner. */
const ABSENT_AFTER = 3000;

export class Workspaces {
  readonly #options: WorkspacesOptions;
  readonly #open = new Map<string, Workspace>();
  /** The documents that people have open, by the e-mail address of the person. */
  readonly #presence = new Map<string, OtherMember>();

  constructor(options: WorkspacesOptions) {
    this.#options = options;
  }

  /** Returns the workspace of a person, with the person's current rights. */
  of(person: Person): Workspace {
    const existing = this.#open.get(person.email);
    if (existing && JSON.stringify(existing.person) === JSON.stringify(person)) return existing;
    // Ends the streams of the former workspace, so that its pages reconnect and get the new rights.
    existing?.listeners.end();
    const workspace = this.#openWorkspace(person, () => {
      setTimeout(() => this.#closeWorkspace(person, workspace), ABSENT_AFTER).unref();
    });
    this.#open.set(person.email, workspace);
    return workspace;
  }

  /** Refreshes all workspaces with open pages after files changed. */
  async refresh(): Promise<void> {
    this.#options.content.invalidate();
    for (const workspace of this.#open.values()) if (workspace.listeners.count > 0) await workspace.refresh();
  }

  /** Ends the event streams of all pages. */
  end(): void {
    for (const { listeners } of this.#open.values()) listeners.end();
  }

  /** Sends an event to every open page. */
  send<Name extends keyof ServerEvents>(event: Name, dataFor: (person: Person) => ServerEvents[Name]): void {
    for (const { listeners, person } of this.#open.values()) if (person) listeners.send(event, dataFor(person));
  }

  /** Closes a workspace. The drafts of the workspace stay in the database until the person returns. */
  #closeWorkspace(person: Person, workspace: Workspace): void {
    if (workspace.listeners.count > 0 || this.#open.get(person.email) !== workspace) return;
    this.#open.delete(person.email);
    this.#move(person, "");
  }

  #openWorkspace(person: Person, onAllClosed: () => void): Workspace {
    const { place, content: shared, repository, database, subscriptions, secret } = this.#options;
    const { email } = person;
    const content = new EditedContent(place.contentDir, GENERATED_DIR, {
      shared,
      drafts: database.drafts(email),
      othersDrafts: () => database.othersDrafts(email),
      onDraftChange: (file, draft) => database.storeDraft(email, file, draft),
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
      onAllClosed,
    });
  }

  #teamOf(person: Person) {
    const { database, publisher, logout } = this.#options;
    return {
      logout,
      others: () => this.#othersOf(person),
      here: (file: string) => this.#move(person, file),
      publish: (request: Request<"publish">) => publisher.publish(person, request),
      askToPublish: ({ sentence, only }: Request<"askToPublish">) => {
        database.addRequest(person, { sentence, files: only.map(({ file }) => file) });
        this.#sendRequestCount();
      },
      dismissRequest: (id: number) => {
        const request = database.requests().find((each) => each.id === id);
        if (request && (request.email === person.email || person.may.includes("publish"))) database.dismiss(id);
        this.#sendRequestCount();
      },
      requests: () => database.requests(),
      closeRequests: (requests: readonly PublishRequest[]) => {
        for (const { id } of requests) database.dismiss(id);
        if (requests.length > 0) this.#sendRequestCount();
      },
      ...this.#notesAndLinksOf(person),
    };
  }

  #notesAndLinksOf(person: Person) {
    const { database, shares } = this.#options;
    const { notes } = database;
    const announceNotes = <Answer>(answer: Answer): Answer => {
      this.send("notes", notes.open);
      return answer;
    };
    return {
      notesAt: notes.at,
      openNotes: notes.open,
      addNote: (request: Request<"addNote">) => announceNotes(notes.add(person, request)),
      answerNote: (request: Request<"answerNote">) => announceNotes(notes.answer(person, request)),
      resolveNote: (request: Request<"resolveNote">) => announceNotes(notes.resolve(person, request)),
      shared: shares.at,
      share: shares.make,
      unshare: shares.remove,
      onRename: (from: string, to: string) => {
        shares.move(from, to);
        database.moveInRequests(from, to);
        announceNotes(notes.move(from, to));
      },
    };
  }

  /** Sets the document that a person has open; `file` is `""` if no document is open. */
  #move({ email, name }: Person, file: string): void {
    if ((this.#presence.get(email)?.file ?? "") === file) return;
    if (file) this.#presence.set(email, { name, file });
    else this.#presence.delete(email);
    this.send("people", (person) => this.#othersOf(person));
  }

  /** Returns the documents that other people have open. */
  #othersOf({ email }: Person): OtherMember[] {
    return [...this.#presence].flatMap(([each, other]) => (each === email ? [] : [other]));
  }

  #sendRequestCount(): void {
    const count = this.#options.database.requests().length;
    this.send("requests", () => ({ count }));
  }
}
