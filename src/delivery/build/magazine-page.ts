import path from "node:path";
import type { Plugin } from "vite";
import { GROUND, SCHEME } from "../../shared/magazine/colors.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { CONFIGURATION_FILE, SOURCES_DIR } from "./paths.ts";

const PAGE = path.join(SOURCES_DIR, "index.html");

/** What stands between `%` in the HTML that every page is made of. */
const FILLED: Readonly<Record<string, string>> = { LANGUAGE: CONTENT_LANGUAGE, SCHEME, GROUND };

/** Puts what the configuration says into `src/index.html`. */
export function magazinePage(): Plugin {
  return {
    name: "pompa:magazine-page",
    // A change of it starts the development server again.
    configResolved: ({ configFileDependencies }) => void configFileDependencies.push(CONFIGURATION_FILE),
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename }) =>
        filename === PAGE ? html.replace(/%([A-Z]+)%/g, (_place, name: string) => FILLED[name] ?? "") : html,
    },
  };
}
