import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as theme from "../../site/theme/index.ts";
import { SOURCES_DIR } from "./paths.ts";

const THEME = path.join(SOURCES_DIR, "site/theme");

/**
 * The tokens and breakpoints of the theme as Chakra makes them, for the scripts of readers, in the place of the code that
 * makes them: 4 kilobytes of Brotli, and half of the time that Chakra takes to start.
 */
export function readyTheme(): Plugin {
  return {
    name: "pompa:ready-theme",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/styled-system\/(?:token-dictionary|breakpoints)\.js$/ },
      async handler(_code, id) {
        const { module } = await runnerImport<typeof theme>(path.join(THEME, "index.ts"));
        const { tokens, breakpoints } = module.system;
        return id.endsWith("breakpoints.js")
          ? ready("Breakpoints", "createBreakpoints", breakpoints.keys(), breakpoints.conditions)
          : ready("Tokens", "createTokenDictionary", Object.fromEntries(tokens.flatMap));
      },
    },
  };
}

/** Of a module of Chakra: its maker, which answers what is ready. */
function ready(name: string, maker: string, ...values: unknown[]) {
  const from = JSON.stringify(path.join(THEME, "ready.ts"));
  const made = values.map((value) => JSON.stringify(value)).join();
  return {
    code: `import { ready${name} } from ${from};export const ${maker} = () => ready${name}(${made});`,
    map: null,
  };
}
