import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** `failure`: why the last thing that was asked for did not come, as a sentence; empty where it did. */
export function useAttempt() {
  const [failure, setFailure] = useState("");
  /** `undefined` where it failed. */
  const attempt = useCallback(async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      const result = await work();
      setFailure("");
      return result;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }, []);
  return { failure, attempt };
}

/** What is asked for once, when a component comes up; `undefined` until it is there. */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const { failure, attempt } = useAttempt();
  const start = useEffectEvent(() => void attempt(ask).then(setAnswer));
  useEffect(() => start(), []);
  return { answer, failure, attempt };
}
