/** Bundles the code of the site again if one of its sources changed. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modulePath } from "../../../shared/compiled/layout.ts";
import type { BundleOptions } from "./bundle-site.ts";
import { codeDigest } from "./code-digest.ts";
import { ROOT, SITE_DIR } from "../paths.ts";

type Told = Omit<BundleOptions, "config">;

/** Returns the fingerprint of the code. */
export async function buildBundles(options: Told): Promise<string> {
  const code = fingerprint(options);
  const note = path.join(SITE_DIR, "code");
  if (existsSync(note) && readFileSync(note, "utf8") === code) return code;
  // If this build is killed, the next one must not take its bundles.
  rmSync(note, { force: true });
  await bundleInOwnProcess(options);
  writeFileSync(note, code);
  return code;
}

/** The fingerprint covers the content that every page shares too. */
const fingerprint = ({ generated, offline }: Told) =>
  codeDigest(generated, `${offline}`)
    .update(readFileSync(path.join(generated, modulePath("site"))))
    .digest("hex");

/**
 * Bundles in another process, since the bundler would hold 0.7 GB while pages are rendered. Rejects after the bundler
 * reported its error.
 */
async function bundleInOwnProcess({ generated, offline }: Told): Promise<void> {
  const args = ["--generated", generated, ...(offline ? [] : ["--no-offline"])];
  const command = path.join(ROOT, "scripts/compiled.mjs");
  // Options of Node such as a loader or a profiler are not passed on.
  const bundler = fork(command, ["bundle", ...args], { cwd: ROOT, execArgv: [] });
  const [status] = (await once(bundler, "exit")) as [number | null];
  if (status !== 0) throw new Error("The code of the site cannot be bundled.");
}
