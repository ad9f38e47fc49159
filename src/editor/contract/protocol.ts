/** Responses of the editor's server. The module has only types. */
import type { BlockForm, DocumentFields, FormSchema } from "../../content/authoring/schemas/form-schema.ts";
import type { Changes, History, PastPublication, Published, Refusal, RemovedDocument } from "./git.ts";
import type { Note, OpenNotes, OtherMember, Person, Share } from "./team.ts";
import type { Action, Request, Typed } from "./requests.ts";
import type { SubscriptionPage } from "./subscriptions.ts";
import type { Correction } from "../../content/compiler/problems/problem.ts";
import type { Severity } from "../../content/compiler/problems/catalogue.ts";
import type { Unpublished } from "../../shared/compiled/document.ts";
import type { ShownLetter } from "./letter.ts";

/** A type of document, such as the issues of the magazine. */
export interface EditorType {
  /** Name of the type, which is also the name of its folder: `issues`. */
  name: string;
  /** Singular and plural of the type's name for editors: `Número`, `Números`. */
  title: string;
  plural: string;
  form: FormSchema;
  /**
   * Whether documents of the type can be drafts, have a day of publication, and have a Markdown text below the fields.
   */
  hasDrafts: boolean;
  hasDay: boolean;
  hasBody: boolean;
  /** Whether the type has only one document, which is about the whole site. */
  singleton: boolean;
  /** Whether editors cannot create, rename or remove documents of the type. */
  isFixed: boolean;
}

/** A document in the list. */
export interface Entry {
  /** Path from the content folder: `issues/AnaSosa.yaml`. */
  file: string;
  collection: string;
  slug: string;
  title: string;
  /** Address of the document's page, or of the list that shows the document. */
  address: string;
  /** Address of the document's thumbnail; `""` for a document without a picture. */
  picture: string;
  /** Day of publication; absent for a document without one. */
  published?: string;
  unpublished?: Unpublished;
  /** Whether the page shows a correction. */
  corrected?: true;
  /** Number of errors. In a draft, missing values do not count as errors. */
  problems: number;
  warnings: number;
  unsaved: boolean;
  /**
   * State of a saved document whose changes are not public; `waiting` if somebody has yet to accept the publication.
   * The app copies this state from the response to `changes`.
   */
  pending?: "saved" | "waiting";
  /** Number of open notes on the document. */
  notes?: number;
  /** Whether the person changed the document since the last publication. */
  mine?: boolean;
  /** Names of other people who changed the document since the last publication, the most recent first. */
  others?: string[];
}

export interface EditorProblem {
  code: string;
  /** A warning never prevents saving. */
  severity: Severity;
  file: string;
  line: number;
  /** Field as shown to editors, with list items counted from 1: `credits.col1[2].link`; `""` for the whole file. */
  field: string;
  /** Position in a Markdown text. Lines are counted from the first line that is not blank. */
  at?: TextPosition;
  title: string;
  message: string;
  hint: string;
  correction?: Correction;
  /** Set if the value is missing. In a draft, the form shows such a problem only after the field has been left. */
  toFill?: true;
}

/** Position in a text. Lines and columns are counted from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** A picture in the folder of a document. */
export interface EditorPicture {
  /** Path as it is written in the document: `AnaSosa/tapa.webp`. */
  src: string;
  /** Address of the picture in the editor. */
  address: string;
  width: number;
  height: number;
  /** Size of the file in bytes. */
  bytes: number;
  used: boolean;
}

export interface TakenPicture {
  src: string;
  orientation: "portrait" | "landscape";
}

/** Unsaved changes, as the server stores them. */
export interface StoredDraft {
  typed: Typed;
  /** Content of the saved file when the draft was begun, and the revision of that file. */
  saved: Typed;
  revision: string;
  /** Hash of the typed values; absent without a team, because then the copy in the browser has priority. */
  id?: string;
}

/** A document opened in the form. */
export interface Opened extends Partial<DocumentFields> {
  /** Text of the file. If the YAML cannot be read, the fields are absent and this text is edited instead. */
  text: string;
  /** Hash of the file on the disk; `""` if there is no file. */
  revision: string;
  /**
   * The person who saved the file; absent if unknown. `isYou` means that the same person saved it, perhaps in another
   * browser.
   */
  by?: { name: string; isYou: boolean };
  problems: EditorProblem[];
  /** Unsaved changes of the same person, perhaps from another browser; absent if there are none. */
  kept?: StoredDraft;
}

/** A document as the pages of the preview receive it. */
export interface ShownDocument {
  collection: string;
  slug: string;
  document: object;
  /** The part of the document that is shown in lists. */
  summary: object;
}

/** State of the editor, read at the start and after every change of the content folder. */
export interface EditorState {
  /** Name of the magazine. */
  magazine: string;
  /** Current time in the magazine's time zone, which the browser may not know: `2026-11-20 18:00`. */
  now: string;
  types: EditorType[];
  /** The blocks that texts can contain, in the order of their buttons. */
  blocks: BlockForm[];
  entries: Entry[];
  /** Errors of all documents. Warnings are in `warnings`. */
  problems: EditorProblem[];
  warnings: EditorProblem[];
  /** Whether the content can be published, because it is in a Git repository. */
  canPublish: boolean;
  /** Whether the site is built again automatically when a document reaches its day of publication. */
  publishesItself: boolean;
  /** Whether the person may see the submissions of the subscription form; `false` if they are not stored. */
  canSeeSubscriptions: boolean;
  /** The member of the team who sent the request; absent without a team. */
  person?: Person;
  /** Address that ends the login; `""` if the action `leave` ends it; absent if the login cannot be ended. */
  logout?: string | undefined;
  /** Documents that other members have open; absent without a team. */
  others?: OtherMember[];
  /** Number of requests to publish; absent without a team. */
  requests?: number;
  notes?: OpenNotes;
}

/** Result of checking a draft. */
export interface DraftResult {
  /** Problems of the document by itself. Problems across documents are part of the next response to `list`. */
  problems: EditorProblem[];
  /** The document for the preview; absent if nothing can be shown. */
  shown?: ShownDocument;
  /** Hash of the typed values. */
  id: string;
}

/** Result of saving. `conflict`: somebody changed the file after it was opened, and nothing was written. */
export type SaveResult = { revision: string; problems: EditorProblem[] } | { conflict: Opened };

/** Effects of a renaming or removal. `changes`: a sentence for each effect. `file`: the new path after a renaming. */
interface ChangePlan {
  changes: string[];
  done: boolean;
  file?: string;
}

/** A person in the credits of the magazine, with the role in the newest work. A missing role or link is `""`. */
export type KnownPerson = Record<"name" | "role" | "link", string>;

interface Responses {
  list: EditorState;
  /** The people with the most works come first. */
  people: { people: KnownPerson[] };
  open: Opened;
  draft: DraftResult;
  discard: DraftResult;
  save: SaveResult;
  create: { file: string };
  rename: ChangePlan;
  duplicate: { file: string };
  /** `changes` has a sentence for each problem that other documents would have if the document became a draft. */
  inboundLinks: { changes: string[] };
  remove: ChangePlan;
  restore: object;
  pictures: EditorPicture[];
  removePicture: object;
  changes: Changes;
  history: History;
  /** The document in the requested version; an empty object if that version lacks the document. */
  version: { typed?: Typed; shown?: ShownDocument };
  goBack: { typed: Typed };
  /** Past publications, newest first. */
  publications: { publications: PastPublication[] };
  removed: { documents: RemovedDocument[] };
  /** File of the recovered document, which gets another name if its former name is taken. */
  recover: { file: string };
  publish: Published | Refusal;
  /**
   * `arrived`: whether the site has the publication; absent if the site does not say. `since`: the time in ISO 8601 at
   * which the publication was first seen on the site.
   */
  arrival: { arrived?: boolean; since?: string };
  here: object;
  leave: object;
  askToPublish: object | Refusal;
  dismissRequest: object;
  notes: { notes: Note[] };
  addNote: object;
  answerNote: object;
  resolveNote: object;
  shared: { share?: Share };
  share: { share: Share };
  unshare: object;
  letter: ShownLetter;
  /** Address of the draft. */
  draftLetter: { url: string };
  subscriptions: SubscriptionPage;
  subscriptionsCsv: { text: string };
  /** Number of submissions from the address, and whether they were removed. */
  removeSubscriber: { count: number; done: boolean };
}

/** Actions of the editor's server. */
export type EditorApi = { [Name in Action]: (request: Request<Name>) => Promise<Responses[Name]> };
