import path from "node:path";
import { magazineFacts } from "./magazine-facts.ts";
import { SOURCES_DIR } from "./paths.ts";
import { supportedBrowsers } from "./supported-browsers.ts";

/** The service worker as one script; where the site does without, the one that takes it out of readers' browsers. */
export async function offlineWorker(offline: boolean): Promise<string> {
  // Takes longer to load than a build that has its bundles lasts.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: path.join(SOURCES_DIR, "site/offline/worker", offline ? "worker.ts" : "removal.ts"),
    platform: "browser",
    plugins: [magazineFacts()],
    optimization: { inlineConst: true },
    // Without it Workbox tells developers what it does.
    transform: { target: supportedBrowsers, define: { "process.env.NODE_ENV": JSON.stringify("production") } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}
