import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { ROOT, SOURCES_DIR } from "./paths.ts";

const PAGE = path.join(SOURCES_DIR, "index.html");
const SOURCE = path.join(ROOT, "src/site/prehydration/inline.ts");

/** Puts `src/site/prehydration/` into the head of every page, compiled to one small script. */
export function inlineScript(): Plugin {
  return {
    name: "pompa:inline-script",
    // The editor is no page of the site.
    transformIndexHtml: async (_html, { filename }) =>
      filename === PAGE ? [{ tag: "script", children: await compile(), injectTo: "head" }] : [],
  };
}

async function compile(): Promise<string> {
  const bundle = await rolldown({ input: SOURCE, platform: "browser", optimization: { inlineConst: true } });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  return output[0].code.trim();
}
