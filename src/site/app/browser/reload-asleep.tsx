import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** Milliseconds within which React must render. */
const RENDER_TIMEOUT = 2000;

/**
 * Reloads the page unless React renders within `RENDER_TIMEOUT`. WebKit may restore a page that it put into its
 * back/forward cache while code was loading. React may then stay suspended: it neither renders loaded parts nor
 * responds to presses.
 */
export function reloadIfSuspended(): void {
  const timer = setTimeout(() => window.location.reload(), RENDER_TIMEOUT);
  const probe = createRoot(document.createElement("div"));
  probe.render(
    <RenderProbe
      onRender={() => {
        clearTimeout(timer);
        probe.unmount();
      }}
    />,
  );
}

function RenderProbe({ onRender }: { onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return undefined;
}
