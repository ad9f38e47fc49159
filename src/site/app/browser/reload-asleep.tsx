import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** Milliseconds within which React must render. */
const PATIENCE = 2000;

/**
 * Reloads the page unless React renders within `PATIENCE`. WebKit may restore a page that it put into its back/forward
 * cache while code was loading. React may then stay suspended: it neither renders loaded parts nor responds to presses.
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
