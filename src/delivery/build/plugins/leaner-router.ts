import type { Plugin } from "vite";

const PURE_CALL = /= (React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/g;
const UNUSED_ASSIGNMENT = /^\w+\.(?:displayName|contextType) = .*?;$/gm;

/**
 * Lets the bundler remove the unused parts of React Router, which saves 6 kilobytes (Brotli) on each page. The bundler
 * cannot know that calls such as `createContext` have no side effects, and counts an assignment of `displayName` or
 * `contextType` as a use. The build fails if there is nothing to change.
 */
export function leanerRouter(): Plugin {
  let hasChanged = false;
  return {
    name: "pompa:leaner-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        const result = code.replace(PURE_CALL, "= /* @__PURE__ */ $1(").replace(UNUSED_ASSIGNMENT, "");
        hasChanged ||= result !== code;
        return { code: result, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !hasChanged)
        this.error(
          "leaner-router.ts finds nothing to change in react-router. Was it updated? Mend it, or delete it if tests/site/browser/budget.spec.ts passes without it.",
        );
    },
  };
}
