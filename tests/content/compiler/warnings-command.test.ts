/** What the content commands do with warnings. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, type Workspace, workspace } from "../../support/workspace.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const ISSUE_WITH_WARNING = `${ISSUE}    - rol: Luces\n      name: Tomás Arrieta\n    - rol: Video\n      name: Tomas Arieta\n`;

const workspaceWithWarning = (more: Files = {}) =>
  workspace({ ...VALID, "issues/MoraVidal.yaml": ISSUE_WITH_WARNING, ...more });

function run({ contentDir, outDir }: Workspace, ...command: string[]) {
  const args = ["scripts/compiled.mjs", "content", ...command, "--content", contentDir, "--out", outDir];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
}

const outputOf = ({ outDir }: Workspace) => {
  try {
    return readdirSync(outDir);
  } catch {
    return [];
  }
};

test("a warning is printed with its place and does not stop a build", async () => {
  const space = await workspaceWithWarning();
  const { status, stderr, stdout } = run(space, "build");
  expect(stderr).toContain("issues/MoraVidal.yaml:17:13  Aviso: Dos nombres casi iguales · credits.col1[3].name");
  expect(stderr).toContain("    > 17 |       name: Tomas Arieta\n");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. No impiden publicar\.\n$/);
  expect(stdout).toContain("documentos, sin problemas.");
  expect(status).toBe(0);
  expect(outputOf(space)).toContain("state.json");
});

test("with --strict, a warning makes the commands fail and nothing is written", async () => {
  const space = await workspaceWithWarning();
  expect(run(space, "check", "--strict").status).toBe(1);
  const { status, stdout, stderr } = run(space, "build", "--strict");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. Con --strict no se publica nada\.\n$/);
  expect(stdout).not.toContain("sin problemas");
  expect(status).toBe(1);
  expect(outputOf(space)).toEqual([]);
});

test("with --strict, content without warnings is built", async () => {
  expect(run(await workspace(VALID), "build", "--strict").status).toBe(0);
});

test("errors come before warnings and are counted separately", async () => {
  const space = await workspaceWithWarning({ "team/julia.yaml": "name: Julia\n" });
  const { status, stderr } = run(space, "check");
  expect(stderr.indexOf("missing-field")).toBeLessThan(stderr.indexOf("near-name"));
  expect(stderr).toMatch(
    /\n4 problemas en 1 archivo\. No se publicó nada\.\n1 aviso en 1 archivo\. No impiden publicar\.\n$/,
  );
  expect(status).toBe(1);
});

test("the formats for programs have the severity of each problem", async () => {
  const space = await workspaceWithWarning({ "team/julia.yaml": "name: Julia\nrole: Todo\nemail: x\norder: 1\n" });
  const problems = JSON.parse(run(space, "check", "--format=json").stdout) as { code: string; severity: string }[];
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    "error missing-field",
    "error invalid-email",
    "warning near-name",
  ]);
  const lines = run(await workspaceWithWarning(), "check", "--format=github")
    .stdout.trim()
    .split("\n");
  expect(lines).toEqual([expect.stringMatching(/^::warning file=.*issues\/MoraVidal\.yaml,line=17,col=13,/)]);
});
