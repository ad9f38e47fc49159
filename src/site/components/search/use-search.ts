import { useCallback, useEffect, useState } from "react";
import { type Answer, type Filter, SearchEngine } from "../../search/search-client.ts";
import { search } from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";

/** Pause after a key press before the query is sent to the engine, in milliseconds. */
const DEBOUNCE_DELAY = 60;

let engine: Promise<SearchEngine> | undefined;

/**
 * Starts the search engine, once for the whole visit. After a failure, the next call starts another engine, because a
 * new version of the site may have been published.
 */
export function startEngine(): Promise<SearchEngine> {
  engine ??= SearchEngine.start();
  engine.catch(() => (engine = undefined));
  return engine;
}

async function stopEngine(): Promise<void> {
  const previous = engine;
  engine = undefined;
  (await previous?.catch(() => undefined))?.stop();
}

export interface Query extends Filter {
  text: string;
  /** Number of results to show. */
  limit: number;
}

interface Outcome {
  query: Query;
  /** Number of times that the reader tried again. */
  attempt: number;
  answer?: Answer;
}

/**
 * Searches while the reader types. Late results of an earlier query are dropped. Until new results arrive, the last
 * results are shown.
 */
export function useSearch(query: Query) {
  const { text, kind, topic, limit } = query;
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text.trim() === "") return undefined;
    let isStale = false;
    const showOutcome = (answer?: Answer) => {
      if (!isStale) setOutcome({ query: { text, kind, topic, limit }, attempt, ...(answer && { answer }) });
    };
    const timer = setTimeout(() => {
      startEngine()
        .then((searchEngine) => searchEngine.find(text, { kind, topic, limit }))
        .then(showOutcome, () => showOutcome());
    }, DEBOUNCE_DELAY);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, kind, topic, limit, attempt]);
  const retry = useCallback(() => {
    setOutcome(undefined);
    void stopEngine().then(() => setAttempt((count) => count + 1));
  }, []);
  return { outcome, retry };
}

/** Adds the texts of the search to the translations. Returns `t`. */
export const useSearchTexts = () => useAddedTexts({ search });
