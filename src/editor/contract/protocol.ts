/** Answers of the editor's server. The module has only types. */
import type { DocumentFields, FormSchema } from "../../content/authoring/schemas/form-schema.ts";
import type { Changes, History, PastPublication, Published, Refusal, RemovedDocument } from "./git.ts";
import type { Note, OpenNotes, Other, Person, Share } from "./team.ts";
import type { Action, Request, Typed } from "./requests.ts";
import type { SubscriptionPage } from "./subscriptions.ts";
import type { Correction } from "../../content/compiler/problems/problem.ts";
import type { Severity } from "../../content/compiler/problems/catalogue.ts";
import type { Unpublished } from "../../shared/compiled/document.ts";

/** A type of documents. */
export interface EditorType {
  /** Name of the folder of the type: `issues`. */
  name: string;
  /** Singular and plural of the type's name: `Número`, `Números`. */
  title: string;
  plural: string;
  form: FormSchema;
  /** Whether documents have drafts, a day of publication, a Markdown text below the fields. */
  hasDrafts: boolean;
  hasDay: boolean;
  hasBody: boolean;
  /** Whether there is only one document, which is about the whole site. */
  singleton: boolean;
  /** Whether editors can neither create, rename nor remove documents. */
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
  /** Address of a thumbnail; empty for none. */
  picture: string;
  /** Day of publication, if the type has one. */
  published?: string;
  unpublished?: Unpublished;
  problems: number;
  warnings: number;
  unsaved: boolean;
  /** Number of lines that saving would change; absent without unsaved changes. */
  lines?: number;
  /**
   * State of a saved document that is not public; `waiting` if somebody has to accept it. The app takes it from
   * `changes`.
   */
  pending?: "saved" | "waiting";
  /** Number of open notes. */
  notes?: number;
  /** Others who changed the document since the last publication, the last one first. */
  others?: string[];
}

export interface EditorProblem {
  code: string;
  /** A warning never prevents saving. */
  severity: Severity;
  file: string;
  line: number;
  /** Field as shown to editors, `credits.col1[2].link`, counted from 1; empty for the whole file. */
  field: string;
  /** Place in a Markdown text, counted from the first line that is not blank. */
  at?: TextPlace;
  title: string;
  message: string;
  hint: string;
  correction?: Correction;
}

/** Place in a text, counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A picture in the folder of a document. */
export interface EditorPicture {
  /** Path as the document names it: `AnaSosa/tapa.webp`. */
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

/** Unsaved changes, as the server keeps them. */
export interface KeptDraft {
  typed: Typed;
  /** The saved file over which the draft was typed, and its revision. */
  saved: Typed;
  revision: string;
  /** Hash of what was typed; absent if the browser's own copy comes first. */
  id?: string;
}

/** A document opened in the form. */
export interface Opened extends Partial<DocumentFields> {
  /** Text of the file. Without fields, the YAML cannot be read and this text is edited. */
  text: string;
  /** Hash of the file on the disk; empty if there is no file. */
  revision: string;
  /** The person who saved the file, if known. `isYou` means the same person, elsewhere. */
  by?: { name: string; isYou: boolean };
  problems: EditorProblem[];
  /** Unsaved changes of the same person, perhaps from another browser. */
  kept?: KeptDraft;
}

/** A document for the pages of the preview. */
export interface ShownDocument {
  collection: string;
  slug: string;
  document: object;
  /** The part of the document that lists need. */
  summary: object;
}

/** State of the editor, read at the start and after every change of the content folder. */
export interface EditorState {
  /** Name of the magazine. */
  magazine: string;
  /** Time in the magazine's time zone, which the browser may not know: `2026-11-20 18:00`. */
  now: string;
  types: EditorType[];
  entries: Entry[];
  /** Errors of every document. */
  problems: EditorProblem[];
  warnings: EditorProblem[];
  /** Whether the content is in a Git repository, so that it can be published. */
  canPublish: boolean;
  /** Whether the site is published by the clock, when a document's time has come. */
  publishesItself: boolean;
  /** Whether there are submissions of the form that the person may see. */
  canSeeSubscriptions: boolean;
  /** The member of the team; absent without a team. */
  person?: Person;
  /** Documents that others have open. */
  others?: Other[];
  /** Number of requests to publish. */
  requests?: number;
  notes?: OpenNotes;
}

/** Result of checking a draft. */
export interface DraftResult {
  /** Problems of the document by itself; those across documents come with the next list. */
  problems: EditorProblem[];
  /** The document for the preview; absent if nothing can be shown. */
  shown?: ShownDocument;
  /** Hash of what was typed. */
  id: string;
}

/** Result of saving. With `conflict`, others changed the file since it was opened, and nothing was written. */
export type SaveResult = { revision: string; problems: EditorProblem[] } | { conflict: Opened };

/** A renaming or a removal: its changes as sentences, and after a confirmed renaming the new file. */
interface ChangePlan {
  changes: string[];
  done: boolean;
  file?: string;
}

interface Answers {
  list: EditorState;
  open: Opened;
  draft: DraftResult;
  discard: DraftResult;
  save: SaveResult;
  create: { file: string };
  rename: ChangePlan;
  duplicate: { file: string };
  /** A sentence for each link. */
  inboundLinks: { changes: string[] };
  remove: ChangePlan;
  restore: object;
  pictures: EditorPicture[];
  removePicture: object;
  changes: Changes;
  history: History;
  /** The document in a version; empty if the version lacks it. */
  version: { typed?: Typed; shown?: ShownDocument };
  goBack: { typed: Typed };
  /** Publications, the newest first. */
  publications: { publications: PastPublication[] };
  removed: { documents: RemovedDocument[] };
  /** File of the recovered document, with another name if its own is taken. */
  recover: { file: string };
  publish: Published | Refusal;
  /**
   * Whether the site has the publication; empty if it does not tell. `since`: time when it was first seen, ISO 8601.
   */
  arrival: { arrived?: boolean; since?: string };
  here: object;
  askToPublish: object | Refusal;
  dismissRequest: object;
  notes: { notes: Note[] };
  addNote: object;
  answerNote: object;
  resolveNote: object;
  shared: { share?: Share };
  share: { share: Share };
  unshare: object;
  subscriptions: SubscriptionPage;
  subscriptionsCsv: { text: string };
  /** Number of submissions, and whether they were removed. */
  removeSubscriber: { count: number; done: boolean };
}

/** Actions of the editor's server. */
export type EditorApi = { [Name in Action]: (request: Request<Name>) => Promise<Answers[Name]> };
