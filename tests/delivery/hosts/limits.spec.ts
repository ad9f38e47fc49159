/** `npm run build` with an unknown host, and with a site that is too large for its host. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { SITE_MARK } from "../../../src/delivery/build/output/output-folder.ts";
import { runCommand } from "../../support/processes.ts";

const build = (...args: string[]) => runCommand(["build", ...args]);

test("an unknown host is refused before anything is built", () => {
  const { status, stderr, stdout } = build("--host=geocities");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("no existe ese alojamiento. Los que hay: files, cloudflare, netlify, github, workers.");
});

test("a site that is too large for its host leaves the last site in place", { tag: "@exhaustive" }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-limits-"));
  const out = path.join(folder, "dist");
  await mkdir(out);
  await writeFile(path.join(out, "index.html"), "the last one");
  await writeFile(path.join(out, SITE_MARK), "");
  const { status, stderr } = build("--out", out, "--host=cloudflare", "--max-files=10");
  expect(status).toBe(1);
  expect(stderr).toMatch(/El sitio no entra en Cloudflare Pages\. No se publicó nada\.[^]*acepta hasta 10 archivos/);
  expect(await readFile(path.join(out, "index.html"), "utf8")).toBe("the last one");
  expect(await readdir(folder)).toEqual(["dist"]);
  await rm(folder, { recursive: true });
});
