/** Who changed a document since its last publication, by the commits of the team's branch. */
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Ask } from "../../support/editor-server.ts";
import { newsroom } from "../../support/newsroom/newsroom.ts";
import { ANA, BRUNO, CARLA, change, revisionsOf, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

const NORA = "issues/NoraPaz.yaml";
const MORA = "issues/MoraVidal.yaml";
const LEO = "issues/LeoPaz.yaml";

/** `issues/NoraPaz.yaml: Ana Sosa, Bruno Paz` */
async function namesOfChanges(ask: Ask): Promise<string[]> {
  const [{ person }, { changes }] = [await ask("list", {}), await ask("changes", {})];
  return changes.map(({ file, mine, others }) => {
    const names = [...(mine && person ? [person.name] : []), ...others];
    return `${file}: ${names.toSorted().join(", ")}`;
  });
}

const publish = async (ask: Ask, ...files: string[]) =>
  expect(
    await ask("publish", { sentence: "Publica", only: await revisionsOf(ask, ...files), choices: [] }),
  ).not.toHaveProperty("refusal");

test("a change names everybody who saved it, and after a publication only who saved it since", async () => {
  const room = await newsroom();
  const [ana, bruno] = [await room.as(ANA.email), await room.as(BRUNO.email)];
  await change(ana, NORA, { name: "Nora de Ana" });
  await change(bruno, MORA, { name: "Mora de Bruno" });
  await change(ana, LEO, { name: "Leo de Ana" });
  await change(bruno, LEO, { number: "#77" });
  expect(await namesOfChanges(ana)).toEqual([`${LEO}: Ana Sosa, Bruno Paz`, `${MORA}: Bruno Paz`, `${NORA}: Ana Sosa`]);
  await publish(ana, NORA, LEO);
  await change(bruno, NORA, { name: "Nora de Bruno" });
  await change(ana, LEO, { name: "Leo otra vez" });
  expect(await namesOfChanges(ana)).toEqual([`${LEO}: Ana Sosa`, `${MORA}: Bruno Paz`, `${NORA}: Bruno Paz`]);
});

test(
  "renamed, deleted, new and restored documents and changed pictures have names too",
  { tags: ["@exhaustive"] },
  async () => {
    const room = await newsroom();
    const [ana, bruno, carla] = [await room.as(ANA.email), await room.as(BRUNO.email), await room.as(CARLA.email)];
    await change(bruno, "people/ana-sosa.yaml", {
      biography: "Ana Sosa fotografía con luz de ventana.\nY otra vida.\n",
    });
    await carla("rename", { file: "people/ana-sosa.yaml", slug: "ana-s", confirmed: true });
    await ana("remove", { file: LEO, confirmed: true });
    await bruno("create", { type: "articles", name: "Nueva" });
    await appendFile(path.join(room.content, "articles/comun/portada.png"), "otra");
    await change(carla, MORA, { name: "Mora de Carla" });
    const lines = await namesOfChanges(ana);
    expect(lines).toContain("people/ana-s.yaml: Bruno Paz, Carla Ríos");
    expect(lines).toContain(`${LEO}: Ana Sosa`);
    expect(lines).toContain("articles/Nueva.md: Bruno Paz");
    expect(lines).toContain(`${MORA}: Carla Ríos`);
    // The next save commits what lay in the folder.
    expect(lines).toContain("articles/comun/portada.png: Carla Ríos");
    await ana("restore", {});
    await change(ana, MORA, { name: "Mora Vidal" });
    expect((await namesOfChanges(ana)).join()).not.toContain("LeoPaz");
  },
);

test("a merged publication of others is nobody's change", { tags: ["@exhaustive"] }, async () => {
  const room = await newsroom({ pause: 50 });
  const [ana, bruno] = [await room.as(ANA.email), await room.as(BRUNO.email)];
  const nora = await room.read(NORA);
  await change(bruno, NORA, { number: "#77" });
  await publish(bruno, NORA);
  await change(ana, NORA, { name: "Nora de Ana" });
  await room.publish({
    [NORA]: (await room.read(NORA))
      .replace("Nora de Ana", /name: (.*)/.exec(nora)?.[1] ?? "")
      .replace("Tapa de Nora Paz", "Tapa de otros"),
  });
  await vi.waitFor(async () => expect(await room.read(NORA)).toContain("Tapa de otros"), 10_000);
  expect(await namesOfChanges(ana)).toEqual([`${NORA}: Ana Sosa`]);
  await publish(ana, NORA);
  await change(bruno, NORA, { number: "#78" });
  expect(await namesOfChanges(ana)).toEqual([`${NORA}: Bruno Paz`]);
});
