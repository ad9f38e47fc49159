/** What became of what was sent, and publishing it, through a host. */
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { findProject } from "../../../src/editor/server/review/project.ts";
import { sentBranches } from "../../../src/editor/server/review/sent-branches.ts";
import { type Kind, leadTo, type Odd, startReviewHost } from "../../support/review-host.ts";
import { lookAt, removeModels, repository } from "../../support/repository.ts";

afterAll(removeModels);

const SENTENCE = "Cambia Ana Sosa";
const BRANCH = "redaccion/2026-11-22-cambia-ana-sosa";
const CHANGED = { "issues/AnaSosa.yaml": "title: Ana Sosa, hoy\n" };

const ODD: [odd: ReturnType<Odd>, said: string][] = [
  [{ status: 401 }, "no acepta la clave"],
  [{ status: 403, headers: { "X-RateLimit-Remaining": "0" } }, "pide esperar un rato"],
  [{ status: 429 }, "pide esperar un rato"],
  [{ status: 403 }, "no tiene permiso"],
  [{ status: 404 }, "no le muestra este repositorio"],
  [{ status: 422, body: '{"message":"Validation Failed"}' }, "no lo aceptó: Validation Failed"],
  [{ status: 409, body: '{"message":["Ya existe"]}' }, "no lo aceptó: Ya existe"],
  [{ status: 500, body: "<h1>Uy</h1>" }, "no pudo contestar (500)"],
  [{ status: 200, body: "<!doctype html>" }, "contestó algo que no se entiende"],
  // It never answers.
  [{ status: 0 }, "No se pudo llegar a"],
];

/** Something was sent to a repository at a host. */
async function sent(kind: Kind) {
  const space = await repository();
  const host = await startReviewHost(kind, space.remote);
  onTestFinished(() => host.close());
  leadTo(space.git, host, { kind, remote: space.remote });
  await space.write(CHANGED);
  const editor = await space.open();
  const branches = sentBranches(editor.place, { wanted: new Set(), timeLimit: 3000 });
  expect(await editor.send({ sentence: SENTENCE })).toMatchObject({ pushed: true, branch: BRANCH });
  const review = async () => (await branches.reviews())[0];
  return { space, host, editor, review, reviews: branches.reviews, publish: () => branches.publish(BRANCH) };
}

describe.each(["github", "gitlab"] as const)("%s", (kind) => {
  test("sent, checked, and published when the check is right", async () => {
    const { space, host, editor, review, publish } = await sent(kind);
    expect(await review()).toMatchObject({ state: "sent", sentence: SENTENCE, canPublish: true });
    expect(await publish()).toMatchObject({
      state: "sent",
      words: "Se publica en cuanto la revisión salga bien.",
      canPublish: false,
      address: expect.stringContaining("/1") as string,
    });
    host.check("running");
    expect(await review()).toMatchObject({ state: "checking" });
    expect(space.remoteGit("show", "main:content/issues/AnaSosa.yaml")).not.toContain("hoy");
    host.check("passed");
    expect(await review()).toMatchObject({ state: "published", words: "Se publicó el 25 de noviembre de 2026." });
    expect(space.remoteGit("show", "main:content/issues/AnaSosa.yaml")).toContain("hoy");
    expect((await editor.changes()).changes).toEqual([]);
    const questions = host.asked.length;
    expect(await review()).toMatchObject({ state: "published", words: "Se publicó." });
    expect(host.asked).toHaveLength(questions);
    expect(host.asked.every((each) => each.endsWith(" Bearer clave"))).toBe(true);
  });

  test("one that waits for somebody is published at once", { tags: ["@exhaustive"] }, async () => {
    const { host, review, publish } = await sent(kind);
    await publish();
    host.check("failed");
    expect(await review()).toMatchObject({ state: "refused", canPublish: false });
    host.check("passed");
    expect(await review()).toMatchObject({ state: "waiting", canPublish: true });
    expect(await publish()).toMatchObject({ state: "published" });
  });

  test("who may not publish is not offered to", async () => {
    const { host, review } = await sent(kind);
    host.forbid();
    expect(await review()).toMatchObject({ state: "sent", canPublish: false });
  });

  test("one that was closed is said to be", { tags: ["@exhaustive"] }, async () => {
    const { host, review, publish } = await sent(kind);
    await publish();
    host.closeRequests();
    expect(await review()).toMatchObject({ state: "closed", canPublish: false });
  });

  test("what is odd in place of an answer is a sentence, and nothing is lost", { tags: ["@exhaustive"] }, async () => {
    const { host, review, publish } = await sent(kind);
    for (const [odd, said] of ODD) {
      host.answer(() => odd);
      const words = expect.stringContaining(said) as string;
      expect(await review()).toMatchObject({ state: "sent", canPublish: false, words });
      await expect(publish()).rejects.toThrow(said);
    }
    host.answer(undefined);
    expect(await review()).toMatchObject({ state: "sent", canPublish: true });
  });

  test("a branch that others changed meanwhile is not published", { tags: ["@exhaustive"] }, async () => {
    const { space, host, publish } = await sent(kind);
    await publish();
    host.check("passed");
    space.remoteGit("update-ref", `refs/heads/${BRANCH}`, "main");
    await expect(publish()).rejects.toThrow("Head branch was modified.");
    expect(space.remoteGit("show", "main:content/issues/AnaSosa.yaml")).not.toContain("hoy");
  });
});

const FILE = "issues/AnaSosa.yaml";
const REFUSED = { path: `content/${FILE}`, start_line: 3, annotation_level: "failure" as const };

test("the check's own messages are told with their documents and fields", async () => {
  const { host, review, publish } = await sent("github");
  await publish();
  host.check("failed", [
    { ...REFUSED, title: "Falta un campo · color", message: "Falta el campo «color».\n→ Agregalo." },
    { ...REFUSED, annotation_level: "warning", title: "Nombre raro · title", message: "Quizá sobra." },
    { ...REFUSED, title: "Campo desconocido", message: "Sobra." },
    { ...REFUSED, path: "content/issues/AnaSosa/tapa.webp", title: null, message: "Pesa mucho." },
    { ...REFUSED, path: ".github", title: null, message: null },
  ]);
  const known = { file: REFUSED.path, line: 3, document: FILE, sent: { fields: { title: "Ana Sosa, hoy" } } };
  const silent = { title: "", field: "", message: "", hint: "" };
  expect((await review())?.problems).toEqual([
    { ...known, title: "Falta un campo", field: "color", message: "Falta el campo «color».", hint: "Agregalo." },
    { ...known, ...silent, title: "Campo desconocido", message: "Sobra." },
    { ...silent, file: "content/issues/AnaSosa/tapa.webp", line: 3, message: "Pesa mucho." },
    { ...silent, file: ".github", line: 3 },
  ]);
});

test(
  "a newer sending of a document replaces what was said of it, and of no other",
  { tags: ["@exhaustive"] },
  async () => {
    const { space, host, editor, reviews } = await sent("github");
    host.check("failed", [{ ...REFUSED, title: "Falta un campo · color", message: "Falta." }]);
    const first = async () => (await reviews()).find(({ branch }) => branch === BRANCH)?.problems;
    const said = { document: FILE, field: "color" };
    await space.write({ "articles/Telar.md": "---\ntitle: Telar\n---\nOtro hilo.\n" });
    await editor.send({ sentence: "Otra cosa", only: await lookAt(editor, "articles/Telar.md") });
    expect(await first()).toEqual([expect.objectContaining({ ...said, sent: { fields: { title: "Ana Sosa, hoy" } } })]);
    await space.write({ [FILE]: "title: Ana Sosa, mañana\n" });
    await editor.send({ sentence: "De nuevo", only: await lookAt(editor, FILE) });
    expect(await first()).toEqual([expect.objectContaining(said)]);
    expect(await first()).toEqual([expect.not.objectContaining({ sent: expect.anything() as object })]);
  },
);

test.each([
  ["https://github.com/pompa/pompa.git", "https://api.github.com"],
  ["git@git.github.example:pompa/pompa.git", "https://git.github.example/api/v3"],
  ["https://gitlab.example/pompa/revista/pompa.git", "https://gitlab.example/api/v4"],
  ["https://git.example/pompa/pompa.git", undefined],
])("%s is asked at %s", async (address, api) => {
  const { git } = (await (await repository()).open()).place ?? expect.fail();
  await git.text(["config", "remote.origin.url", address]);
  expect((await findProject(git, 1))?.api).toBe(api);
});

test("without a credential, and without a host that can be asked, what is known is said", async () => {
  const { space, host, review } = await sent("github");
  space.git("config", "--unset", "credential.helper");
  host.answer(() => ({ status: 404 }));
  expect(await review()).toMatchObject({ words: expect.stringContaining("Git no tiene guardada una clave") as string });
  space.git("config", "remote.origin.url", space.remote);
  expect(await review()).toMatchObject({
    state: "sent",
    words: "Está en el repositorio: se publica cuando alguien lo apruebe.",
    canPublish: false,
  });
});
