import { expect, test } from "vitest";
import { report } from "../../../src/content/compiler/problems/report.ts";
import { ISSUE, issueWith } from "../../support/documents.ts";
import { checkFiles, problemsIn } from "../../support/workspace.ts";

test("the report shows the place of a problem, the lines around it, the message and the remedy", async () => {
  const problems = await problemsIn(issueWith("layout: bri", "layuot: bri"));
  expect(report(problems, { format: "text", folder: "content" })).toMatchInlineSnapshot(`
    "content/issues/MoraVidal.yaml (1 problema)

      content/issues/MoraVidal.yaml:5:1  Campo desconocido · layuot  [unknown-field]
          3 | published: 2026-11-06
          4 | color: "#39FF14"
        > 5 | layuot: bri
            | ^
          6 | image:
          7 |   src: MoraVidal/tapa.png

        El campo «layuot» no existe acá. Los que se pueden usar: number, name, published, color, layout, image, link, credits, presentation, gallery, topics, contents, lang, formerAddresses, corrections, updated, draft.
        → ¿Quisiste decir «layout»?

    1 problema en 1 archivo. No se publicó nada."
  `);
});

test("the report repeats no control characters and no direction overrides", async () => {
  const issue = issueWith("layout: bri", `"lay\\e[2Jout\\u202e": bri`);
  const problems = await problemsIn({ ...issue, "issues/\u001b[2J.yaml": ISSUE });
  for (const format of ["text", "github"] as const)
    expect(report(problems, { format, folder: "content" }).replaceAll("\n", "")).not.toMatch(
      /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u,
    );
});

test("the report shows five warnings of each kind and counts the others, but shows every error", async () => {
  const credit = (index: number) => `    - rol: Luces\n      name: Uno y Dos ${index}\n`;
  const credits = [0, 1, 2, 3, 4, 5, 6, 7].map(credit).join("");
  const { allProblems, warnings } = await checkFiles({
    "issues/MoraVidal.yaml": ISSUE + credits + "    - rol: luces\n      name: Eva Ríos\n",
    "team/julia.yaml": "name: Julia\n",
  });
  const text = report(allProblems, { format: "text", folder: "content" });
  expect(text.match(/\[missing-field\]/g)).toHaveLength(4);
  expect(text.match(/^ .*\[unclear-names\]$/gm)).toHaveLength(5);
  expect(text).toContain("\n3 avisos más de «Un nombre, o varios» en 1 archivo  [unclear-names].");
  expect(text).toContain("\n9 avisos en 1 archivo.");
  expect(text).toContain("[role-spelling]");
  expect(JSON.parse(report(warnings, { format: "json", folder: "content" }))).toHaveLength(9);
});
