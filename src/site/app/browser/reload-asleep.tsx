import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** Milliseconds in which React has to render. */
const PATIENCE = 2000;

/**
 * Reloads the page unless React renders. A page that WebKit put into its back/forward cache while code was loading may
 * return with React asleep, which then shows nothing of what is loaded or pressed.
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
