import path from "node:path";
import type { Plugin } from "vite";
import * as addresses from "../../shared/magazine/addresses.ts";
import * as headings from "../../shared/magazine/headings.ts";
import * as language from "../../shared/magazine/language.ts";
import * as networks from "../../shared/magazine/networks.ts";
import * as show from "../../shared/magazine/show.ts";
import * as zone from "../../shared/magazine/zone.ts";
import { SOURCES_DIR } from "./paths.ts";

/** Modules of `shared/magazine` that only say what the configuration says. */
const FACTS = { addresses, headings, language, networks, show, zone };

/**
 * Their values in the place of the code that takes them out of the configuration, so that scripts for readers have those
 * that they use and nothing else of it; of the entries of the registry those of types that the magazine wants.
 */
export function magazineFacts(): Plugin {
  const texts = Object.entries(FACTS).map(([name, facts]): [string, string] => [fileOf(name), written(facts)]);
  const modules = new Map([...texts, [DOCUMENT_TYPES, documentTypes()]]);
  return {
    name: "pompa:magazine-facts",
    apply: "build",
    enforce: "pre",
    load: (id) => modules.get(id),
  };
}

const fileOf = (name: string) => path.join(SOURCES_DIR, "shared/magazine", `${name}.ts`);

const DOCUMENT_TYPES = path.join(SOURCES_DIR, "site/registry/document-types.ts");

/** In the order of the names of their files, as `document-types.ts` has them. */
function documentTypes(): string {
  const types = Object.keys(addresses.DOCUMENT_ADDRESSES).toSorted();
  const imports = types.map((type) => `import { entry as ${type} } from "./documents/${type}.ts";\n`);
  return `${imports.join("")}export const documentTypes = [${types.join(", ")}];`;
}

const written = (facts: object) =>
  Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
