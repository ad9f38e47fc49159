import { useCallback, useEffect, useEffectEvent, useState, useRef } from "react";
import { connection, NoAnswer, onConnection } from "./connection.ts";

/** `failure`: why the last thing that was asked for did not come, as a sentence; empty where it did. */
export function useAttempt() {
  const [error, setError] = useState<Error>();
  // What was said of a connection is over once there is one.
  useEffect(() => {
    const forget = () => setError((now) => (now instanceof NoAnswer ? undefined : now));
    return onConnection(() => connection() === "there" && forget());
  }, []);
  /** `undefined` where it failed. */
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

/** What is asked for once, when a component comes up; `undefined` until it is there. */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const { failure, attempt } = useAttempt();
  const start = useEffectEvent(() => void attempt(ask).then(setAnswer));
  useEffect(() => start(), []);
  return { answer, failure, attempt };
}

/** A function that is not called again before it has answered, and then with what was given last. */
export function useInTurn<Input>(work: (input: Input) => Promise<void>): (input: Input) => void {
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
