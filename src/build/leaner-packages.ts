import type { Plugin } from "vite";

const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo))\(/g;
const NAME = /^\w+\.displayName = .*?;$/gm;

/**
 * Takes out of the browser's scripts what packages bring and the built site never runs. What it misses
 * after an update of theirs shows in `tests/browser/budget.spec.ts`.
 */
export function leanerPackages(): Plugin[] {
  return [
    {
      // The bundler cannot know that React's makers only make a value; a name given to it counts as use.
      name: "unused-router-parts",
      apply: "build",
      transform: {
        filter: { id: /react-router\/dist/ },
        handler: (code) => ({ code: code.replace(MAKER, "= /* @__PURE__ */ $1(").replace(NAME, ""), map: null }),
      },
    },
    {
      // Chakra's reset is in the HTML of every page: see `theme/index.ts`.
      name: "prerendered-reset",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      load: {
        filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/ },
        handler: () => "export const createPreflight = () => ({});",
      },
    },
  ];
}
