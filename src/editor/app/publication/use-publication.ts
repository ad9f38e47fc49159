import { useCallback, useEffect, useState } from "react";
import type { Changes, Conflict, DocumentChange, Refusal } from "../../contract/git.ts";
import type { Author } from "../../contract/requests.ts";
import type { Choice } from "../../contract/requests.ts";
import type { Outcome, PublicationActions } from "./publication-actions.ts";

/** Where the dialog stands. `failed`: the editor's server did not do it, and why. */
type Step =
  | { is: "loading" | "sending" }
  | { is: "ready"; refusal?: Refusal }
  | { is: "failed"; message: string }
  | { is: "sent"; sent: Outcome };

export interface Publication {
  step: Step;
  /** As last read; kept while it is read anew. */
  changes: Changes | undefined;
  /** What must be chosen before it can be sent. */
  conflicts: readonly Conflict[];
  choices: readonly Choice[];
  decide: (choice: Choice) => void;
  load: () => void;
  /** Something has changed that was not sent. */
  isNew: boolean;
  /** Whether a change stays for another time: what was sent already, where nobody says otherwise. */
  stays: (change: DocumentChange) => boolean;
  leave: (file: string, stays: boolean) => void;
  /** Only these documents go. */
  choose: (files: readonly string[]) => void;
  send: (sentence: string, author?: Author) => Promise<void>;
}

/** Reads what has changed whenever the dialog opens; remembers what was chosen while it is closed. */
export function usePublication(actions: PublicationActions, open: boolean): Publication {
  const [step, setStep] = useState<Step>({ is: "loading" });
  const [changes, setChanges] = useState<Changes>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({});
  const isNew = changes?.changes.some(({ waiting, held }) => !waiting && !held) ?? false;
  const stays = ({ file, waiting }: DocumentChange) => left[file] ?? (waiting && isNew);
  const take = useCallback((found: Attempt<Changes>) => {
    if ("value" in found) setChanges(found.value);
    setStep("value" in found ? { is: "ready" } : found.failure);
  }, []);
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
    void attempt(actions.changes()).then(take);
  };
  const decide = (choice: Choice) => setChoices([...choices.filter(({ file }) => file !== choice.file), choice]);
  const choose = (files: readonly string[]) =>
    setLeft(Object.fromEntries(changes?.changes.map(({ file }) => [file, !files.includes(file)]) ?? []));
  const leave = (file: string, isLeft: boolean) => setLeft({ ...left, [file]: isLeft });
  const send = async (sentence: string, author?: Author) => {
    setStep({ is: "sending" });
    const only = changes?.changes.filter((change) => !stays(change)).map(({ file }) => file) ?? [];
    const answer = await attempt(actions.send({ sentence, only, choices, ...(author && { author }) }));
    if ("failure" in answer) return setStep(answer.failure);
    setConflicts("refusal" in answer.value ? (answer.value.conflicts ?? []) : []);
    if ("refusal" in answer.value) return setStep({ is: "ready", refusal: answer.value });
    setChoices([]);
    setLeft({});
    setStep({ is: "sent", sent: answer.value });
  };
  return { step, changes, conflicts, choices, decide, choose, load, isNew, stays, leave, send };
}

type Attempt<Value> = { value: Value } | { failure: Step };

async function attempt<Value>(asked: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    return { failure: { is: "failed", message: error instanceof Error ? error.message : String(error) } };
  }
}
