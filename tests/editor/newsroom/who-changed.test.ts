/** Who changed a document since its last publication, by the commits of the team's branch. */
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { EXHAUSTIVE } from "../../support/exhaustive.ts";
import type { Ask } from "../../support/editor-server.ts";
import { newsroomOfTeam } from "../../support/newsroom/newsroom.ts";
import { change, LEO, MORA, NORA, publishFiles, removeMagazine } from "../../support/newsroom/team.ts";

afterAll(removeMagazine);

/** Resolves to the changes with the names of their authors, as in `issues/NoraPaz.yaml: Ana Sosa, Bruno Paz`. */
async function namesOfChanges(ask: Ask): Promise<string[]> {
  const [{ person }, { changes }] = [await ask("list", {}), await ask("changes", {})];
  return changes.map(({ file, mine, others }) => {
    const names = [...(mine && person ? [person.name] : []), ...others];
    return `${file}: ${names.toSorted().join(", ")}`;
  });
}

const publish = async (ask: Ask, ...files: string[]) =>
  expect(await publishFiles(ask, ...files)).not.toHaveProperty("refusal");

test("a change names everybody who saved it, and after a publication only who saved it since", async () => {
  const { ana, bruno } = await newsroomOfTeam();
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

test("renamed, deleted, new and restored documents and changed pictures have names too", EXHAUSTIVE, async () => {
  const { room, ana, bruno, carla } = await newsroomOfTeam();
  const biography = "Ana Sosa fotografía con luz de ventana.\nY otra vida.\n";
  await change(bruno, "people/ana-sosa.yaml", { biography });
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
  // A save also commits files that were changed in the folder before, under the name of the editor who saves.
  expect(lines).toContain("articles/comun/portada.png: Carla Ríos");
  await ana("restore", {});
  await change(ana, MORA, { name: "Mora Vidal" });
  expect((await namesOfChanges(ana)).join()).not.toContain("LeoPaz");
});

test("a merged publication of others is nobody's change", EXHAUSTIVE, async () => {
  const { room, ana, bruno } = await newsroomOfTeam({ pause: 50 });
  const nora = await room.read(NORA);
  await change(bruno, NORA, { number: "#77" });
  await publish(bruno, NORA);
  await change(ana, NORA, { name: "Nora de Ana" });
  await room.publish({
    [NORA]: (await room.read(NORA))
      .replace("Nora de Ana", /name: (.*)/.exec(nora)?.[1] ?? "")
      .replace("Tapa de Nora Paz", "Tapa de otros"),
  });
  await expect.poll(() => room.git("show", `redaccion:content/${NORA}`)).toContain("Tapa de otros");
  expect(await namesOfChanges(ana)).toEqual([`${NORA}: Ana Sosa`]);
  await publish(ana, NORA);
  await change(bruno, NORA, { number: "#78" });
  expect(await namesOfChanges(ana)).toEqual([`${NORA}: Bruno Paz`]);
});
