/** Who may import whom (src/README.md). `npm run test:lint` checks it. */

/** The parts of a type of documents, which stand at different heights. */
const TYPE = {
  facts: "types/[^/]+/type[.]ts",
  schema: "types/[^/]+/schema[.]ts",
  list: "types/[^/]+[.]ts",
  pages: "types/[^/]+/(?!type[.]ts|schema[.]ts)[^/]+",
};

/** Each place of `src/` may import from itself and from those above it. A place is a pattern of a path. */
const PLACES = [
  "shared/(?:append|super-or-subscript|once|submission|usage-error|values)[.]ts",
  ...["compiled", "files", "loading", "magazine", "colors", "credits", "merge"].map((place) => `shared/${place}`),
  "index[.]ts",
  ...["messages", "compiler", "rules[.]ts", "people", "schema", "blocks"].map((place) => `content/${place}`),
  "schema[.]ts",
  TYPE.facts,
  TYPE.schema,
  TYPE.list,
  ...["authoring", "importing"].map((place) => `content/${place}`),
  ...[
    "prehydration",
    "i18n",
    "offline",
    "search",
    "seo",
    "theme",
    "queries",
    "components",
    "forms",
    "pages",
    "registry",
  ].map((place) => `site/${place}`),
  "site[.]ts",
  TYPE.pages,
  "site/app",
  ...["server", "hosting", "indexing", "api", "prerender", "build", "newsletter", "new-magazine"].map(
    (place) => `delivery/${place}`,
  ),
  ...["contract", "messages", "app", "server", "newsroom"].map((place) => `editor/${place}`),
];

/** Runs in Node; everything else must also run in a browser or a worker. */
const NODE = [
  "shared/files",
  "content/schema/fields/public-picture[.]ts",
  "content/compiler",
  "content/authoring",
  "content/importing",
  "delivery",
  "editor/server",
  "editor/newsroom",
];
const WORKER = ["delivery/hosting/cloudflare", "delivery/server/submissions", "delivery/server/headers[.]ts"];
const ZOD = [
  "content",
  "schema[.]ts",
  TYPE.schema,
  "types/collections[.]ts",
  "delivery/api",
  "delivery/build/configuration/check-colors.ts",
  "delivery/build/configuration/check-fonts.ts",
  "delivery/build/configuration/check-magazine.ts",
  "delivery/build/configuration/check-types.ts",
  "editor/contract/requests.ts",
  "editor/server",
  "editor/newsroom",
];
const FORM_RULES = "site/forms/subscribe/rules.ts";

const within = (places) => `^src/(?:${places.join("|")})(?:/|$)`;
const packages = (name) => `(?:^|/)node_modules/${name}/`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const below = PLACES.map((place, index) =>
  forbid(
    `src/${place}`,
    "It may import what stands above it in PLACES.",
    { path: within([place]) },
    {
      path: within(PLACES.slice(index + 1)),
    },
  ),
);

/** Values are part of what is built from it, types are not. */
const typesOnly = (from, to, comment, except) =>
  forbid(
    `src/${from}: types only`,
    comment,
    { path: within([from]) },
    { path: within(to), ...(except && { pathNot: within(except) }), dependencyTypesNot: ["type-only", "type-import"] },
  );

const outside = (places) => ({ path: "^src/", pathNot: within(places) });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...below,
    {
      name: "a place without a rule",
      comment: "Add the new folder of src/ to PLACES in .dependency-cruiser.mjs.",
      severity: "error",
      // However many files import it: the tool wants a number, and 100 is its largest.
      module: { ...outside(PLACES), numberOfDependentsLessThan: 100 },
      from: {},
    },
    forbid(
      "no circle",
      "What two files need of each other belongs into one of them, or into a third.",
      {},
      { circular: true },
    ),
    forbid(
      "the engine names no type",
      "It finds them by their folders. What it has to know of one belongs into DocumentType or TypeOfDocuments.",
      { path: "^src/", pathNot: "^src/types/" },
      { path: "^src/types/[^/]+/" },
    ),
    forbid(
      "types know nothing of each other",
      "What two of them use belongs into src/content or src/site.",
      { path: "^src/types/([^/]+)/" },
      { path: "^src/types/[^/]+/", pathNot: "^src/types/$1/" },
    ),
    typesOnly(TYPE.pages, ["content", TYPE.schema], "Readers would download the compiler."),
    typesOnly("site", ["content"], "Readers would download the compiler."),
    typesOnly("site/pages", ["site/queries"], "A page gets its content as props.", ["site/queries/site.ts"]),
    typesOnly("site/components", ["site/queries"], "A component gets its content as props."),
    typesOnly(
      "delivery",
      ["site/app", "site/registry", "site/pages", "site/queries"],
      "Pages are rendered by their bundle.",
    ),
    typesOnly("editor/app", ["content", "delivery"], "The browser would load the compiler."),
    typesOnly("editor/app", ["editor/contract/requests.ts"], "The browser would load zod."),
    forbid(
      "the editor's server",
      "Its app is bundled, not imported.",
      { path: within(["editor/server", "editor/newsroom"]) },
      { path: within(["editor/app"]) },
    ),
    forbid("content has one door", "Only queries import generated content.", outside(["site/queries"]), {
      path: "^(?:[.]contentlayer|#content)/",
    }),
    forbid("browser code", `Only ${NODE.join(", ")} use Node.`, outside(NODE), { dependencyTypes: ["core"] }),
    forbid("no Node in the Worker", "Cloudflare has none.", { path: within(WORKER) }, { dependencyTypes: ["core"] }),
    forbid(
      "one reader of front matter",
      "Only front-matter.ts imports gray-matter, whose engines would run code.",
      { path: "^src/", pathNot: "/front-matter[.]ts$" },
      { path: packages("gray-matter") },
    ),
    forbid(
      "no zod for readers",
      "They would download 91 KB. The rules of the form use zod/mini, with 5.",
      outside([...ZOD, FORM_RULES]),
      {
        path: packages("zod"),
      },
    ),
    forbid(
      "zod/mini for the form",
      "Readers would download 91 KB in place of 5.",
      { path: within([FORM_RULES]) },
      {
        path: packages("zod"),
        pathNot: packages("zod/mini"),
      },
    ),
  ],
  options: {
    // Types count: a circle of them is one for who reads the code.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(?:^|/)node_modules/|^(?:[.]contentlayer|public)/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
