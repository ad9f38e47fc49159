import { useCallback, useEffect, useState } from "react";
import type { Changes, Conflict, DocumentChange, Refusal, Sent } from "../../contract/git.ts";
import type { Author } from "../../contract/requests.ts";
import type { Choice } from "../../contract/requests.ts";
import type { PublicationActions } from "./publication-actions.ts";

/** Where the dialog stands. `failed`: the editor's server did not do it, and why. */
type Step =
  | { is: "loading" | "sending" }
  | { is: "ready"; refusal?: Refusal }
  | { is: "failed"; message: string }
  | { is: "sent"; sent: Sent };

export interface Publication {
  step: Step;
  /** As last read; kept while it is read anew. */
  changes: Changes | undefined;
  /** What must be chosen before it can be sent. */
  conflicts: readonly Conflict[];
  choices: readonly Choice[];
  choose: (choice: Choice) => void;
  load: () => void;
  /** Something has changed that was not sent. */
  isNew: boolean;
  /** Whether a change stays for another time: what was sent already, where nobody says otherwise. */
  stays: (change: DocumentChange) => boolean;
  leave: (file: string, stays: boolean) => void;
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
  const take = useCallback((found: Outcome<Changes>) => {
    if ("value" in found) setChanges(found.value);
    setStep("value" in found ? { is: "ready" } : found.failure);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    void outcome(actions.changes()).then((found) => current && take(found));
    return () => {
      current = false;
    };
  }, [actions, open, take]);
  const load = () => {
    setStep({ is: "loading" });
    void outcome(actions.changes()).then(take);
  };
  const choose = (choice: Choice) => setChoices([...choices.filter(({ file }) => file !== choice.file), choice]);
  const leave = (file: string, isLeft: boolean) => setLeft({ ...left, [file]: isLeft });
  const send = async (sentence: string, author?: Author) => {
    setStep({ is: "sending" });
    const only = changes?.changes.filter((change) => !stays(change)).map(({ file }) => file) ?? [];
    const answer = await outcome(actions.send({ sentence, only, choices, ...(author && { author }) }));
    if ("failure" in answer) return setStep(answer.failure);
    setConflicts("refusal" in answer.value ? (answer.value.conflicts ?? []) : []);
    if ("refusal" in answer.value) return setStep({ is: "ready", refusal: answer.value });
    setChoices([]);
    setLeft({});
    setStep({ is: "sent", sent: answer.value });
  };
  return { step, changes, conflicts, choices, choose, load, isNew, stays, leave, send };
}

type Outcome<Value> = { value: Value } | { failure: Step };

async function outcome<Value>(asked: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    return { failure: { is: "failed", message: error instanceof Error ? error.message : String(error) } };
  }
}
