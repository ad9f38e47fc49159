/** What the editor asks of its server, by name. The browser knows the types of this alone. */
import { z } from "zod";
import type { Fields } from "../../content/authoring/schemas/form-schema.ts";
import type { Right } from "./team.ts";

const file = z.string().min(1);
const name = z.string().trim().min(1).max(500);
const fields = z.record(z.string(), z.json()) as unknown as z.ZodType<Fields>;
/** Fields, or the text of a file whose YAML cannot be read. */
const typed = z.union([
  z.strictObject({ fields, body: z.string().exactOptional() }),
  z.strictObject({ text: z.string() }),
]);
/** A document as it was looked at: with its pictures it is what `changes` gave this name. */
const looked = z.strictObject({ file, revision: z.string() });
const choice = z.strictObject({ file, revision: z.string(), take: z.enum(["mine", "theirs"]) });
const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
/** Accents and capitals of the search do not count; the month is `2026-11`. Both are empty for all. */
const sought = { search: z.string().max(500), month: z.string().regex(/^(?:\d{4}-\d{2})?$/) };
const id = z.number().int();
/** Of a note, in characters. */
const text = z.string().trim().min(1).max(2000);
const author = z.strictObject({ name: z.string(), email: z.string() });

export const REQUESTS = {
  list: z.strictObject({}),
  open: z.strictObject({ file }),
  /** `over`: what the file said over which it is typed, and its revision; the file of now where it is left out. */
  draft: z.strictObject({ file, typed, over: z.strictObject({ saved: typed, revision: z.string() }).exactOptional() }),
  discard: z.strictObject({ file }),
  save: z.strictObject({ file, typed, revision: z.string() }),
  create: z.strictObject({ type: z.string(), name }),
  rename: z.strictObject({ file, slug: name, confirmed: z.boolean() }),
  duplicate: z.strictObject({ file, name }),
  /** What other documents would have wrong if readers did not see this one. */
  inboundLinks: z.strictObject({ file }),
  remove: z.strictObject({ file, confirmed: z.boolean(), successor: file.optional() }),
  /** Takes the last removal back. */
  restore: z.strictObject({}),
  pictures: z.strictObject({ file }),
  removePicture: z.strictObject({ file, src: z.string().min(1) }),
  changes: z.strictObject({}),
  history: z.strictObject({ file }),
  /** A document as it was in a commit, perhaps under another name, or as it was published last. */
  version: z.strictObject({ file, was: file.exactOptional(), commit: commit.exactOptional() }),
  /** What a version says, for the form; its pictures are in the folder again. */
  goBack: z.strictObject({ file, was: file.exactOptional(), commit: commit.exactOptional() }),
  /** What was published last. */
  publications: z.strictObject({}),
  /** Documents that are not there any more, and one of them back in the folder. */
  removed: z.strictObject({}),
  recover: z.strictObject({ file, commit: z.union([commit, z.uuid()]) }),
  /** Resolves when it is on its way; in a newsroom, when readers get it. */
  publish: z.strictObject({
    sentence: z.string().max(500),
    /** Documents, with their pictures; all where it is left out. */
    only: z.array(looked).readonly().exactOptional(),
    choices: z.array(choice).readonly().exactOptional(),
    /** Kept in the configuration of this repository; only asked for where Git has none. */
    author: author.exactOptional(),
  }),
  /** Asks the site itself whether readers have what was published last. */
  arrival: z.strictObject({}),
  /** Tells the others which document is open; empty for none. */
  here: z.strictObject({ file: z.string() }),
  /** Asks those who may publish to do it. */
  askToPublish: z.strictObject({ sentence: z.string().max(500), only: z.array(looked).readonly() }),
  dismissRequest: z.strictObject({ id }),
  /** Notes of the team at a document, and at its fields. */
  notes: z.strictObject({ file }),
  addNote: z.strictObject({ file, field: z.string().max(500), text }),
  /** A resolved one is open again by it. */
  answerNote: z.strictObject({ id, text }),
  resolveNote: z.strictObject({ id, resolved: z.boolean() }),
  /** The link with which outsiders look at a document; a new one, or the same for longer; and none. */
  shared: z.strictObject({ file }),
  share: z.strictObject({ file }),
  unshare: z.strictObject({ file }),
  /** Who wrote through the form, the newest first, after one that is known. */
  subscriptions: z.strictObject({
    ...sought,
    after: z.strictObject({ received: z.string().min(1), id: z.string() }).exactOptional(),
  }),
  subscriptionsCsv: z.strictObject(sought),
  /** Everything of the person with this address. */
  removeSubscriber: z.strictObject({ correo: z.string().min(1), confirmed: z.boolean() }),
};

export type Action = keyof typeof REQUESTS;

/** What a member of the team must be allowed to do for it; everybody reads. */
export const RIGHT_OF: Record<Action, Right | "read"> = {
  list: "read",
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
  askToPublish: "write",
  dismissRequest: "write",
  notes: "read",
  addNote: "read",
  answerNote: "read",
  resolveNote: "read",
  shared: "read",
  share: "write",
  unshare: "write",
  subscriptions: "subscriptions",
  subscriptionsCsv: "subscriptions",
  removeSubscriber: "subscriptions",
};

export type Request<Name extends Action> = z.output<(typeof REQUESTS)[Name]>;
/** What an editor typed. */
export type Typed = z.output<typeof typed>;
/** Whose side counts where both changed the same; the rest of a text is merged in either case. */
export type Choice = z.output<typeof choice>;
export type Looked = z.output<typeof looked>;
export type Author = z.output<typeof author>;
