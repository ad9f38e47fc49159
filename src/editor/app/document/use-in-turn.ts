import { useCallback, useRef } from "react";

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
