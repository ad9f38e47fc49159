import path from "node:path";
import { normalizePath, type Plugin } from "vite";
import { IS_PACKAGE, SOURCES_DIR } from "../paths.ts";

const SOURCES = normalizePath(SOURCES_DIR);

/**
 * Resolves imports of the engine's sources to file paths if the engine is an installed package. Otherwise the
 * development server would add the package's version to the URLs of the sources, and plugins would not recognise them.
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
