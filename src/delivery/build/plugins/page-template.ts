/** Plugins that fill `src/index.html`, the template of every page. */
import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { ROOT, SOURCES_DIR, CONFIGURATION_FILE } from "../paths.ts";
import { GROUND, SCHEME } from "../../../shared/colors/colors.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";

const TEMPLATE = path.join(SOURCES_DIR, "index.html");
const INLINE_SOURCE = path.join(ROOT, "src/site/prehydration/inline.ts");

/** Compiles `src/site/prehydration/` to one small script in the head of every page. */
export function inlineScript(): Plugin {
  return {
    name: "pompa:inline-script",
    // The editor has its own page, which does not need the script.
    transformIndexHtml: async (_html, { filename }) =>
      filename === TEMPLATE ? [{ tag: "script", children: await compile(), injectTo: "head" }] : [],
  };
}

async function compile(): Promise<string> {
  const bundle = await rolldown({ input: INLINE_SOURCE, platform: "browser", optimization: { inlineConst: true } });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  return output[0].code.trim();
}

/** Values of the placeholders in `src/index.html`, such as `%LANGUAGE%`. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { LANGUAGE: CONTENT_LANGUAGE, SCHEME, GROUND };

/** Puts values of the configuration into `src/index.html`. */
export function magazinePage(): Plugin {
  return {
    name: "pompa:magazine-page",
    // This dependency makes the development server restart when the configuration changes.
    configResolved: ({ configFileDependencies }) => void configFileDependencies.push(CONFIGURATION_FILE),
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename }) =>
        filename === TEMPLATE ? html.replace(/%([A-Z]+)%/g, (_match, name: string) => PLACEHOLDERS[name] ?? "") : html,
    },
  };
}
