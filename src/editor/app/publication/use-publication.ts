import { useCallback, useEffect, useState } from "react";
import type { Changes, Conflict, DocumentChange, Refusal, Published } from "../../contract/git.ts";
import type { Author, Choice, Request } from "../../contract/requests.ts";
import { useLatest } from "../use-latest.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange } from "../server-events.ts";
import type { PublishMode } from "./publish-or-request.ts";

/** Loads the unpublished changes when the editor opens, and after each change. `loadChanges` loads them again. */
export function useChanges(canPublish: boolean) {
  /** The unpublished changes; `undefined` until they are loaded. */
  const [changes, setChanges] = useState<Changes>();
  const loadChanges = useCallback(async () => {
    const loaded = await editorApi.changes({});
    setChanges(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    if (!canPublish) return undefined;
    // A failure is ignored, because the dialog repeats the request and shows failures.
    const load = () => void loadChanges().catch(() => {});
    load();
    return onContentChange(load);
  }, [canPublish, loadChanges]);
  return { changes, loadChanges };
}

/** Publishes changes, or requests the publication from somebody who may publish. */
async function sendPublication(publishMode: PublishMode, request: Request<"publish">): Promise<Outcome | Refusal> {
  if (publishMode === "publish") return editorApi.publish(request);
  const answer = await editorApi.askToPublish({ sentence: request.sentence, only: request.only ?? [] });
  return "refusal" in answer ? answer : { asked: true };
}

export type Outcome = Published | { asked: true };

export type Side = "before" | "after";

/** The state of the publication dialog. In the state `failed`, `message` is the sentence to show. */
type Step =
  | { is: "loading" | "publishing" }
  | { is: "ready"; refusal?: Refusal }
  | { is: "failed"; message: string }
  | ({ is: "done" } & PublicationResult);

export interface PublicationResult {
  outcome: Outcome;
  /** The paths of the documents that were published, or whose publication was requested. */
  files: readonly string[];
}

/** Whether the person chose to leave out a change, by the revision of the change. */
type LeftOutByRevision = Readonly<Record<string, boolean>>;

/** The properties that determine what the publication dialog offers. */
export interface PublicationOptions {
  open: boolean;
  publishMode: PublishMode;
  /** The file that is selected when the dialog opens; `""` if all of the person's own changes are selected. */
  onlyFile: string;
  /** Loads the unpublished changes. It is the same function in every render. */
  loadChanges: () => Promise<Changes>;
}

/**
 * Manages the state of the publication dialog. Changes are loaded whenever the dialog opens. Choices are kept while the
 * dialog is closed.
 */
export function usePublication({ open, publishMode, onlyFile, loadChanges }: PublicationOptions) {
  const [step, setStep] = useState<Step>({ is: "loading" });
  /** Conflicts that have to be decided before publishing. */
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      // Changes from an earlier opening are not shown, because the server would refuse documents that changed since.
      setStep({ is: "loading" });
      setConflicts([]);
    }
  }
  /** The last loaded changes, which stay available during another request; `undefined` until they are first loaded. */
  const [changes, setChanges] = useState<Changes>();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [leftOutByDialog, setLeftOutByDialog] = useState<Readonly<Record<string, LeftOutByRevision>>>({});
  const leftOut = leftOutByDialog[onlyFile] ?? {};
  const setLeftOut = (next: LeftOutByRevision) => setLeftOutByDialog({ ...leftOutByDialog, [onlyFile]: next });
  /** Whether there are changes that are neither waiting nor held. */
  const hasPublishable = changes?.changes.some(({ waiting, held }) => !waiting && !held) ?? false;
  const latest = useLatest(changes);
  /**
   * The current revisions of documents that changed after the dialog showed them. Documents that only this person
   * changed are included only if the server refused them.
   */
  const [changedRevisions, setChangedRevisions] = useState<ReadonlySet<string>>(new Set());
  /**
   * Whether a change is left out. By default, changes in `changedRevisions` are left out. With `onlyFile`, all other
   * files are left out, too. Without `onlyFile`, new drafts and changes that only others made are left out, too, and
   * also waiting changes, unless all changes are waiting or held.
   */
  const isLeftOut = (change: DocumentChange) =>
    leftOut[change.revision] ??
    (changedRevisions.has(change.revision) ||
      (onlyFile
        ? change.file !== onlyFile
        : !change.mine || change.draft === "appears" || (change.waiting && hasPublishable)));
  const showChanges = useCallback(
    (result: Attempt<Changes>, refusal?: Refusal) => {
      if ("failure" in result) return setStep(result.failure);
      const previousRevisions = new Map(latest.current?.changes.map(({ file, revision }) => [file, revision]));
      const hasChanged = ({ file, revision, others }: DocumentChange) =>
        (refusal ?? others.length > 0) && (previousRevisions.get(file) ?? revision) !== revision;
      setChangedRevisions(new Set(result.value.changes.filter(hasChanged).map(({ revision }) => revision)));
      setChanges(result.value);
      setStep({ is: "ready", ...(refusal && { refusal }) });
    },
    [latest],
  );
  useEffect(() => {
    if (!open) return undefined;
    let isCurrent = true;
    void attempt(loadChanges()).then((result) => isCurrent && showChanges(result));
    return () => {
      isCurrent = false;
    };
  }, [loadChanges, open, showChanges]);
  const load = () => {
    setStep({ is: "loading" });
    void attempt(loadChanges()).then((result) => showChanges(result));
  };
  const dismiss = async (id: number) => {
    setStep({ is: "loading" });
    showChanges(await attempt(editorApi.dismissRequest({ id }).then(loadChanges)));
  };
  const decide = (choice: Choice) => setChoices([...choices.filter(({ file }) => file !== choice.file), choice]);
  const selectOnly = (files: readonly string[]) =>
    setLeftOut(
      Object.fromEntries(changes?.changes.map(({ file, revision }) => [revision, !files.includes(file)]) ?? []),
    );
  const leaveOut = ({ revision }: DocumentChange, isOut: boolean) => setLeftOut({ ...leftOut, [revision]: isOut });
  const send = async (sentence: string, author?: Author) => {
    setStep({ is: "publishing" });
    const chosen = changes?.changes.filter((change) => !isLeftOut(change) && !change.held) ?? [];
    const chosenRevisions = chosen.map(({ file, revision }) => ({ file, revision }));
    const request = { sentence, only: chosenRevisions, choices, ...(author && { author }) };
    const answer = await attempt(sendPublication(publishMode, request));
    if ("failure" in answer) return setStep(answer.failure);
    setConflicts("refusal" in answer.value ? (answer.value.conflicts ?? []) : []);
    if ("changed" in answer.value) return showChanges(await attempt(loadChanges()), answer.value);
    if ("refusal" in answer.value) return setStep({ is: "ready", refusal: answer.value });
    setChoices([]);
    setLeftOut({});
    setStep({ is: "done", outcome: answer.value, files: chosenRevisions.map(({ file }) => file) });
  };
  return {
    step,
    changes,
    conflicts,
    choices,
    decide,
    selectOnly,
    load,
    dismiss,
    hasPublishable,
    changedRevisions,
    isLeftOut,
    leaveOut,
    send,
  };
}

export type Publication = ReturnType<typeof usePublication>;

type Attempt<Value> = { value: Value } | { failure: Step };

async function attempt<Value>(request: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await request };
  } catch (error) {
    return { failure: { is: "failed", message: error instanceof Error ? error.message : String(error) } };
  }
}
