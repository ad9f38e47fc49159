/** What is held against one another is not held again while all documents say the same; nobody may notice. */
import { describe, expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

describe("what was found across documents is told of again, and is what they say now", () => {
  const OTHER = ISSUE.replaceAll("MoraVidal", "Nina").replace("Mora Vidal", "Nina Rey");
  /** One number twice, and one role written in two ways. */
  const TWICE: Files = {
    ...VALID,
    "issues/Nina.yaml": OTHER.replace("rol: Fotografía", "rol: Fotografia").replace("name: Ana Sosa", "name: Eva Luz"),
    "issues/Nina/tapa.png": [30, 40],
  };
  const told = async ({ check }: Workspace) => {
    const { problems, warnings } = await check();
    return [...problems, ...warnings].map((each) => `${place(each)}: ${each.message}`);
  };
  const NUMBER = "issues/Nina.yaml:1:9 repeated-field number: «#80» está también en issues/MoraVidal.yaml:1.";

  async function builtTwice(): Promise<Workspace> {
    const space = await workspace(TWICE);
    await space.build();
    expect(await told(space)).toEqual([NUMBER, expect.stringMatching(/^issues\/Nina\.yaml:11:12 role-spelling/)]);
    return space;
  }

  test("where nothing changed, or only what concerns no other", async () => {
    const space = await builtTwice();
    await space.write({ "issues/Nina.yaml": TWICE["issues/Nina.yaml"] + "# Fin\n" });
    expect(await told(space)).toHaveLength(2);
  });

  test("at the places where they are by now", async () => {
    const space = await builtTwice();
    await space.write({
      "issues/MoraVidal.yaml": `# El ochenta\n${ISSUE}`,
      "issues/Nina.yaml": `\n\n${String(TWICE["issues/Nina.yaml"])}`,
    });
    expect(await told(space)).toEqual([
      NUMBER.replace("yaml:1:", "yaml:3:").replace("yaml:1.", "yaml:2."),
      expect.stringMatching(/^issues\/Nina\.yaml:13:12 role-spelling/),
    ]);
  });

  test("without what was mended", async () => {
    const space = await builtTwice();
    await space.write({ "issues/MoraVidal.yaml": ISSUE.replace("#80", "#81") });
    expect(await told(space)).toEqual([expect.stringContaining("role-spelling")]);
  });

  test("without the document that made it", async () => {
    const space = await builtTwice();
    await space.remove("issues/MoraVidal.yaml");
    await space.remove("issues/MoraVidal");
    expect(await told(space)).toEqual([]);
  });

  test("without a document that cannot be read any more", async () => {
    const space = await builtTwice();
    await space.write({ "issues/Nina.yaml": "" });
    expect(await told(space)).toEqual([expect.stringContaining("issues/Nina.yaml:1:1 empty-file")]);
  });

  test("with what a new document makes", async () => {
    const space = await builtTwice();
    const third = ISSUE.replaceAll("MoraVidal", "Olga").replace("Mora Vidal", "Olga Roca");
    await space.write({ "issues/Olga.yaml": third, "issues/Olga/tapa.png": [30, 40] });
    expect(await told(space)).toContainEqual(expect.stringContaining("issues/Olga.yaml:1:9 repeated-field"));
  });
});
