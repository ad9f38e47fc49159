/** Media files that are too large for a host are problems of their field. */
import { truncate } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../../src/types/content-config.ts";
import type { HostName } from "../../../src/delivery/hosting/hosts.ts";
import { createFileCheck } from "../../../src/delivery/hosting/host-limits.ts";
import { MP4, VALID } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { type Files, place, workspace } from "../../support/workspace.ts";

const MiB = 1024 ** 2;
const CARD = `---
title: Corto
category: VIDEO
published: 2026-10-01
image: { src: Corto/a.png, alt: Un taller }
video: Corto/corto.mp4
---

Un corto.
`;
const FILES: Files = { ...VALID, "cards/Corto.md": CARD, "cards/Corto/a.png": [60, 40], "cards/Corto/corto.mp4": MP4 };

async function problemsFor(host: HostName, bytes: number) {
  const { contentDir, outDir } = await workspace(FILES);
  await truncate(path.join(contentDir, "cards/Corto/corto.mp4"), bytes);
  const options = { config: contentConfig, contentDir, outDir, version: "1" };
  return (await checkContent({ ...options, refuseFile: createFileCheck(host) })).problems;
}

test("a video too large for Cloudflare is a problem with document, field, true size and another host", async () => {
  const [problem, ...others] = await problemsFor("cloudflare", Math.round(26.2 * MiB));
  expect(others).toEqual([]);
  expect(problem && place(problem)).toBe("cards/Corto.md:6:8 host-file-size video");
  expect(problem?.message).toBe("Cloudflare Pages acepta archivos de hasta 25 MiB y Corto/corto.mp4 pesa 26,2 MiB.");
  expect(problem?.hint).toContain("--host=workers");
});

test.each<[HostName, number]>([
  ["cloudflare", 25 * MiB],
  ["workers", 300 * MiB],
  ["files", 300 * MiB],
  ["netlify", 300 * MiB],
  ["github", 300 * MiB],
])("%s accepts a video of %d bytes", async (host, bytes) => {
  expect(await problemsFor(host, bytes)).toEqual([]);
});

test("the command reports the same problem, and refuses an unknown host", { tags: ["@exhaustive"] }, async () => {
  const { contentDir } = await workspace(FILES);
  await truncate(path.join(contentDir, "cards/Corto/corto.mp4"), 26 * MiB);
  const check = (host: string) => runCommand(["content", "check", "--content", contentDir, `--host=${host}`]);
  const [tooLarge, unknown] = [check("cloudflare"), check("geocities")];
  expect([tooLarge.status, unknown.status]).toEqual([1, 2]);
  expect(tooLarge.stderr).toMatch(/cards\/Corto\.md:6:8 .*video .*\[host-file-size\]/);
  expect(unknown.stderr).toContain("no existe ese alojamiento");
});

test("one byte too many is shown as more than the limit", async () => {
  const [problem] = await problemsFor("cloudflare", 25 * MiB + 1);
  expect(problem?.message).toContain("hasta 25 MiB y Corto/corto.mp4 pesa 25,1 MiB");
});
