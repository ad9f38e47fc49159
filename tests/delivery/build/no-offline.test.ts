import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { bundleOfflineWorker } from "../../../src/delivery/build/bundles/bundle-site.ts";
import { WORKER_FILE } from "../../../src/site/offline/kept.ts";
import { builtSite } from "../../support/magazines/built-site.ts";

const NAME = "with --no-offline, a site registers no service worker, and serves one that removes itself";

test(NAME, { tags: ["@exhaustive"], timeout: 240_000 }, async () => {
  const { out, build } = await builtSite();
  const registeringScripts = () =>
    readdirSync(path.join(out, "assets"))
      .filter((name) => name.endsWith(".js"))
      .filter((name) => readFileSync(path.join(out, "assets", name), "utf8").includes("serviceWorker.register("));
  const worker = () => readFileSync(path.join(out, WORKER_FILE), "utf8");
  await build();
  expect(registeringScripts()).toHaveLength(1);
  expect(worker()).toBe(await bundleOfflineWorker(true));
  await build("--no-offline");
  expect(registeringScripts()).toEqual([]);
  expect(worker()).toBe(await bundleOfflineWorker(false));
});
