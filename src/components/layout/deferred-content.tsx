import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * What lies below the first screen of a long page: after a press on a link it comes in the frames
 * after the first, so that the page is seen at once. A page that was loaded, or that the reader
 * goes back to and that has to scroll where it was, is whole from the beginning.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const whole = useNavigationType() === "POP";
  const [shown, setShown] = useState(whole);
  useEffect(() => {
    // The frame after this one begins when the first is painted.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : undefined;
}
