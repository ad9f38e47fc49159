import { useCallback, useEffect, useState, useMemo } from "react";
import type { Changes, Conflict, DocumentChange, Refusal, Published } from "../../contract/git.ts";
import type { Author, Choice, Request } from "../../contract/requests.ts";
import { useLatest } from "../use-latest.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange } from "../server-events.ts";
import type { Way } from "./publish-or-request.ts";

/** Loads the unpublished changes when the editor opens, and after each change. */
export function useChanges(canPublish: boolean, way: Way) {
  /** The unpublished changes; `undefined` until the changes are loaded. */
  const [changes, setChanges] = useState<Changes>();
  const actions = useMemo(
    (): PublicationActions => ({
      changes: async () => {
        const found = await editorApi.changes({});
        setChanges(found);
        return found;
      },
      send: async (request) => {
        if (way === "publish") return editorApi.publish(request);
        const answer = await editorApi.askToPublish({ sentence: request.sentence, only: request.only ?? [] });
        return "refusal" in answer ? answer : { asked: true };
      },
      dismiss: async (id) => void (await editorApi.dismissRequest({ id })),
    }),
    [way],
  );
  useEffect(() => {
    if (!canPublish) return undefined;
    const look = () => void actions.changes().catch(untilAsked);
    look();
    return onContentChange(look);
  }, [canPublish, actions]);
  return { changes, actions };
}

/** Ignores an error, because the dialog repeats the request and shows errors. */
const untilAsked = () => {};

/** The requests of the publication dialog. The message of a rejection is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  /** Publishes changes, or requests the publication from somebody who may publish. */
  send: (request: Request<"publish">) => Promise<Outcome | Refusal>;
  dismiss: (id: number) => Promise<void>;
}

export type Outcome = Published | { asked: true };

export type Side = "before" | "after";

/** The state of the publication dialog. In `failed`, `message` is the error of the editor's server. */
type Step =
  | { is: "loading" | "publishing" }
  | { is: "ready"; refusal?: Refusal }
  | { is: "failed"; message: string }
  | ({ is: "done" } & Sent);

export interface Sent {
  outcome: Outcome;
  /** The paths of the documents that were published or requested. */
  files: readonly string[];
}

/** Explicit choices of whether a change is left out, by the revision of the change. */
type Left = Readonly<Record<string, boolean>>;

/**
 * Manages the state of the publication dialog. `only` is the file for which the dialog was opened; `""` for none.
 * Changes are loaded whenever the dialog opens. Choices are kept while the dialog is closed.
 */
export function usePublication(actions: PublicationActions, open: boolean, only: string) {
  const [step, setStep] = useState<Step>({ is: "loading" });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Changes from an earlier opening are not shown, because the server refuses documents that changed since then.
    if (open) setStep({ is: "loading" });
  }
  /** The last loaded changes, which are kept while the changes are loaded again; `undefined` before the first time. */
  const [changes, setChanges] = useState<Changes>();
  /** Conflicts that have to be decided before publishing. */
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [lefts, setLefts] = useState<Readonly<Record<string, Left>>>({});
  const left = lefts[only] ?? {};
  const setLeft = (next: Left) => setLefts({ ...lefts, [only]: next });
  /** Whether there are changes that are neither waiting nor held. */
  const isNew = changes?.changes.some(({ waiting, held }) => !waiting && !held) ?? false;
  const latest = useLatest(changes);
  /**
   * The current revisions of documents that others changed after the dialog showed them, or that were refused for such
   * a change.
   */
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  /**
   * Whether a change is left out. By default, changes of others, new drafts, waiting changes and changes in `moved` are
   * left out.
   */
  const stays = (change: DocumentChange) =>
    left[change.revision] ??
    (moved.has(change.revision) ||
      (only ? change.file !== only : !change.mine || change.draft === "appears" || (change.waiting && isNew)));
  const take = useCallback(
    (found: Attempt<Changes>, refusal?: Refusal) => {
      if ("failure" in found) return setStep(found.failure);
      const before = new Map(latest.current?.changes.map(({ file, revision }) => [file, revision]));
      const isMoved = ({ file, revision, others }: DocumentChange) =>
        (refusal ?? others.length > 0) && (before.get(file) ?? revision) !== revision;
      setMoved(new Set(found.value.changes.filter(isMoved).map(({ revision }) => revision)));
      setChanges(found.value);
      setStep({ is: "ready", ...(refusal && { refusal }) });
    },
    [latest],
  );
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    void attempt(actions.changes()).then((found) => current && take(found));
    return () => {
      current = false;
    };
  }, [actions, open, take]);
  const load = () => {
    setStep({ is: "loading" });
    void attempt(actions.changes()).then((found) => take(found));
  };
  const decide = (choice: Choice) => setChoices([...choices.filter(({ file }) => file !== choice.file), choice]);
  /** Selects only the documents in `files`. */
  const choose = (files: readonly string[]) =>
    setLeft(Object.fromEntries(changes?.changes.map(({ file, revision }) => [revision, !files.includes(file)]) ?? []));
  const leave = ({ revision }: DocumentChange, isLeft: boolean) => setLeft({ ...left, [revision]: isLeft });
  const send = async (sentence: string, author?: Author) => {
    setStep({ is: "publishing" });
    const chosen = changes?.changes.filter((change) => !stays(change) && !change.held) ?? [];
    const looked = chosen.map(({ file, revision }) => ({ file, revision }));
    const answer = await attempt(actions.send({ sentence, only: looked, choices, ...(author && { author }) }));
    if ("failure" in answer) return setStep(answer.failure);
    setConflicts("refusal" in answer.value ? (answer.value.conflicts ?? []) : []);
    if ("changed" in answer.value) return take(await attempt(actions.changes()), answer.value);
    if ("refusal" in answer.value) return setStep({ is: "ready", refusal: answer.value });
    setChoices([]);
    setLeft({});
    setStep({ is: "done", outcome: answer.value, files: looked.map(({ file }) => file) });
  };
  return { step, changes, conflicts, choices, decide, choose, load, isNew, moved, stays, leave, send };
}

export type Publication = ReturnType<typeof usePublication>;

type Attempt<Value> = { value: Value } | { failure: Step };

async function attempt<Value>(asked: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    return { failure: { is: "failed", message: error instanceof Error ? error.message : String(error) } };
  }
}
