import path from "node:path";
import type { Plugin } from "vite";
import * as addresses from "../../../shared/magazine/addresses.ts";
import * as headings from "../../../shared/magazine/headings.ts";
import * as language from "../../../shared/magazine/language.ts";
import * as networks from "../../../shared/magazine/networks.ts";
import * as zone from "../../../shared/magazine/zone.ts";
import { SOURCES_DIR } from "../paths.ts";

/** Modules of `shared/magazine` that only say what the configuration says. */
const FACTS = { addresses, headings, language, networks, zone };

/**
 * Their values in the place of the code that takes them out of the configuration, so that scripts for readers have those
 * that they use and nothing else of it.
 */
export function magazineFacts(): Plugin {
  const modules = new Map(Object.entries(FACTS).map(([name, facts]) => [fileOf(name), written(facts)]));
  return {
    name: "pompa:magazine-facts",
    apply: "build",
    enforce: "pre",
    load: (id) => modules.get(id),
  };
}

const fileOf = (name: string) => path.join(SOURCES_DIR, "shared/magazine", `${name}.ts`);

const written = (facts: object) =>
  Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
