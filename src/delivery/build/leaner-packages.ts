import type { Plugin, Rolldown } from "vite";

type Rewrite = (code: string) => Partial<Rolldown.SourceDescription>;

const ROUTER = /\/react-router\/dist\//;
const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)|new Set)\(/g;
const NAME = /^\w+\.(?:displayName|contextType) = .*?;$/gm;

/** Another way to navigate, for routers that load data. */
const DATA_ROUTE = "isDataRoute ? useNavigateStable() : useNavigateUnstable()";

/** A copy of the whole instance for every component that says something, for those that compare it: none of ours does. */
const COPY = /(const createI18nWrapper = original => )\{[^]*?\n  \};/;
/** What `site/i18n/create-i18n.ts` says, so that the bundler knows it. */
const SUSPENSE = /^ {2}const \{\n {4}useSuspense,$/m;

/** The styles of all pages, and what tools ask of a system. */
const GLOBAL = /^ {2}const (?:_global|query) = [^]*?;$|^ {4}(?:_global|query|get\w+Css),?$/gm;
const TYPES = /^ +assignPropertyTypes?\(.*?\);$/gm;

/** Where the browser and the prerenderer have to do the same. */
const BOTH = ["client", "ssr"];

/** Nothing of it runs unless something of it is used. */
const withoutEffects: Rewrite = () => ({ moduleSideEffects: false });

/**
 * Takes out of the browser's scripts what packages bring and the built site never runs. The figures
 * are kilobytes of Brotli on /Editorials, whose budget (tests/site/browser/budget.spec.ts) needs them all.
 */
export function leanerPackages(): Plugin[] {
  return [
    // 6.0: the bundler cannot know that these makers only make a value; a name given to it counts as use.
    leaner("react-router", ROUTER, (code) => ({ code: code.replace(MAKER, "= /* @__PURE__ */ $1(") })),
    // 5.2 of them.
    leaner("react-router", ROUTER, (code) => ({ code: code.replace(NAME, "") })),
    leaner("react-router", ROUTER, (code) => ({ code: code.replace(DATA_ROUTE, "useNavigateUnstable()") })),
    // 1.0: `site/app/emotion-cache.ts` asks for none.
    leaner("@emotion/cache", /\/emotion-cache\.browser(?:\.development)?\.esm\.js$/, (code) => ({
      code: code.replace("defaultStylisPlugins = [prefixer]", "defaultStylisPlugins = []"),
    })),
    // 2.0, and a quarter of the time that Chakra takes to start: the HTML of every page has what is the same on all.
    leaner("@chakra-ui/react", /\/styled-system\/system\.js$/, (code) => ({ code: code.replace(GLOBAL, "") })),
    // 0.2, and a sixth of that time: Chakra writes types from it.
    leaner("@chakra-ui/react", /\/styled-system\/utility\.js$/, (code) => ({ code: code.replace(TYPES, "") })),
    // No bytes, but 9 ms on a phone: the first word that is compared by the rules of a language loads these.
    leaner(
      "@chakra-ui/react",
      /\/styled-system\/sort-at-params\.js$/,
      (code) => ({ code: code.replaceAll("a.localeCompare(b)", "(a < b ? -1 : a > b ? 1 : 0)") }),
      BOTH,
    ),
    // 0.2, and 6 to 11 % of the time that the scripts of a page with content take, and 5 % of rendering it.
    leaner(
      "react-i18next",
      /\/react-i18next\/dist\/es\/useTranslation\.js$/,
      (code) => ({
        code: code.replace(COPY, "$1original;").replace(SUSPENSE, "  const useSuspense = false;\n  const {"),
      }),
      BOTH,
    ),
    // 0.9: Emotion imports it for what the site does not use.
    leaner("hoist-non-react-statics", /\/hoist-non-react-statics\//, withoutEffects),
    // 1.1: what the theme defines for the HTML.
    leaner("src/site/theme", /\/src\/site\/theme\//, withoutEffects),
  ];
}

/** Fails the build where there is nothing left to change, as after an update of the package. */
function leaner(name: string, id: RegExp, change: Rewrite, environments = ["client"]): Plugin {
  let changed = false;
  return {
    name: `pompa:leaner:${name}`,
    apply: "build",
    applyToEnvironment: (environment) => environments.includes(environment.name),
    transform: {
      filter: { id },
      handler(code) {
        const next = change(code);
        changed ||= next.code !== code;
        return { map: null, ...next };
      },
    },
    buildEnd(error) {
      if (error || changed) return;
      this.error(
        `leaner-packages.ts finds nothing to change in ${name} (${id}). Was it updated? Mend the step, or delete it if tests/site/browser/budget.spec.ts passes without it.`,
      );
    },
  };
}
