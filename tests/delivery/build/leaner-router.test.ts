/** The plugin that removes unused code of React Router. */
import { type Plugin, rolldown } from "rolldown";
import { expect, test } from "vitest";
import { leanerRouter } from "../../../src/delivery/build/plugins/leaner-router.ts";

const ENTRY = "/node_modules/react-router/dist/index.js";

async function bundleCode(code: string) {
  const load = { name: "load", resolveId: (id: string) => id, load: () => code };
  const bundle = await rolldown({ input: ENTRY, plugins: [load, leanerRouter() as Plugin], logLevel: "silent" });
  const { output } = await bundle.generate();
  return output[0].code;
}

test("an unused context is removed, though it has a display name", async () => {
  const code = `export const a = 0; const Route = React.createContext(null);\nRoute.displayName = "Route";`;
  expect(await bundleCode(code)).not.toContain("Route");
});

test("a version with nothing to remove stops the build", async () => {
  await expect(bundleCode("export const Route = other();")).rejects.toThrow("in react-router");
});
