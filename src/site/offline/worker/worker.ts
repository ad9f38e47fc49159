/** Service worker of the site. The build bundles it into one file (`delivery/build/bundles/bundle-site.ts`). */
import { Route, Router } from "workbox-routing";
import type { Visit } from "../kept.ts";
import { files } from "./files.ts";
import { keepVisit } from "./cache-page.ts";
import { givePage } from "./pages.ts";
import { mayBePage } from "./site.ts";

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over while pages are open. Workers know no version of the site, so the responses stay the same.
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // The worker claims the page that registered it, to store the files that this page loads next. Navigation preload
  // starts requests of pages without waiting for the worker to start.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => event.waitUntil(keepVisit(event, event.data as Visit)));

const pages = new Router();
pages.registerRoute(new Route(({ request, url }) => request.mode === "navigate" && mayBePage(url.href), givePage));

// Requests without a route, such as the form, videos and the search index, go to the network as without a worker.
pages.addFetchListener();
files.addFetchListener();
