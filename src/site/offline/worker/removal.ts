/**
 * Service worker of a site that is built without offline pages. This worker removes the files that an earlier worker
 * stored, and then unregisters itself.
 */
import { CacheExpiration } from "workbox-expiration";
import { KINDS } from "../kept.ts";
import { cacheName } from "./site.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of KINDS.map(cacheName)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
  await self.registration.unregister();
}
