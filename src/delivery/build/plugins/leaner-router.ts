import type { Plugin } from "vite";

const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/g;
const NAME = /^\w+\.(?:displayName|contextType) = .*?;$/gm;

/**
 * Lets the bundler remove the unused parts of React Router, 6 kilobytes of Brotli on each page. The bundler cannot know
 * that these calls only make a value, and a name that is given to a value counts as a use. The build fails if there is
 * nothing to change.
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
