/** Bundles the code of the site again if one of its sources changed. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modulePath } from "../../../shared/compiled/layout.ts";
import type { BundleOptions } from "./bundle-site.ts";
import { codeDigest } from "./code-digest.ts";
import { hasFeatures, readSectionNames } from "./section-names.ts";
import { ROOT, SITE_DIR } from "../paths.ts";

type BundlingOptions = Omit<BundleOptions, "config">;

/** Bundles the code if its fingerprint changed, and returns the fingerprint. */
export async function buildBundles(options: BundlingOptions): Promise<string> {
  const code = fingerprint(options);
  const noteFile = path.join(SITE_DIR, "code");
  if (existsSync(noteFile) && readFileSync(noteFile, "utf8") === code) return code;
  // The old fingerprint is removed first: if this build is killed, the next one must not reuse incomplete bundles.
  rmSync(noteFile, { force: true });
  await bundleInOwnProcess(options);
  writeFileSync(noteFile, code);
  return code;
}

/** Returns the fingerprint of the code and of the content that every page shares. */
const fingerprint = ({ generated, offline }: BundlingOptions) =>
  codeDigest(generated, `${offline}`)
    .update(readFileSync(path.join(generated, modulePath("site"))))
    .update(JSON.stringify([readSectionNames(generated), hasFeatures(generated)]))
    .digest("hex");

/**
 * Bundles in another process, because the bundler would otherwise hold 0.7 GB of memory while pages are rendered. The
 * bundler prints its own errors before this function rejects.
 */
async function bundleInOwnProcess({ generated, offline }: BundlingOptions): Promise<void> {
  const args = ["--generated", generated, ...(offline ? [] : ["--no-offline"])];
  const command = path.join(ROOT, "scripts/compiled.mjs");
  // Node options of this process, such as a loader or a profiler, are not passed on.
  const bundler = fork(command, ["bundle", ...args], { cwd: ROOT, execArgv: [] });
  const [status] = (await once(bundler, "exit")) as [number | null];
  if (status !== 0) throw new Error("The code of the site cannot be bundled.");
}
