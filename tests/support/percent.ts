/**
 * Lets Vitest run if the path of the project has a `%`, which Node reads as the beginning of an escape sequence. Vitest
 * imports packages by their unescaped paths, and reads the sources of its own source maps again.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { ROOT } from "../../src/delivery/build/paths.ts";

const hasPercent = ROOT.includes("%");

/** Options of Node for the processes that run tests. */
export const nodeOptions = hasPercent
  ? ["--import", pathToFileURL(path.join(ROOT, "tests/support/percent-imports.mjs")).href]
  : [];

/** Gives each module a source map that contains the module's source. */
export const wholeMaps: Plugin = {
  name: "pompa:whole-maps",
  apply: () => hasPercent && Boolean(process.env.VITEST),
  transform: {
    order: "pre",
    handler(code) {
      return { code, map: this.getCombinedSourcemap() };
    },
  },
};
