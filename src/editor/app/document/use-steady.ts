import { useEffect, useState } from "react";

/** A value that goes on changing once nothing is pressed: a button that moved under the finger would lose its press. */
export function useSteady<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const isPressed = usePressed();
  if (!isPressed && shown !== value) show(value);
  return isPressed ? shown : value;
}

function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: "pointerdown" | "pointerup" | "pointercancel", hear: () => void) =>
      window.addEventListener(type, hear, { capture: true, signal: listening.signal });
    // The click comes after the pointer was let go.
    const release = () => void setTimeout(setPressed, 0, false);
    on("pointerdown", () => setPressed(true));
    on("pointerup", release);
    on("pointercancel", release);
    return () => listening.abort();
  }, []);
  return isPressed;
}
