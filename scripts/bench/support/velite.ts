/**
 * Compiles issues with velite for comparison, because velite is the fastest of the common compilers for such content:
 * https://velite.js.org
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const VERSION = "0.4.0";

const config = (contentDir: string, out: string) => `import { defineConfig, s } from "velite";

const credit = s.object({ rol: s.string(), name: s.string(), link: s.string() });
const thanks = s.object({ name: s.string(), link: s.string() });
const image = s.object({ src: s.string(), alt: s.string() });
const credits = s.object({ col1: s.array(credit), col2: s.array(credit), thanks: s.array(thanks) });
const schema = s.object({
  slug: s.path(),
  number: s.string().min(1),
  name: s.string().min(1),
  published: s.isodate(),
  color: s.string().regex(/^#[0-9a-f]{6}$/i),
  layout: s.enum(["bri", "cami"]),
  image,
  credits,
});
export default defineConfig({
  root: ${JSON.stringify(contentDir)},
  output: { data: ${JSON.stringify(out)}, assets: ${JSON.stringify(`${out}-assets`)} },
  collections: { issues: { name: "Issue", pattern: "issues/*.yaml", schema } },
});
`;

/**
 * Installs velite in a temporary folder. Resolves to the path of this folder; to `undefined` if the installation fails,
 * for example without a network.
 */
export async function installVelite(): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-velite-"));
  await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
  const install = ["install", "--no-audit", "--no-fund", `velite@${VERSION}`];
  const { status } = spawnSync("npm", install, { cwd: folder, stdio: "ignore", shell: process.platform === "win32" });
  return status === 0 ? folder : undefined;
}

/**
 * Writes a configuration with which velite compiles a content folder into the folder `out`. Resolves to the arguments
 * with which Node runs velite.
 */
export async function veliteArguments(folder: string, contentDir: string, out: string): Promise<string[]> {
  const file = path.join(folder, "velite.config.js");
  await writeFile(file, config(contentDir, out));
  return [path.join(folder, "node_modules/velite/bin/velite.js"), "build", "--config", file];
}
