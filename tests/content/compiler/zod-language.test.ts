/** Schema rules without their own message show the message of zod in the language of the editors. */
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { newFolder } from "../../support/folders.ts";
import { runCommand } from "../../support/processes.ts";

const RULES = `
  few: z.array(z.string()).max(1).optional(),
  many: z.array(z.string()).optional(),
  large: z.number().min(3).optional(),
  mixed: z.union([z.number(), z.boolean()]).optional(),
  dated: z.iso.date().optional(),
`;
const BROKEN = 'few: [a, b]\nmany:\nlarge: 1\nmixed: [a]\ndated: "2026"\n';

/** Copies `examples/faro`, adds `RULES` to the magazine's own document type, and breaks each rule in a document. */
async function createMagazine(language: string): Promise<string> {
  const folder = await newFolder();
  await cp(path.join(ROOT, "examples/faro"), folder, { recursive: true });
  const change = async (file: string, from: RegExp, to: string) => {
    const target = path.join(folder, file);
    await writeFile(target, (await readFile(target, "utf8")).replace(from, to));
  };
  await change("magazine.config.ts", /editorsLanguage: "\w+"/, `editorsLanguage: "${language}"`);
  await change("types/podcasts/schema.ts", /const fields = z\.strictObject\(\{/, `$&${RULES}`);
  await change("content/podcasts/AStationOfOne.md", /^---\n/, `$&${BROKEN}`);
  return folder;
}

test.each([
  {
    language: "es",
    says: /(?:^|\. )(?:Entrada inválida|Demasiado (?:pequeño|grande)|Inválido)/,
    never: /invalid|expected/i,
  },
  { language: "en", says: /(?:^|\. )(?:Invalid|Too (?:small|big))/, never: /inválid|se esperaba|demasiado/i },
])("messages of zod are in the language $language", async ({ language, says, never }) => {
  const folder = await createMagazine(language);
  const { stdout, stderr } = runCommand(["content", "check", "--format=json", "--magazine", folder]);
  expect(stderr).toBe("");
  const problems = (JSON.parse(stdout) as Problem[]).filter(({ file }) => file.endsWith("AStationOfOne.md"));
  expect(problems.map(({ field }) => field)).toEqual(["few", "many", "large", "mixed", "dated"]);
  for (const { message } of problems) {
    expect(message).toMatch(says);
    expect(message).not.toMatch(never);
  }
});
