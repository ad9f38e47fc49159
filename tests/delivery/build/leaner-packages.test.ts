/** A step that finds nothing to change stops the build by the name of its package. */
import { type Plugin, rolldown } from "rolldown";
import { expect, test } from "vitest";
import { leanerPackages } from "../../../src/delivery/build/leaner-packages.ts";

const ENTRY = "/node_modules/react-router/dist/index.js";

/** The code of a module of React's router, bundled with one step. */
async function bundled(step: ReturnType<typeof leanerPackages>[number] | undefined, code: string) {
  const load = { name: "load", resolveId: (id: string) => id, load: () => code };
  const bundle = await rolldown({ input: ENTRY, plugins: [load, step as Plugin], logLevel: "silent" });
  const { output } = await bundle.generate();
  return output[0].code;
}

test.each(leanerPackages().map((step) => [step.name.replace("pompa:leaner:", ""), step] as const))(
  "%s",
  async (name, step) => {
    const other = { name: "other", resolveId: () => "/other.js", load: () => "export const nothing = 0;" };
    const build = rolldown({ input: "/other.js", plugins: [other, step as Plugin] }).then((each) => each.generate());
    await expect(build).rejects.toThrow(`finds nothing to change in ${name} `);
  },
);

test("a step whose text is gone from its file stops it too, and one that finds it does not", async () => {
  const [pure] = leanerPackages();
  await expect(bundled(pure, "export const Route = other();")).rejects.toThrow("in react-router ");
  const [again] = leanerPackages();
  expect(await bundled(again, "export const a = 0; const Route = React.createContext(null);")).not.toContain("Route");
});
