import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * The part of a long page below its first screen. After a press on a link it is rendered two frames
 * later, so that the reader sees the first screen at once. It is rendered with the rest on a page load,
 * on Back and Forward, when the page has to scroll to where the reader was, and if the link leads to a
 * place of the page.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const whole = useNavigationType() === "POP" || hash !== "";
  const [shown, setShown] = useState(whole);
  useEffect(() => {
    // The first frame paints the screen above; the callback of the second runs after that.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : undefined;
}
