import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * The part of a long page below its first screen. After a press on a link it is rendered two frames
 * later, so that the reader sees the first screen at once. On a page load, and on Back and Forward,
 * where the page has to scroll to where the reader was, it is rendered with the rest.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const whole = useNavigationType() === "POP";
  const [shown, setShown] = useState(whole);
  useEffect(() => {
    // The first frame paints the screen above; the callback of the second runs after that.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : undefined;
}
