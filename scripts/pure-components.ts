import type { Plugin } from "vite";

const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo))\(/g;
const NAME = /^\w+\.displayName = .*?;$/gm;

/**
 * Lets the bundler drop the parts of react-router that the site does not use. It keeps them
 * otherwise, because it cannot know that React's makers only make a value, and because each part is
 * given a name.
 */
export function pureComponents(): Plugin {
  return {
    name: "pure-components",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) => ({ code: code.replace(MAKER, "= /* @__PURE__ */ $1(").replace(NAME, ""), map: null }),
    },
  };
}
