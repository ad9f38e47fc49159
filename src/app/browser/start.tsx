import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createI18n } from "../../i18n/create-i18n.ts";
import { App } from "../app.tsx";
import { BASE, withoutBase } from "../base.ts";
import { createEmotionCache } from "../emotion-cache.ts";
import { Providers } from "../providers.tsx";
import { endTransitionOnPress, reportUnlessTransition } from "./end-transition.ts";
import { loadPicturesToPrint } from "./load-pictures.ts";
import { takeShell } from "./take-shell.ts";
import { preloadRoute } from "../match-route.ts";

/** Loads the page of the address, which a reader who goes back meanwhile changes. */
async function preloadCurrent(): Promise<{ pathname: string; found: boolean }> {
  const pathname = withoutBase(window.location.pathname);
  const { found } = await preloadRoute(pathname).catch(() => ({ found: false }));
  return pathname === withoutBase(window.location.pathname) ? { pathname, found } : preloadCurrent();
}

/** Hydrates a prerendered page, or renders where the host gave another page's shell, or none. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const { pathname, found } = await preloadCurrent();
  const site = (
    <Providers cache={createEmotionCache()} i18n={createI18n()}>
      <BrowserRouter basename={BASE}>
        <App />
      </BrowserRouter>
    </Providers>
  );
  loadPicturesToPrint();
  endTransitionOnPress();
  const options = { onRecoverableError: reportUnlessTransition };
  startTransition(() => {
    if (takeShell(root, found ? pathname : undefined)) hydrateRoot(root, site, options);
    else createRoot(root, options).render(site);
  });
}
