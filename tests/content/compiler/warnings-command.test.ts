/** What the content commands do with warnings. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { type Workspace, workspace } from "../../support/workspace.ts";

const ISSUE_WITH_WARNING = `${ISSUE}    - rol: Luces\n      name: Tomás Arrieta\n    - rol: Video\n      name: Tomas Arieta\n`;

const workspaceWithWarning = () => workspace({ ...VALID, "issues/MoraVidal.yaml": ISSUE_WITH_WARNING });

const run = ({ contentDir, outDir }: Workspace, ...command: string[]) =>
  runCommand(["content", ...command, "--content", contentDir, "--out", outDir]);

test("a warning is printed with its place and does not stop a build", async () => {
  const space = await workspaceWithWarning();
  const { status, stderr, stdout } = run(space, "build");
  expect(stderr).toContain("issues/MoraVidal.yaml:17:13  Aviso: Dos nombres casi iguales · credits.col1[3].name");
  expect(stderr).toContain("    > 17 |       name: Tomas Arieta\n");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. No impiden publicar\.\n$/);
  expect(stdout).toContain("documentos, sin problemas.");
  expect(status).toBe(0);
  expect(existsSync(path.join(space.outDir, "state.json"))).toBe(true);
});

test("with --strict, a warning makes the commands fail and nothing is written", async () => {
  const space = await workspaceWithWarning();
  expect(run(space, "check", "--strict").status).toBe(1);
  const { status, stdout, stderr } = run(space, "build", "--strict");
  expect(stderr).toMatch(/\n1 aviso en 1 archivo\. Con --strict no se publica nada\.\n$/);
  expect(stdout).not.toContain("sin problemas");
  expect(status).toBe(1);
  expect(existsSync(space.outDir)).toBe(false);
});

test("with --strict, content without warnings is built", async () => {
  expect(run(await workspace(VALID), "build", "--strict").status).toBe(0);
});
