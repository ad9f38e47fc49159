import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createI18n } from "../../i18n/create-i18n.ts";
import { FIXED_ADDRESSES, GONE_ADDRESS, UNKNOWN_ADDRESS } from "../../../shared/magazine/addresses.ts";
import { App } from "../app.tsx";
import { BASE } from "../../queries/site.ts";
import { withoutBase } from "../base.ts";
import { createEmotionCache, Providers } from "../providers.tsx";
import { endTransitionOnPress, reportUnlessTransition } from "./end-transition.ts";
import { preloadRoute } from "../routes.ts";
import { SHELL_ATTRIBUTE } from "../shell.ts";
import { addressKey } from "../../../shared/compiled/address.ts";

const { offline } = FIXED_ADDRESSES;

/**
 * Loads the page at the current address, and starts again if the address changes during the load. If the page cannot be
 * loaded and `shell` is the offline page, the offline page is loaded instead. `loadedAddress` is `undefined` if the
 * site does not have the address.
 */
async function preloadCurrent(shell: string | null): Promise<{ pathname: string; loadedAddress: string | undefined }> {
  const pathname = withoutBase(window.location.pathname);
  const addressExists = await preloadRoute(pathname).catch(() => false);
  if (pathname !== withoutBase(window.location.pathname)) return preloadCurrent(shell);
  if (addressExists || shell !== offline) return { pathname, loadedAddress: addressExists ? pathname : undefined };
  await preloadRoute(offline);
  return { pathname, loadedAddress: offline };
}

/**
 * Hydrates the prerendered page. Renders from scratch if the host responded with the HTML of another page, or with HTML
 * that contains no page.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const { pathname, loadedAddress } = await preloadCurrent(root.getAttribute(SHELL_ATTRIBUTE));
  const site = (
    <Providers cache={createEmotionCache()} i18n={createI18n()}>
      <BrowserRouter basename={BASE}>
        <App offlineAt={loadedAddress === offline ? pathname : undefined} />
      </BrowserRouter>
    </Providers>
  );
  loadPicturesToPrint();
  endTransitionOnPress();
  window.addEventListener("pageshow", ({ persisted }) => {
    // A failed import leaves the page as it is.
    if (persisted)
      void import("./reload-asleep.tsx").then(({ reloadIfSuspended }) => reloadIfSuspended()).catch(() => {});
  });
  const options = { onRecoverableError: reportUnlessTransition };
  startTransition(() => {
    if (prepareShell(root, loadedAddress)) hydrateRoot(root, site, options);
    else createRoot(root, options).render(site);
  });
}

/** Addresses of the prerendered pages that can be hydrated at an unknown address. */
const SHELLS_OF_UNKNOWN: string[] = [UNKNOWN_ADDRESS, GONE_ADDRESS];

/**
 * Returns whether the root contains the prerendered page of an address, ready to hydrate. `address` is `undefined` if
 * the site does not have the requested address. For such an address, or for another letter case of an address, hosts
 * respond with the home page or `404.html`. React cannot hydrate that HTML as the page of the address, so its head tags
 * are removed here, and React replaces its body.
 */
function prepareShell(root: HTMLElement, address: string | undefined): boolean {
  const shell = root.getAttribute(SHELL_ATTRIBUTE);
  if (shell === null) return false;
  if (address === undefined ? SHELLS_OF_UNKNOWN.includes(shell) : addressKey(shell) === addressKey(address))
    return true;
  for (const tag of document.head.querySelectorAll(
    "title, link[rel=canonical], meta[property], [name=description], [name=robots], [name^=twitter]",
  ))
    tag.remove();
  return false;
}

/**
 * Loads lazy pictures before printing. Chromium and Firefox wait for these pictures. Safari prints only pictures that
 * are already loaded, so a second attempt may be needed. https://github.com/whatwg/html/issues/6581
 */
function loadPicturesToPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) picture.loading = "eager";
  });
}
