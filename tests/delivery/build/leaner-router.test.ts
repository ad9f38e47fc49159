/** What nothing uses of React Router is left out, and a version in which there is nothing to change stops the build. */
import { type Plugin, rolldown } from "rolldown";
import { expect, test } from "vitest";
import { leanerRouter } from "../../../src/delivery/build/plugins/leaner-router.ts";

const ENTRY = "/node_modules/react-router/dist/index.js";

async function bundled(code: string) {
  const load = { name: "load", resolveId: (id: string) => id, load: () => code };
  const bundle = await rolldown({ input: ENTRY, plugins: [load, leanerRouter() as Plugin], logLevel: "silent" });
  const { output } = await bundle.generate();
  return output[0].code;
}

test("a context that nothing uses goes, though it has a name", async () => {
  const code = `export const a = 0; const Route = React.createContext(null);\nRoute.displayName = "Route";`;
  expect(await bundled(code)).not.toContain("Route");
});

test("where there is nothing to change the build stops", async () => {
  await expect(bundled("export const Route = other();")).rejects.toThrow("in react-router");
});
