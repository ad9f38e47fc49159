import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { WORKERS_DIR } from "../../../src/delivery/build/paths.ts";
import { findHosts } from "../../support/servers/installed.ts";

const { wrangler } = findHosts();

test("Cloudflare's own command accepts the build for Workers", { tag: "@exhaustive" }, () => {
  test.skip(!wrangler, "Cloudflare's runtime is not on this machine");
  const info = test.info();
  const places = ["--config", path.join(WORKERS_DIR, "wrangler.jsonc"), "--outdir", info.outputPath("worker")];
  const env = { ...process.env, HOME: info.outputPath("home"), WRANGLER_SEND_METRICS: "false", CI: "true" };
  const { status, stdout } = spawnSync(wrangler ?? "", ["deploy", "--dry-run", ...places], { encoding: "utf8", env });
  expect([status, stdout]).toEqual([0, expect.stringContaining("--dry-run: exiting now")]);
});
