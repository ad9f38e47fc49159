/** Findings about several documents are cached, but each check reports only findings about the current documents. */
import { describe, expect, test } from "vitest";
import { ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, type Workspace, workspace } from "../../support/workspace.ts";

describe("a finding across documents", () => {
  const OTHER = ISSUE.replaceAll("MoraVidal", "Nina").replace("Mora Vidal", "Nina Rey");
  /** In `REPEATED`, this issue has the number of another issue, and a second spelling of a role. */
  const NINA = "issues/Nina.yaml";
  const REPEATED = {
    ...VALID,
    [NINA]: OTHER.replace("rol: Fotografía", "rol: Fotografia").replace("name: Ana Sosa", "name: Eva Luz"),
    "issues/Nina/tapa.png": [30, 40],
  } satisfies Files;
  const reportsOf = async ({ check }: Workspace) => {
    const { problems, warnings } = await check();
    return [...problems, ...warnings].map((each) => `${place(each)}: ${each.message}`);
  };
  const NUMBER = "issues/Nina.yaml:1:9 repeated-field number: «#80» está también en issues/MoraVidal.yaml:1.";
  const ROLE = expect.stringMatching(/^issues\/Nina\.yaml:11:12 role-spelling/) as string;
  const third = ISSUE.replaceAll("MoraVidal", "Olga").replace("Mora Vidal", "Olga Roca");
  const OLGA = expect.stringMatching(/^issues\/Olga\.yaml:1:9 repeated-field/) as string;

  async function buildRepeated(): Promise<Workspace> {
    const space = await workspace(REPEATED);
    await space.build();
    expect(await reportsOf(space)).toEqual([NUMBER, ROLE]);
    return space;
  }

  test.each<[what: string, change: Files, expected: string[]]>([
    ["is repeated after a change that does not concern it", { [NINA]: `${REPEATED[NINA]}# Fin\n` }, [NUMBER, ROLE]],
    [
      "is reported at its new line when lines were inserted above it",
      { "issues/MoraVidal.yaml": `# El ochenta\n${ISSUE}`, [NINA]: `\n\n${REPEATED[NINA]}` },
      [
        NUMBER.replace("yaml:1:", "yaml:3:").replace("yaml:1.", "yaml:2."),
        expect.stringMatching(/^issues\/Nina\.yaml:13:12 role-spelling/) as string,
      ],
    ],
    ["disappears when it was corrected", { "issues/MoraVidal.yaml": ISSUE.replace("#80", "#81") }, [ROLE]],
    [
      "disappears when a document becomes unreadable",
      { [NINA]: "" },
      [expect.stringContaining("issues/Nina.yaml:1:1 empty-file") as string],
    ],
    [
      "appears when a new document causes it",
      { "issues/Olga.yaml": third, "issues/Olga/tapa.png": [30, 40] },
      [NUMBER, ROLE, OLGA],
    ],
  ])("%s", async (_what, change, expected) => {
    const space = await buildRepeated();
    await space.write(change);
    expect(await reportsOf(space)).toEqual(expected);
  });

  test("disappears when one of its documents is deleted", async () => {
    const space = await buildRepeated();
    await space.remove("issues/MoraVidal.yaml");
    await space.remove("issues/MoraVidal");
    expect(await reportsOf(space)).toEqual([]);
  });
});
