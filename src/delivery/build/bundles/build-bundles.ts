/** The code of the site, built again only when something of which it is made changed. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modulePath } from "../../../shared/compiled/layout.ts";
import type { BundleOptions } from "./bundle-site.ts";
import { codeDigest } from "./code-digest.ts";
import { ROOT, SITE_DIR } from "../paths.ts";

type Told = Omit<BundleOptions, "config">;

/** Answers the fingerprint of the code. */
export async function buildBundles(options: Told): Promise<string> {
  const code = fingerprint(options);
  const note = path.join(SITE_DIR, "code");
  if (existsSync(note) && readFileSync(note, "utf8") === code) return code;
  // Bundles that a killed build left in pieces are no one's.
  rmSync(note, { force: true });
  await bundleInOwnProcess(options);
  writeFileSync(note, code);
  return code;
}

/** Also of the content that every page shares. */
const fingerprint = ({ generated, offline }: Told) =>
  codeDigest(generated, `${offline}`)
    .update(readFileSync(path.join(generated, modulePath("site"))))
    .digest("hex");

/** The bundler holds 0.7 GB to its end, while pages are rendered. It has said what is wrong when this rejects. */
async function bundleInOwnProcess({ generated, offline }: Told): Promise<void> {
  const args = ["--generated", generated, ...(offline ? [] : ["--no-offline"])];
  const command = path.join(ROOT, "scripts/compiled.mjs");
  // Without the options of Node that this process has: a loader of TypeScript, or a profiler.
  const bundler = fork(command, ["bundle", ...args], { cwd: ROOT, execArgv: [] });
  const [status] = (await once(bundler, "exit")) as [number | null];
  if (status !== 0) throw new Error("The code of the site cannot be bundled.");
}
