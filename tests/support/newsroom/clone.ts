/** The clone of a newsroom: two published articles. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { writeNeeded } from "../../../scripts/bench/support/corpus.ts";
import { git, identify } from "../git/git.ts";

export const TELAR = "articles/Telar.md";
export const HILO = "articles/Hilo.md";

/** A folder that is removed after the test. */
export const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-doors-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const article = (headline: string) => `---
headline: ${headline}
subtitle: Una trama
published: 2026-10-02
image: { src: comun/tapa.png, alt: Una trama }
---

Un texto.
`;

export async function makeClone(root: string): Promise<string> {
  const content = path.join(root, "content");
  await mkdir(path.join(content, "articles/comun"), { recursive: true });
  await writeNeeded(content);
  await writeFile(path.join(content, TELAR), article("El telar"));
  await writeFile(path.join(content, HILO), article("El hilo"));
  const tapa = sharp({ create: { width: 60, height: 40, channels: 3, background: "#7F7F7F" } });
  await writeFile(path.join(content, "articles/comun/tapa.png"), await tapa.png().toBuffer());
  git(root)("init", "--quiet", "--initial-branch=main");
  await identify(root, "Quien la instaló");
  git(root)("add", "--all");
  git(root)("commit", "--quiet", "-m", "Primera publicación");
  return content;
}
