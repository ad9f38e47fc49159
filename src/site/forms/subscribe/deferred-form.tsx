import { useCallback, useEffect, useRef, useState } from "react";
import { LatePart } from "../../components/loading/late-part.tsx";
import { Loading } from "../../components/loading/loading.tsx";
import { WAITING_ATTRIBUTE } from "../../prehydration/contract.ts";
import { retriablePart } from "../../../shared/loading/lazy-part.tsx";
import { attempt, TYPED_KEY } from "../../../shared/loading/storage.ts";
import { PartMessage } from "../../components/loading/part-message.tsx";

const { Part: SubscribeForm, preload: preloadForm } = retriablePart(() =>
  import("./subscribe-form.tsx").then((module) => module.SubscribeForm),
);

export { preloadForm };

/**
 * Renders the subscription form. Its code is as large as the rest of the page, so it loads after the page. While the
 * code loads, the prerendered form can be filled in, but sending it is postponed.
 */
export function DeferredForm({ url }: { url: string }) {
  const container = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  useEffect(() => restoreValues(container.current), []);
  useEffect(() => {
    if (ready) window.prehydration?.releasePress();
  }, [ready]);
  return (
    <>
      <div ref={container} {...(!ready && { [WAITING_ATTRIBUTE]: "" })}>
        <LatePart fallback={<Loading />} onHydrated={onReady}>
          <SubscribeForm url={url} />
        </LatePart>
      </div>
      <LoadRetry onReload={() => saveValues(container.current)} />
    </>
  );
}

const fieldsOf = (container: HTMLElement | null) => container?.querySelectorAll<HTMLInputElement>("input") ?? [];

/**
 * Stores the values that were typed in the form. If the browser cannot store the values, they are lost, as with any
 * reload.
 */
function saveValues(container: HTMLElement | null): void {
  const entries = Array.from(fieldsOf(container), ({ name, value }) => [name, value]);
  attempt(() => sessionStorage.setItem(TYPED_KEY, JSON.stringify(Object.fromEntries(entries))));
}

/** Restores the values that were typed before a reload of the page, and removes them from the session storage. */
function restoreValues(container: HTMLElement | null): void {
  const saved = attempt(() => sessionStorage.getItem(TYPED_KEY));
  if (!saved) return;
  sessionStorage.removeItem(TYPED_KEY);
  const values = JSON.parse(saved) as Record<string, string>;
  for (const field of fieldsOf(container)) field.value ||= values[field.name] ?? "";
}

/**
 * Loads the form. After a failure, a message offers to try again; the page stays. `onReload` is called before the page
 * is reloaded. `LoadRetry` has to be a sibling of the form, not a parent, because React discards the HTML of the form
 * if a component around it renders again before hydration.
 */
function LoadRetry({ onReload }: { onReload: () => void }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => void preloadForm().catch(() => setFailed(true)), []);
  // If the host responds but the file is missing, a new version of the site was published, so the page is reloaded.
  const retry = () =>
    preloadForm().then(
      () => setFailed(false),
      () => reloadIfReachable(onReload),
    );
  return failed && <PartMessage action="retry" onPress={() => void retry()} />;
}

/**
 * Reloads the page if the host responds with a success status. Otherwise the current page stays, because a failed
 * reload would replace it.
 */
async function reloadIfReachable(onReload: () => void): Promise<void> {
  const address = window.location.pathname;
  const response = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!response?.ok) return;
  onReload();
  window.location.reload();
}
