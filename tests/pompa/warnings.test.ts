import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/delivery/build/paths.ts";

test("the sample has no problems and no warnings", () => {
  const args = [path.join(ROOT, "scripts/compiled.mjs"), "content", "check", "--strict"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
