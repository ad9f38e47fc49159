/**
 * Who may import whom (src/README.md): imports go one way, and content has one door.
 * `npm run test:lint` checks it.
 */

/** For each room, the rooms or files whose values it may use, and those of which it may know types only. */
const ROOMS = {
  compiled: { values: [] },
  files: { values: [] },
  loading: { values: [] },
  magazine: { values: ["compiled"] },
  search: { values: ["magazine", "compiled"] },
  indexing: { values: ["search", "compiled", "files"] },
  pipeline: { values: ["compiled", "files"] },
  schema: { values: ["pipeline", "magazine", "compiled"] },
  authoring: { values: ["schema", "pipeline", "magazine", "compiled", "theme/colors.ts"] },
  offline: { values: ["magazine", "compiled", "loading"] },
  prehydration: { values: ["loading"] },
  theme: { values: ["prehydration"] },
  i18n: { values: ["magazine", "loading"] },
  queries: { values: ["magazine", "compiled", "loading"], types: ["schema"] },
  seo: { values: ["magazine", "compiled", "theme/colors.ts"] },
  components: {
    values: ["search", "offline/browser", "theme", "i18n", "magazine", "compiled", "loading", "prehydration"],
    types: ["queries"],
  },
  forms: { values: ["components", "theme", "i18n", "submissions/contract.ts", "loading", "prehydration"] },
  pages: {
    values: ["queries/site.ts", "components", "seo", "forms", "theme", "magazine", "prehydration"],
    // A page gets its content as props: a list that it asks for itself would be part of its script.
    types: ["queries"],
  },
  registry: {
    values: ["pages", "forms", "queries", "search", "seo", "magazine", "compiled", "loading"],
    types: ["schema"],
  },
  app: {
    values: ["registry", "pages", "components", "queries", "offline/browser", "theme", "i18n", "seo"].concat([
      "magazine",
      "compiled",
      "loading",
    ]),
    types: ["search"],
  },
  submissions: { values: ["magazine"] },
  cloudflare: { values: ["submissions", "hosting/headers.ts", "magazine", "compiled"] },
  // The Worker is bundled, not imported; what it must find is written under the names that it knows.
  hosting: { values: ["magazine", "files", "cloudflare/places.ts"], types: ["cloudflare"] },
  server: { values: ["submissions", "hosting", "magazine"] },
  prerender: {
    values: ["seo", "hosting", "magazine", "compiled", "files", "loading", "theme/colors.ts"],
    types: ["app", "queries"],
  },
  editing: { values: ["authoring", "schema", "pipeline", "magazine", "compiled", "files", "theme/colors.ts"] },
  room: {
    values: ["editing/addresses.ts", "theme/remember-recipes.ts", "magazine", "compiled"],
    types: ["editing", "authoring"],
  },
  build: {
    // The worker is bundled, not imported.
    values: ["editing", "prerender", "indexing", "search", "hosting", "server", "pipeline", "schema"].concat([
      "offline/kept.ts",
      "magazine",
      "compiled",
      "files",
    ]),
  },
};
const NODE_ROOMS = ["files", "pipeline", "authoring", "editing", "server", "hosting", "prerender", "indexing", "build"];
const FORM_RULES = "^src/forms/subscribe/rules[.]ts$";

const within = (places) => `^src/(?:${places.join("|")})(?:/|$)`;
const TYPES = ["type-only", "type-import"];

const rooms = Object.entries(ROOMS).flatMap(([room, { values, types = [] }]) => [
  {
    name: `src/${room}`,
    comment: `It may import ${[...values, ...types.map((each) => `types of ${each}`)].join(", ") || "no other room"}.`,
    severity: "error",
    from: { path: within([room]) },
    to: { path: "^src/", pathNot: within([room, ...values, ...types]) },
  },
  ...(types.length === 0
    ? []
    : [
        {
          name: `src/${room}: types only`,
          comment: `Of ${types.join(", ")} it may import types only.`,
          severity: "error",
          from: { path: within([room]) },
          to: { path: within(types), pathNot: within(values), dependencyTypesNot: TYPES },
        },
      ]),
]);

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    {
      name: "a room without a rule",
      comment: "Add the new folder of src/ to ROOMS in .dependency-cruiser.mjs.",
      severity: "error",
      // Whatever imports it: more than these would break the rules of their own rooms.
      module: { path: "^src/", pathNot: within(Object.keys(ROOMS)), numberOfDependentsLessThan: 100 },
      from: {},
    },
    {
      name: "no circle",
      comment: "What two files need of each other belongs into one of them, or into a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "content has one door",
      comment: "Only queries import generated content.",
      severity: "error",
      from: { path: "^src/", pathNot: within(["queries"]) },
      to: { path: "^(?:[.]contentlayer|#content)/" },
    },
    {
      name: "browser code",
      comment: `Only ${NODE_ROOMS.join(", ")} use Node.`,
      severity: "error",
      from: { path: "^src/", pathNot: within(NODE_ROOMS) },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "one reader of front matter",
      comment: "Only front-matter.ts imports gray-matter, whose engines would run code.",
      severity: "error",
      from: { path: "^src/", pathNot: "/front-matter[.]ts$" },
      to: { path: "(?:^|/)node_modules/gray-matter/" },
    },
    {
      name: "no zod for readers",
      comment: "Readers would download 91 KB. The rules of the form use zod/mini, with 5.",
      severity: "error",
      from: { path: "^src/", pathNot: `${within(["schema", "pipeline", "authoring", "editing"])}|${FORM_RULES}` },
      to: { path: "(?:^|/)node_modules/zod/" },
    },
    {
      name: "zod/mini for the form",
      comment: "Readers would download 91 KB in place of 5.",
      severity: "error",
      from: { path: FORM_RULES },
      to: { path: "(?:^|/)node_modules/zod/", pathNot: "(?:^|/)node_modules/zod/mini/" },
    },
  ],
  options: {
    // Types count: a circle of them is one for who reads the code.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(?:^|/)node_modules/|^(?:[.]contentlayer|public)/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
