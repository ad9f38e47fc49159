/** What the editor and its server say to one another. Types only: both sides are checked against them. */
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
  /** Its folder: `issues`. */
  name: string;
  /** `Número`, and of several, `Números`. */
  title: string;
  plural: string;
  form: FormSchema;
  /** Whether it has drafts, a day of publication, a Markdown text below its fields. */
  hasDrafts: boolean;
  hasDay: boolean;
  hasBody: boolean;
  /** There is one document, which the whole site shares. */
  singleton: boolean;
  /** Which documents there are is not up to editors: they are neither made nor renamed nor removed. */
  isFixed: boolean;
}

/** A document in the list. */
export interface Entry {
  /** Path from the content folder: `issues/AnaSosa.yaml`. */
  file: string;
  collection: string;
  slug: string;
  title: string;
  /** Address of its page, or of the list that shows it, from the root of the site. */
  address: string;
  /** Address of a small picture; empty where it has none. */
  picture: string;
  /** Calendar day, where the type has one. */
  published?: string;
  unpublished?: Unpublished;
  problems: number;
  warnings: number;
  unsaved: boolean;
  /** That saving would change, where something is not saved. */
  lines?: number;
  /** It was saved and readers do not have it, as the editor knows by `changes`; `waiting`: somebody has to accept it. */
  pending?: "saved" | "waiting";
  /** How many notes of the team are open. */
  notes?: number;
  /** Who else changed it since, the last first. */
  others?: string[];
}

export interface EditorProblem {
  code: string;
  /** A warning never prevents saving. */
  severity: Severity;
  file: string;
  line: number;
  /** As an editor reads it, `credits.col1[2].link`, 1 first; empty when the whole file is meant. */
  field: string;
  /** Where in its text, counted from the first line that is not blank, when it is a Markdown text. */
  at?: TextPlace;
  title: string;
  message: string;
  hint: string;
  correction?: Correction;
}

/** 1 first. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A picture in the folder of a document. */
export interface EditorPicture {
  /** As the document names it: `AnaSosa/tapa.webp`. */
  src: string;
  /** Where the editor shows it from. */
  address: string;
  width: number;
  height: number;
  /** Of the file. */
  bytes: number;
  used: boolean;
}

export interface TakenPicture {
  src: string;
  orientation: "portrait" | "landscape";
}

/** What somebody typed and did not save, as the server keeps it for them. */
export interface KeptDraft {
  typed: Typed;
  /** What the file said that it was typed over, and its revision. */
  saved: Typed;
  revision: string;
  /** Names this version of what was typed; absent where it comes after the copies of the browser. */
  id?: string;
}

/** A document opened in the form. */
export interface Opened extends Partial<DocumentFields> {
  /** Absent fields: its YAML cannot be read, and the file is edited as a text. */
  text: string;
  /** Fingerprint of the file on the disk; empty for none. */
  revision: string;
  /** Who saved it, where that is known; `isYou`: the same person, from elsewhere. */
  by?: { name: string; isYou: boolean };
  problems: EditorProblem[];
  /** What the same person typed, perhaps in another browser. */
  kept?: KeptDraft;
}

/** A document as the pages of the preview receive it. */
export interface ShownDocument {
  collection: string;
  slug: string;
  document: object;
  /** What lists need of it. */
  summary: object;
}

/** What the editor shows at first, and after every change of the content folder. */
export interface EditorState {
  /** Name of the magazine. */
  magazine: string;
  /** Where the magazine is made, which an editor's computer need not know: `2026-11-20 18:00`. */
  now: string;
  types: EditorType[];
  entries: Entry[];
  /** Errors of every document. */
  problems: EditorProblem[];
  warnings: EditorProblem[];
  /** Whether the content is in a repository of Git, so that changes can be published. */
  canPublish: boolean;
  /** Whether the magazine is published again, by itself, when something comes out. */
  publishesItself: boolean;
  /** There is who wrote through the form, and who edits may see them. */
  canSeeSubscriptions: boolean;
  /** Who edits; absent where it is who sits at this computer. */
  person?: Person;
  /** What other people have open. */
  others?: Other[];
  /** How many ask for a publication. */
  requests?: number;
  notes?: OpenNotes;
}

/** A draft as the compiler reads it. */
export interface DraftResult {
  /** Of the document by itself; those across documents come with the next list. */
  problems: EditorProblem[];
  /** Absent where nothing can be shown. */
  shown?: ShownDocument;
  /** Names this version of what was typed. */
  id: string;
}

/** `conflict`: the file was changed by others since it was opened; nothing was written. */
export type SaveResult = { revision: string; problems: EditorProblem[] } | { conflict: Opened };

/** A renaming or a removal: what it would change, in words, and where it was confirmed the file that is there now. */
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
  /** A sentence each. */
  inboundLinks: { changes: string[] };
  remove: ChangePlan;
  restore: object;
  pictures: EditorPicture[];
  removePicture: object;
  changes: Changes;
  history: History;
  /** Nothing where it was not there. */
  version: { typed?: Typed; shown?: ShownDocument };
  goBack: { typed: Typed };
  /** The newest first. */
  publications: { publications: PastPublication[] };
  removed: { documents: RemovedDocument[] };
  /** Its file: under another name where its own is taken. */
  recover: { file: string };
  publish: Published | Refusal;
  /** Nothing where the site does not say. `since`: when it was first seen there, in ISO 8601. */
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
  /** Of how many submissions it is, and whether they are gone. */
  removeSubscriber: { count: number; done: boolean };
}

/** What the editor asks of its server. */
export type EditorApi = { [Name in Action]: (request: Request<Name>) => Promise<Answers[Name]> };
