/** The service worker of the site; the build makes one file of it (`delivery/build/bundles/bundle-site.ts`). */
import { Route, Router } from "workbox-routing";
import type { Visit } from "../kept.ts";
import { files } from "./files.ts";
import { keepVisit } from "./cache-page.ts";
import { givePage } from "./pages.ts";
import { mayBePage } from "./site.ts";

declare const self: ServiceWorkerGlobalScope;

// It knows no version of the site, so a new one may take over while pages are open: what it answers them is the same.
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // The page that brought it is kept with what it loads from now on. Elsewhere the network does not wait for the worker.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => event.waitUntil(keepVisit(event, event.data as Visit)));

const pages = new Router();
pages.registerRoute(new Route(({ request, url }) => request.mode === "navigate" && mayBePage(url.href), givePage));

// What no router knows, such as the form, videos and the index of the search, goes its way as without a worker.
pages.addFetchListener();
files.addFetchListener();
