/** What the commands make of content of which nothing is wrong for certain. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, type Workspace, workspace } from "../../support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const WARNED = `${ISSUE}    - rol: Luces\n      name: Tomás Arrieta\n    - rol: Video\n      name: Tomas Arieta\n`;

const warned = (more: Files = {}) => workspace({ ...VALID, "issues/MoraVidal.yaml": WARNED, ...more });

function run({ contentDir, outDir }: Workspace, ...command: string[]) {
  const args = ["scripts/compiled.mjs", "content", ...command, "--content", contentDir, "--out", outDir];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
}

const written = ({ outDir }: Workspace) => {
  try {
    return readdirSync(outDir);
  } catch {
    return [];
  }
};

test("a warning is printed with its place and in a word, and stops nothing", async () => {
  const space = await warned();
  const { status, stderr, stdout } = run(space, "build");
  expect(stderr).toContain("issues/MoraVidal.yaml:17:13  Aviso: Dos nombres casi iguales · credits.col1[3].name");
  expect(stderr).toContain("    > 17 |       name: Tomas Arieta\n");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. No impiden publicar\.\n$/);
  expect(stdout).toContain("documentos, sin problemas.");
  expect(status).toBe(0);
  expect(written(space)).toContain("state.json");
});

test("with --strict it stops as an error does, and nothing is written", async () => {
  const space = await warned();
  expect(run(space, "check", "--strict").status).toBe(1);
  const { status, stderr } = run(space, "build", "--strict");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. Con --strict no se publica nada\.\n$/);
  expect(status).toBe(1);
  expect(written(space)).toEqual([]);
});

test("with --strict content without warnings is built", async () => {
  expect(run(await workspace(VALID), "build", "--strict").status).toBe(0);
});

test("errors come first, and are counted apart", async () => {
  const space = await warned({ "team/julia.yaml": "name: Julia\n" });
  const { status, stderr } = run(space, "check");
  expect(stderr.indexOf("missing-field")).toBeLessThan(stderr.indexOf("near-name"));
  expect(stderr).toMatch(
    /\n4 problemas en 1 archivo\. No se publicó nada\.\n1 aviso en 1 archivo\. No impiden publicar\.\n$/,
  );
  expect(status).toBe(1);
});

test("programs are told the severity", async () => {
  const space = await warned({ "team/julia.yaml": "name: Julia\nrole: Todo\nemail: x\norder: 1\n" });
  const found = JSON.parse(run(space, "check", "--format=json").stdout) as { code: string; severity: string }[];
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    "error missing-field",
    "error invalid-email",
    "warning near-name",
  ]);
  const lines = run(await warned(), "check", "--format=github")
    .stdout.trim()
    .split("\n");
  expect(lines).toEqual([expect.stringMatching(/^::warning file=.*issues\/MoraVidal\.yaml,line=17,col=13,/)]);
});
