/** Requests to the editor's server, by action. The browser imports only the types of this module. */
import { z } from "zod";
import type { Fields } from "../../content/authoring/schemas/form-schema.ts";
import type { Right } from "./team.ts";

const file = z.string().min(1);
const name = z.string().trim().min(1).max(500);
const fields = z.record(z.string(), z.json()) as unknown as z.ZodType<Fields>;
/** Typed values: fields, or the text of a file whose YAML cannot be read. */
const typed = z.union([
  z.strictObject({ fields, body: z.string().exactOptional() }),
  z.strictObject({ text: z.string() }),
]);
/** A document, and the `revision` of the changes that the person saw (from the response to `changes`). */
const documentRevision = z.strictObject({ file, revision: z.string() });
const choice = z.strictObject({ file, revision: z.string(), take: z.enum(["mine", "theirs"]) });
const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
/** Search text and month (`2026-11`). `""` means no restriction. The search ignores accents and letter case. */
const subscriptionFilter = { search: z.string().max(500), month: z.string().regex(/^(?:\d{4}-\d{2})?$/) };
const id = z.number().int();
const optionalText = z.string().max(500).exactOptional();
const letter = { file: z.string(), subject: optionalText, preheader: optionalText };
const noteText = z.string().trim().min(1).max(2000);
const author = z.strictObject({ name: z.string(), email: z.string() });

export const REQUESTS = {
  list: z.strictObject({}),
  people: z.strictObject({}),
  open: z.strictObject({ file }),
  /**
   * Stores a draft. `over` is the saved content on which the draft is based, and the revision of that content; by
   * default, the current file.
   */
  draft: z.strictObject({ file, typed, over: z.strictObject({ saved: typed, revision: z.string() }).exactOptional() }),
  discard: z.strictObject({ file }),
  save: z.strictObject({ file, typed, revision: z.string() }),
  create: z.strictObject({ type: z.string(), name }),
  rename: z.strictObject({ file, slug: name, confirmed: z.boolean() }),
  duplicate: z.strictObject({ file, name }),
  /** Requests the problems that other documents would have if this document became a draft. */
  inboundLinks: z.strictObject({ file }),
  remove: z.strictObject({ file, confirmed: z.boolean(), successor: file.optional() }),
  /** Undoes the last removal. */
  restore: z.strictObject({}),
  pictures: z.strictObject({ file }),
  removePicture: z.strictObject({ file, src: z.string().min(1) }),
  changes: z.strictObject({}),
  history: z.strictObject({ file }),
  /**
   * Requests a document as it is in a commit, by default in the last publication. `was` is the document's path in the
   * commit if that path was different.
   */
  version: z.strictObject({ file, was: file.exactOptional(), commit: commit.exactOptional() }),
  /**
   * Requests the fields of a version for the form, and restores the pictures of the version in the document's folder.
   */
  goBack: z.strictObject({ file, was: file.exactOptional(), commit: commit.exactOptional() }),
  /** Requests the list of past publications. */
  publications: z.strictObject({}),
  /** Requests the list of removed documents. The action `recover` restores one of them. */
  removed: z.strictObject({}),
  recover: z.strictObject({ file, commit: z.union([commit, z.uuid()]) }),
  /**
   * Publishes changes. The response is sent when the commit has been pushed; in a newsroom, when readers also have the
   * publication.
   */
  publish: z.strictObject({
    sentence: z.string().max(500),
    /** Publishes only these documents and their pictures; by default, all changed documents. */
    only: z.array(documentRevision).readonly().exactOptional(),
    choices: z.array(choice).readonly().exactOptional(),
    /** Author to store in the configuration of this repository, if Git has no author. */
    author: author.exactOptional(),
  }),
  /** Asks whether the site has the last publication. */
  arrival: z.strictObject({}),
  /** Tells other members which document is open; `file` is `""` if no document is open. */
  here: z.strictObject({ file: z.string() }),
  /** Makes the browser forget the password of a login. */
  leave: z.strictObject({}),
  /** Sends a request to publish to the members who may publish. */
  askToPublish: z.strictObject({ sentence: z.string().max(500), only: z.array(documentRevision).readonly() }),
  dismissRequest: z.strictObject({ id }),
  /** Requests the notes on a document and its fields. */
  notes: z.strictObject({ file }),
  addNote: z.strictObject({ file, field: z.string().max(500), text: noteText }),
  /** Adds an answer to a note. A resolved note is reopened. */
  answerNote: z.strictObject({ id, text: noteText }),
  resolveNote: z.strictObject({ id, resolved: z.boolean() }),
  /**
   * Link that shows a document to outsiders: `shared` requests the link, `share` creates or extends it, and `unshare`
   * removes it.
   */
  shared: z.strictObject({ file }),
  share: z.strictObject({ file }),
  unshare: z.strictObject({ file }),
  /**
   * Requests the e-mail of a document, or of the week that ends today if `file` is `""`. By default, the subject and
   * the preheader come from the document or the week.
   */
  letter: z.strictObject(letter),
  /** Creates a draft of the newsletter at a newsletter service, such as Buttondown. */
  draftLetter: z.strictObject({ ...letter, sender: z.string().max(50) }),
  /** Requests submissions of the form, newest first. `after` is the last submission of the previous page. */
  subscriptions: z.strictObject({
    ...subscriptionFilter,
    after: z.strictObject({ received: z.string().min(1), id: z.string() }).exactOptional(),
  }),
  subscriptionsCsv: z.strictObject(subscriptionFilter),
  /** Removes all submissions from an address. */
  removeSubscriber: z.strictObject({ correo: z.string().min(1), confirmed: z.boolean() }),
};

export type Action = keyof typeof REQUESTS;

/** Right that each action needs. Everybody has the right `read`. */
export const RIGHT_OF: Record<Action, Right | "read"> = {
  list: "read",
  people: "read",
  open: "read",
  draft: "write",
  discard: "write",
  save: "write",
  create: "write",
  rename: "write",
  duplicate: "write",
  inboundLinks: "read",
  remove: "write",
  restore: "write",
  pictures: "read",
  removePicture: "write",
  changes: "read",
  history: "read",
  version: "read",
  goBack: "write",
  publications: "read",
  removed: "read",
  recover: "write",
  publish: "publish",
  arrival: "read",
  here: "read",
  leave: "read",
  askToPublish: "write",
  dismissRequest: "write",
  notes: "read",
  addNote: "read",
  answerNote: "read",
  resolveNote: "read",
  shared: "read",
  share: "write",
  unshare: "write",
  letter: "read",
  draftLetter: "publish",
  subscriptions: "subscriptions",
  subscriptionsCsv: "subscriptions",
  removeSubscriber: "subscriptions",
};

export type Request<Name extends Action> = z.output<(typeof REQUESTS)[Name]>;
/** Values that a person typed: fields, or the text of a file whose YAML cannot be read. */
export type Typed = z.output<typeof typed>;
/** Choice for a conflict: the side that is used for the conflicting parts. The rest of the text is merged. */
export type Choice = z.output<typeof choice>;
export type DocumentRevision = z.output<typeof documentRevision>;
export type Author = z.output<typeof author>;
