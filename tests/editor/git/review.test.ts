/** What became of what was sent, and publishing it, through a host. */
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { sentBranches } from "../../../src/editor/server/review/sent-branches.ts";
import { type Kind, leadTo, type Odd, startReviewHost } from "../../support/review-host.ts";
import { removeModels, repository } from "../../support/repository.ts";

afterAll(removeModels);

const SENTENCE = "Cambia Ana Sosa";
const BRANCH = "redaccion/2026-11-22-cambia-ana-sosa";
const CHANGED = { "issues/AnaSosa.yaml": "title: Ana Sosa, hoy\n" };

const ODD: [odd: ReturnType<Odd>, said: string][] = [
  [{ status: 401 }, "no acepta la clave"],
  [{ status: 403, headers: { "X-RateLimit-Remaining": "0" } }, "pide esperar un rato"],
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
  return { space, host, editor, review, publish: () => branches.publish(BRANCH) };
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

test("the check's own messages are told with their places", async () => {
  const { host, review, publish } = await sent("github");
  await publish();
  const place = { path: "content/issues/AnaSosa.yaml", start_line: 3 };
  host.check("failed", [
    { ...place, annotation_level: "failure", message: "Falta el campo «color»." },
    { ...place, annotation_level: "warning", message: "Quizá sobra." },
  ]);
  expect(await review()).toMatchObject({
    state: "refused",
    problems: [{ file: place.path, line: 3, message: "Falta el campo «color»." }],
  });
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
