import { useCallback, useEffect, useState, useMemo } from "react";
import type { Changes, Conflict, DocumentChange, Refusal, Published } from "../../contract/git.ts";
import type { Author, Choice, Request } from "../../contract/requests.ts";
import { useLatest } from "../use-latest.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange } from "../server-events.ts";
import type { Way } from "./publish-or-request.ts";

/** Unpublished changes, loaded when the editor opens and after each change. */
export function useChanges(canPublish: boolean, way: Way) {
  /** Absent until they are known. */
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

/** The dialog asks again, and shows errors. */
const untilAsked = () => {};

/** Requests of the dialog. The message of an error is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  /** Publishes, or asks somebody who may. */
  send: (request: Request<"publish">) => Promise<Outcome | Refusal>;
  dismiss: (id: number) => Promise<void>;
}

export type Outcome = Published | { asked: true };

export type Side = "before" | "after";

/** The state of the dialog. `failed` has the error of the editor's server. */
type Step =
  | { is: "loading" | "publishing" }
  | { is: "ready"; refusal?: Refusal }
  | { is: "failed"; message: string }
  | { is: "done"; outcome: Outcome; files: readonly string[] };

/** Explicit choices to leave a change out, by its revision. */
type Left = Readonly<Record<string, boolean>>;

/**
 * The state of the publication dialog. `only` is the file for which it was opened; empty for none. Changes are loaded
 * whenever the dialog opens; choices stay while it is closed.
 */
export function usePublication(actions: PublicationActions, open: boolean, only: string) {
  const [step, setStep] = useState<Step>({ is: "loading" });
  /** The changes as last loaded; kept while they are loaded again. */
  const [changes, setChanges] = useState<Changes>();
  /** Conflicts that have to be decided before publishing. */
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [lefts, setLefts] = useState<Readonly<Record<string, Left>>>({});
  const left = lefts[only] ?? {};
  const setLeft = (next: Left) => setLefts({ ...lefts, [only]: next });
  /** Whether there are changes that do not wait already. */
  const isNew = changes?.changes.some(({ waiting, held }) => !waiting && !held) ?? false;
  const latest = useLatest(changes);
  /** Revisions that others changed since they were looked at, or that were refused for that. */
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  /**
   * Whether a change is left out. By default these are changes of others, new drafts, waiting changes and those that
   * moved.
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
  /** Selects only these documents. */
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
