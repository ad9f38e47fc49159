/** Another magazine than the sample, built by the real build into a folder of its own, and served. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PUBLIC_DIR, ROOT } from "../../../src/delivery/build/paths.ts";
import { runCommand } from "../processes.ts";
import { type Host, HOSTS } from "../servers/hosts.ts";

interface Magazine {
  /** Writes the magazine's documents and pictures into an empty folder. */
  write: (content: string) => Promise<void>;
  /** The folder in which builds keep files for later ones. Needed if another magazine may be built at the same time. */
  keptDir?: string;
  /** Changes the project's configuration; the magazine then has a configuration and a `public/` of its own. */
  configure?: (config: string) => string;
}

/** Builds and serves a magazine; `close` removes it again. */
export async function serveMagazine({ write, keptDir, configure }: Magazine): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-magazine-"));
  const [content, out] = [path.join(folder, "content"), path.join(folder, "dist")];
  if (configure) await writeConfiguration(folder, configure);
  await write(content);
  const place = configure ? ["--magazine", folder] : ["--content", content, "--out", out];
  const { status, stderr } = runCommand(["build", ...place], { env: keptDir ? { KEPT_DIR: keptDir } : {} });
  if (status !== 0) throw new Error(`The magazine was not built: ${stderr}`);
  const host = await HOSTS.preview?.({ root: out, base: "/" });
  if (!host) throw new Error("There is no server");
  return {
    origin: host.origin,
    close: async () => {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeConfiguration(folder: string, configure: (config: string) => string): Promise<void> {
  const file = "magazine.config.ts";
  await writeFile(path.join(folder, file), configure(await readFile(path.join(ROOT, file), "utf8")));
  await cp(PUBLIC_DIR, path.join(folder, "public"), { recursive: true });
}
