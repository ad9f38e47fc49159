/** The clone of a newsroom: two published articles. */
import path from "node:path";
import { writeNeeded } from "../../../scripts/bench/support/corpus.ts";
import { git, identify } from "../git/git.ts";
import { type Files, writeFiles } from "../workspace.ts";

export const TELAR = "articles/Telar.md";
export const HILO = "articles/Hilo.md";

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
  await writeNeeded(content);
  const cover = { "articles/comun/tapa.png": [60, 40] } satisfies Files;
  await writeFiles(content, { [TELAR]: article("El telar"), [HILO]: article("El hilo"), ...cover });
  git(root)("init", "--quiet", "--initial-branch=main");
  await identify(root, "Quien la instaló");
  git(root)("add", "--all");
  git(root)("commit", "--quiet", "-m", "Primera publicación");
  return content;
}
