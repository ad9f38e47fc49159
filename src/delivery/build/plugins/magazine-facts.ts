import path from "node:path";
import type { Plugin } from "vite";
import * as addresses from "../../../shared/magazine/addresses.ts";
import * as categories from "../../../shared/magazine/categories.ts";
import * as headingFonts from "../../../shared/magazine/heading-fonts.ts";
import * as language from "../../../shared/magazine/language.ts";
import * as networks from "../../../shared/magazine/networks.ts";
import * as zone from "../../../shared/magazine/zone.ts";
import { SOURCES_DIR } from "../paths.ts";

/** Modules of `shared/magazine` whose exports are plain values of the configuration. */
const FACTS = { addresses, categories, "heading-fonts": headingFonts, language, networks, zone };

/**
 * Replaces the `FACTS` modules with their values, so that scripts for readers have only the settings that they use.
 */
export function magazineFacts(): Plugin {
  const modules = new Map(Object.entries(FACTS).map(([name, facts]) => [sourceFile(name), moduleSource(facts)]));
  return {
    name: "pompa:magazine-facts",
    apply: "build",
    enforce: "pre",
    load: (id) => modules.get(id),
  };
}

const sourceFile = (name: string) => path.join(SOURCES_DIR, "shared/magazine", `${name}.ts`);

const moduleSource = (facts: object) =>
  Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
