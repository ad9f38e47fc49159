import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { pathFrom } from "../../../shared/files/path-from.ts";
import { DOCUMENT_TYPES } from "../../../shared/magazine/addresses.ts";
import { SOURCES_DIR, TYPE_FOLDERS } from "../paths.ts";

/** Matches a call of `import.meta.glob` that lists files of document types. Such calls are in the code of the site. */
const TYPE_LIST = /import\.meta\.glob(?:<[^(]*>)?\("[./]*\/types\/\*\/\*?([\w.-]+)",[^)]*\)/;

/**
 * Folders of the magazine's document types. A type in the magazine's folder replaces the engine's type of the same
 * name.
 */
const FOLDERS = Object.keys(DOCUMENT_TYPES).flatMap((type) => {
  const folders = TYPE_FOLDERS.map((folder) => path.join(folder, type));
  return folders.findLast((folder) => existsSync(folder)) ?? [];
});

/**
 * Replaces lists of the engine's types with lists of the magazine's types. Types outside the engine use the engine's
 * packages, because a page must load only one copy of each package.
 */
export function typesPlugin(): Plugin {
  return {
    name: "pompa:types",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: { "pompa/site": path.join(SOURCES_DIR, "site.ts") },
        dedupe: ["react", "react-dom", "react-i18next", "@chakra-ui/react", "@emotion/react"],
      },
    }),
    transform: {
      filter: { id: /\/site\/registry\//, code: TYPE_LIST },
      handler: (code, id) => replaceList(code, path.dirname(id)),
    },
  };
}

/** Replaces a glob call with imports, because a glob would not find folders with special characters in their names. */
function replaceList(code: string, baseFolder: string): string {
  const [list = "", ending = ""] = TYPE_LIST.exec(code) ?? [];
  const isDefault = list.includes("import:");
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? path.join(folder, name) : [])),
  );
  const imports = files.map(
    (file, index) => `import ${isDefault ? `t${index}` : `* as t${index}`} from ${JSON.stringify(file)};\n`,
  );
  const entries = files.map((file, index) => `${JSON.stringify(pathFrom(baseFolder, file))}: t${index}`);
  return imports.join("") + code.replace(list, `{ ${entries.join(", ")} }`);
}
