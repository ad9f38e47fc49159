import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createI18n } from "../../i18n/create-i18n.ts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { App } from "../app.tsx";
import { BASE, withoutBase } from "../base.ts";
import { createEmotionCache } from "../emotion-cache.ts";
import { Providers } from "../providers.tsx";
import { endTransitionOnPress, reportUnlessTransition } from "./end-transition.ts";
import { loadPicturesToPrint } from "./load-pictures.ts";
import { takeShell } from "./take-shell.ts";
import { preloadRoute } from "../match-route.ts";
import { SHELL_ATTRIBUTE } from "../shell.ts";

const { offline } = FIXED_ADDRESSES;

/**
 * Loads the page of the address, which a reader who goes back meanwhile changes; where it cannot be had and `shell` stands
 * in for it, that one. Answers which is shown; `undefined` is an address that the site does not have.
 */
async function preloadCurrent(shell: string | null): Promise<{ pathname: string; shown: string | undefined }> {
  const pathname = withoutBase(window.location.pathname);
  const { found } = await preloadRoute(pathname).catch(() => ({ found: false }));
  if (pathname !== withoutBase(window.location.pathname)) return preloadCurrent(shell);
  if (found || shell !== offline) return { pathname, shown: found ? pathname : undefined };
  await preloadRoute(offline);
  return { pathname, shown: offline };
}

/** Hydrates a prerendered page, or renders where the host gave another page's shell, or none. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const { pathname, shown } = await preloadCurrent(root.getAttribute(SHELL_ATTRIBUTE));
  const site = (
    <Providers cache={createEmotionCache()} i18n={createI18n()}>
      <BrowserRouter basename={BASE}>
        <App offlineAt={shown === offline ? pathname : undefined} />
      </BrowserRouter>
    </Providers>
  );
  loadPicturesToPrint();
  endTransitionOnPress();
  window.addEventListener("pageshow", ({ persisted }) => {
    // Without its code the page is as it was.
    if (persisted) void import("./reload-asleep.tsx").then(({ reloadAsleep }) => reloadAsleep()).catch(() => {});
  });
  const options = { onRecoverableError: reportUnlessTransition };
  startTransition(() => {
    if (takeShell(root, shown)) hydrateRoot(root, site, options);
    else createRoot(root, options).render(site);
  });
}
