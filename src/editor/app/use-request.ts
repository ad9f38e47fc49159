import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState, useRef } from "react";
import { connection, NoAnswerError, onConnection } from "./connection.ts";

/** Runs requests. In the result, `failure` is a sentence about the last request; `""` if that request succeeded. */
export function useAttempt() {
  const [error, setError] = useState<Error>();
  // A message about a lost connection is removed when the connection returns.
  useEffect(() => {
    const clearNoAnswer = () => setError((current) => (current instanceof NoAnswerError ? undefined : current));
    return onConnection(() => connection() === "there" && clearNoAnswer());
  }, []);
  /** Runs a request. Resolves to the result; `undefined` after a failure. */
  const attempt = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work();
      setError(undefined);
      return result;
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      return undefined;
    }
  }, []);
  return { failure: error?.message ?? "", attempt, clearFailure: () => setError(undefined) };
}

/**
 * Sends a request when the component appears and when `occasion` changes. If it failed and no response has arrived yet,
 * it is sent again when the connection returns. In the result, `answer` is the last response (`undefined` before the
 * first response), and `send` sends the request again.
 */
export function useAnswer<Answer>(request: () => Promise<Answer>, occasion?: unknown) {
  const [answer, setAnswer] = useState<Answer>();
  const { failure, attempt, clearFailure } = useAttempt();
  const send = () => {
    clearFailure();
    void attempt(async () => setAnswer(await request()));
  };
  const start = useEffectEvent((_occasion: unknown) => send());
  const restart = useEffectEvent(() => connection() === "there" && failure && !answer && send());
  // The request is sent before the browser paints, so that a form appears before the list of documents.
  useLayoutEffect(() => start(occasion), [occasion]);
  useEffect(() => onConnection(restart), []);
  return { answer, failure, attempt, send };
}

/**
 * Returns a function that runs `work` for one input after another. Of several inputs that arrive while `work` runs,
 * only the last is used. The returned promise resolves when no input is left.
 */
export function useCoalesced<Input>(work: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  const running = useRef<Promise<void> | undefined>(undefined);
  const waiting = useRef<{ input: Input } | undefined>(undefined);
  return useCallback(
    (input) => {
      waiting.current = { input };
      const runAll = async () => {
        while (waiting.current) {
          const { input: next } = waiting.current;
          waiting.current = undefined;
          await work(next);
        }
        running.current = undefined;
      };
      return (running.current ??= runAll());
    },
    [work],
  );
}
