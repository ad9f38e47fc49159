import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Renders the part of a long page below the first screen. After a press on a link, this part is rendered two frames
 * later, because the reader should see the first screen at once. This part is rendered with the rest on a page load, on
 * Back and Forward, because the page then scrolls to the reader's previous position, and if the link has a fragment.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const whole = useNavigationType() === "POP" || hash !== "";
  const [shown, setShown] = useState(whole);
  useEffect(() => {
    // The browser paints the first screen after the callback of the first frame, and calls the callback of the second
    // frame after that.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : undefined;
}
