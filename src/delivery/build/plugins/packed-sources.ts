import path from "node:path";
import { normalizePath, type Plugin } from "vite";
import { IS_PACKAGE, SOURCES_DIR } from "../paths.ts";

const SOURCES = normalizePath(SOURCES_DIR);

/**
 * Finds the engine's sources where the engine is a package. The development server would take them for those of a package
 * that is as it came, call them by its version, and no plugin would know them by their paths.
 */
export function packedSources(): Plugin {
  return {
    name: "pompa:packed-sources",
    apply: (_config, { command }) => IS_PACKAGE && command === "serve",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\./ },
      handler: (source, importer = "") =>
        importer.startsWith(SOURCES) ? normalizePath(path.resolve(path.dirname(importer), source)) : undefined,
    },
  };
}
