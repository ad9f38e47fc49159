/** Commands of `pompa`, each with its script in `scripts/` and the first arguments of that script. */
export const COMMANDS = {
  build: ["build"],
  "changed-pages": ["changed-pages"],
  check: ["content", "check"],
  create: ["new-magazine"],
  deploy: ["deploy"],
  deployed: ["deployed"],
  dev: ["dev"],
  edit: ["edit"],
  hosting: ["hosting"],
  import: ["import-content"],
  new: ["new-content"],
  newsletter: ["newsletter"],
  newsroom: ["newsroom"],
  preview: ["preview"],
  publish: ["publish"],
  rename: ["rename-content"],
  start: ["start"],
  test: ["test-magazine"],
};

/** Scripts in `scripts/parts/`, which other commands start. */
export const PARTS = ["bundle", "example-content", "overview", "usage"];

/** Returns the path of a script's source, relative to the root of the project. */
export const sourceOf = (name) => (PARTS.includes(name) ? `scripts/parts/${name}.ts` : `scripts/${name}.ts`);
