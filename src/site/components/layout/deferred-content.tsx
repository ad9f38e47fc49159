import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Renders the part of a long page below the first screen. After a press on a link, this part is rendered two frames
 * later than the first screen, so that the first screen appears sooner. After a page load, Back or Forward, or if the
 * link has a fragment, it is rendered at once, because the page may have to scroll to a position in this part.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const showAtOnce = useNavigationType() === "POP" || hash !== "";
  const [shown, setShown] = useState(showAtOnce);
  useEffect(() => {
    // The content is shown in the second frame, because the browser paints the first screen between the callbacks of
    // the two frames.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return shown ? children : undefined;
}
