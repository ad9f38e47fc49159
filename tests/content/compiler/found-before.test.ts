/** Findings across documents are cached; each check still gives those of the current documents. */
import { describe, expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

describe("a finding across documents", () => {
  const OTHER = ISSUE.replaceAll("MoraVidal", "Nina").replace("Mora Vidal", "Nina Rey");
  /** Two issues with the same number, and with two spellings of one role. */
  const REPEATED: Files = {
    ...VALID,
    "issues/Nina.yaml": OTHER.replace("rol: Fotografía", "rol: Fotografia").replace("name: Ana Sosa", "name: Eva Luz"),
    "issues/Nina/tapa.png": [30, 40],
  };
  const reportsOf = async ({ check }: Workspace) => {
    const { problems, warnings } = await check();
    return [...problems, ...warnings].map((each) => `${place(each)}: ${each.message}`);
  };
  const NUMBER = "issues/Nina.yaml:1:9 repeated-field number: «#80» está también en issues/MoraVidal.yaml:1.";

  async function buildRepeated(): Promise<Workspace> {
    const space = await workspace(REPEATED);
    await space.build();
    expect(await reportsOf(space)).toEqual([NUMBER, expect.stringMatching(/^issues\/Nina\.yaml:11:12 role-spelling/)]);
    return space;
  }

  test("is repeated after a change that does not concern it", async () => {
    const space = await buildRepeated();
    await space.write({ "issues/Nina.yaml": REPEATED["issues/Nina.yaml"] + "# Fin\n" });
    expect(await reportsOf(space)).toHaveLength(2);
  });

  test("is reported at its new line when lines were inserted above it", async () => {
    const space = await buildRepeated();
    await space.write({
      "issues/MoraVidal.yaml": `# El ochenta\n${ISSUE}`,
      "issues/Nina.yaml": `\n\n${String(REPEATED["issues/Nina.yaml"])}`,
    });
    expect(await reportsOf(space)).toEqual([
      NUMBER.replace("yaml:1:", "yaml:3:").replace("yaml:1.", "yaml:2."),
      expect.stringMatching(/^issues\/Nina\.yaml:13:12 role-spelling/),
    ]);
  });

  test("disappears when it was corrected", async () => {
    const space = await buildRepeated();
    await space.write({ "issues/MoraVidal.yaml": ISSUE.replace("#80", "#81") });
    expect(await reportsOf(space)).toEqual([expect.stringContaining("role-spelling")]);
  });

  test("disappears when one of its documents is deleted", async () => {
    const space = await buildRepeated();
    await space.remove("issues/MoraVidal.yaml");
    await space.remove("issues/MoraVidal");
    expect(await reportsOf(space)).toEqual([]);
  });

  test("disappears when a document becomes unreadable", async () => {
    const space = await buildRepeated();
    await space.write({ "issues/Nina.yaml": "" });
    expect(await reportsOf(space)).toEqual([expect.stringContaining("issues/Nina.yaml:1:1 empty-file")]);
  });

  test("appears when a new document causes it", async () => {
    const space = await buildRepeated();
    const third = ISSUE.replaceAll("MoraVidal", "Olga").replace("Mora Vidal", "Olga Roca");
    await space.write({ "issues/Olga.yaml": third, "issues/Olga/tapa.png": [30, 40] });
    expect(await reportsOf(space)).toContainEqual(expect.stringContaining("issues/Olga.yaml:1:9 repeated-field"));
  });
});
