import { useCallback, useEffect, useState } from "react";
import { type Answer, SearchEngine } from "../../search/search-client.ts";
import { search } from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";

/** Pause after a key press before a query is asked for, in milliseconds. */
const PAUSE = 60;

let engine: Promise<SearchEngine> | undefined;

/** One for the whole visit; another after a failure, which may be that another version of the site was published. */
export function startEngine(): Promise<SearchEngine> {
  engine ??= SearchEngine.start();
  engine.catch(() => (engine = undefined));
  return engine;
}

async function stopEngine(): Promise<void> {
  const stopped = engine;
  engine = undefined;
  (await stopped?.catch(() => undefined))?.stop();
}

export interface Query {
  text: string;
  kind: string | undefined;
  /** So many results are shown. */
  most: number;
}

interface Outcome {
  query: Query;
  /** So many times the reader asked again. */
  attempt: number;
  answer?: Answer;
}

/**
 * Answers while the reader types; an answer that comes late, to what was typed before, is dropped. Until there is a
 * new one, the last is shown.
 */
export function useSearch(query: Query) {
  const { text, kind, most } = query;
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text.trim() === "") return undefined;
    let late = false;
    const tell = (answer?: Answer) => {
      if (!late) setOutcome({ query: { text, kind, most }, attempt, ...(answer && { answer }) });
    };
    const timer = setTimeout(() => {
      startEngine()
        .then((started) => started.find(text, { kind, most }))
        .then(tell, () => tell());
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, kind, most, attempt]);
  const retry = useCallback(() => {
    setOutcome(undefined);
    void stopEngine().then(() => setAttempt((count) => count + 1));
  }, []);
  return { outcome, retry };
}

/** The texts of the search. Returns `t`. */
export const useSearchTexts = () => useAddedTexts({ search });
