import type { Plugin } from "vite";

const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/g;
const NAME = /^\w+\.(?:displayName|contextType) = .*?;$/gm;

/**
 * Lets the bundler leave out what of React Router nothing uses: it cannot know that these calls only make a value, and a
 * name given to one counts as use. 6 kilobytes of Brotli on each page. Fails the build where there is nothing to change.
 */
export function leanerRouter(): Plugin {
  let changed = false;
  return {
    name: "pompa:leaner-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        const next = code.replace(MAKER, "= /* @__PURE__ */ $1(").replace(NAME, "");
        changed ||= next !== code;
        return { code: next, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !changed)
        this.error(
          "leaner-router.ts finds nothing to change in react-router. Was it updated? Mend it, or delete it if tests/site/browser/budget.spec.ts passes without it.",
        );
    },
  };
}
