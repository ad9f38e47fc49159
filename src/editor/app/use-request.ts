import { useCallback, useEffect, useEffectEvent, useState, useRef } from "react";
import { connection, NoAnswer, onConnection } from "./connection.ts";

/** Runs requests. `failure` is a sentence about the last one; empty if it succeeded. */
export function useAttempt() {
  const [error, setError] = useState<Error>();
  // A message about the connection ends with its return.
  useEffect(() => {
    const forget = () => setError((now) => (now instanceof NoAnswer ? undefined : now));
    return onConnection(() => connection() === "there" && forget());
  }, []);
  /** Resolves to `undefined` on failure. */
  const attempt = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work();
      setError(undefined);
      return result;
    } catch (failed) {
      setError(failed instanceof Error ? failed : new Error(String(failed)));
      return undefined;
    }
  }, []);
  return { failure: error?.message ?? "", attempt };
}

/** The answer to a request that is sent when a component appears; `undefined` until then. */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const { failure, attempt } = useAttempt();
  const start = useEffectEvent(() => void attempt(ask).then(setAnswer));
  useEffect(() => start(), []);
  return { answer, failure, attempt };
}

/** Calls `work` one at a time; of waiting inputs only the last is used. */
export function useCoalesced<Input>(work: (input: Input) => Promise<void>): (input: Input) => void {
  const running = useRef(false);
  const waiting = useRef<{ input: Input } | undefined>(undefined);
  return useCallback(
    (input) => {
      waiting.current = { input };
      const next = async () => {
        running.current = true;
        while (waiting.current) {
          const { input: given } = waiting.current;
          waiting.current = undefined;
          await work(given);
        }
        running.current = false;
      };
      if (!running.current) void next();
    },
    [work],
  );
}
