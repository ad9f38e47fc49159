/** Messages about a broken Git: they name the fault and who can mend it, and their first line mentions no terminal. */
import { execFileSync } from "node:child_process";
import { appendFile, chmod, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { publishingActions } from "../../../src/editor/server/actions/publishing.ts";
import type { EditorContext } from "../../../src/editor/server/actions/context.ts";
import { openRepository } from "../../../src/editor/server/git/repository.ts";
import { refusalOf, talkToEditor } from "../../support/editor-server.ts";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import { removeModels, repository, type TestRepository } from "../../support/git/repository.ts";

afterAll(removeModels);

type Break = (space: TestRepository) => Promise<void> | void;

const attributes =
  (text: string): Break =>
  (space) =>
    writeFile(path.join(space.root, ".gitattributes"), text);
const configuration =
  (text: string): Break =>
  (space) =>
    appendFile(path.join(space.root, ".git/config"), text);
const all =
  (...breaks: Break[]): Break =>
  async (space) => {
    for (const each of breaks) await each(space);
  };

const LFS = `[filter "lfs"]
\tclean = git-lfs-que-no-esta clean -- %f
\tsmudge = git-lfs-que-no-esta smudge -- %f
\trequired = true
`;
const OWN = '[filter "tinta"]\n\tclean = false\n\trequired = true\n';

/** Resolves to the message with which an action fails; empty if it succeeds. */
async function messageOf({ contentDir }: TestRepository, action: "changes" | "publish"): Promise<string> {
  const actions = publishingActions({ repository: openRepository(contentDir) } as unknown as EditorContext);
  const answer = action === "changes" ? actions.changes({}) : actions.publish({ sentence: "Prueba" });
  return answer.then(
    () => "",
    (error: Error) => error.message,
  );
}

/** Faults with a part of their message. The first `QUICK` are the most frequent; the others are tested exhaustively. */
const BROKEN: [name: string, breaks: Break, part: string][] = [
  ["Git LFS that is not installed", all(attributes("*.webp filter=lfs\n"), configuration(LFS)), "Git LFS"],
  ["a filter that fails", all(attributes("*.yaml filter=tinta\n"), configuration(OWN)), "«tinta»"],
  ["an encoding other than UTF-8", attributes("*.yaml working-tree-encoding=UTF-16\n"), "working-tree-encoding"],
  ["a damaged index", ({ root }) => truncate(path.join(root, ".git/index"), 40), ".git/index, está dañado"],
  ["a Git configuration with a mistake", configuration("[core\n"), "configuración de Git"],
  [
    "a damaged history",
    async ({ root, git }) => {
      const [commit = ""] = git("rev-parse", "refs/remotes/origin/main").split("\n");
      const object = path.join(root, ".git/objects", commit.slice(0, 2), commit.slice(2));
      await chmod(object, 0o644);
      await truncate(object, 3);
    },
    "está dañado",
  ],
];

const QUICK = 2;

for (const [index, [name, breaks, part]] of BROKEN.entries())
  test(`${name} is explained to the editor with a remedy`, index < QUICK ? {} : EXHAUSTIVE, async () => {
    const space = await repository();
    await breaks(space);
    await space.write({ "site.yaml": "name: Otra\n", "issues/Nueva/a.webp": "x" });
    for (const action of ["changes", "publish"] as const) {
      const message = await messageOf(space, action);
      expect(message).toContain(part);
      expect(message).toMatch(/[Qq]uien|Hacé|Esperá/);
      expect(message).toContain("Lo que guardaste sigue acá.");
      expect(message.split("\n")[0]).not.toMatch(/terminal/);
    }
  });

test.skipIf(process.getuid?.() !== 0)("a repository of another user is reported, with how to allow it", async () => {
  const space = await repository();
  execFileSync("chown", ["-R", "nobody", space.root]);
  expect(await messageOf(space, "changes")).toContain("es de otro usuario");
  expect(await messageOf(space, "publish")).toContain("safe.directory");
});

test("an earlier version that Git cannot read is refused with the reason", async () => {
  const space = await repository();
  const [blob = ""] = space.git("rev-parse", "HEAD:content/site.yaml").split("\n");
  const object = path.join(space.root, ".git/objects", blob.slice(0, 2), blob.slice(2));
  await chmod(object, 0o644);
  await truncate(object, 3);
  const editor = await talkToEditor(space.contentDir);
  const refusal = await refusalOf(editor.ask("version", { file: "site.yaml" }));
  await editor.close();
  expect(refusal).toMatchObject({ status: 503, message: expect.stringContaining("está dañado") as string });
});
