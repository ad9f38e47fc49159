/** Another magazine than the sample, built by the real build into a folder of its own, and served. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { type Host, HOSTS } from "./servers.ts";

interface Magazine {
  /** Writes its documents and pictures into an empty folder. */
  write: (content: string) => Promise<void>;
  /** What its builds keep, where it may be built while another is; absent where they share what the project keeps. */
  kept?: string;
}

/** `close` removes it again. */
export async function serveMagazine({ write, kept }: Magazine): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-magazine-"));
  const [content, out] = [path.join(folder, "content"), path.join(folder, "dist")];
  await write(content);
  const command = ["scripts/compiled.mjs", "build", "--content", content, "--out", out];
  const env = { ...process.env, ...(kept && { KEPT_DIR: kept }) };
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: "utf8", env });
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
