import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** In milliseconds. */
const PATIENCE = 2000;

/**
 * Loads the page anew unless React renders: where WebKit put the page by while code was on the way, React may sleep after
 * the return and show nothing of what is loaded or pressed.
 */
export function reloadAsleep(): void {
  const asleep = setTimeout(() => window.location.reload(), PATIENCE);
  const probe = createRoot(document.createElement("div"));
  probe.render(
    <Rendered
      onRender={() => {
        clearTimeout(asleep);
        probe.unmount();
      }}
    />,
  );
}

function Rendered({ onRender }: { onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return undefined;
}
