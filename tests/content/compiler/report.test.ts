import { expect, test } from "vitest";
import { report } from "../../../src/content/compiler/problems/report.ts";
import { ISSUE, VALID } from "../../support/documents.ts";
import { workspace } from "../../support/workspace.ts";

test("the report shows the place, the lines around it, what is wrong and what to do", async () => {
  const { build } = await workspace({
    ...VALID,
    "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", "layuot: bri"),
  });
  const { problems } = await build();
  expect(report(problems, { format: "text", folder: "content" })).toMatchInlineSnapshot(`
    "content/issues/MoraVidal.yaml (1 problema)

      content/issues/MoraVidal.yaml:5:1  Campo desconocido · layuot  [unknown-field]
          3 | published: 2026-11-06
          4 | color: "#39FF14"
        > 5 | layuot: bri
            | ^
          6 | image:
          7 |   src: MoraVidal/tapa.png

        El campo «layuot» no existe acá. Los que se pueden usar: number, name, published, color, layout, image, link, credits, presentation, gallery, lang, formerAddresses, draft.
        → ¿Quisiste decir «layout»?

    1 problema en 1 archivo. No se publicó nada."
  `);
});

test("no letter that a terminal obeys, or that turns a text around, is repeated", async () => {
  const { build } = await workspace({
    ...VALID,
    "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", `"lay\\e[2Jout\\u202e": bri`),
    "issues/\u001b[2J.yaml": ISSUE,
  });
  const { problems } = await build();
  for (const format of ["text", "github"] as const)
    expect(report(problems, { format, folder: "content" }).replaceAll("\n", "")).not.toMatch(
      /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u,
    );
});

test("of the warnings of a kind the first are shown and the others counted; an error is never among those", async () => {
  const credits = Array.from({ length: 8 }, (_, index) => `    - rol: Luces\n      name: Uno y Dos ${index}\n`).join(
    "",
  );
  const { build } = await workspace({
    ...VALID,
    "issues/MoraVidal.yaml": ISSUE + credits + "    - rol: luces\n      name: Eva Ríos\n",
    "team/julia.yaml": "name: Julia\n",
  });
  const { problems, warnings } = await build();
  const told = report([...problems, ...warnings], { format: "text", folder: "content" });
  expect(told.match(/\[missing-field\]/g)).toHaveLength(4);
  expect(told.match(/^ .*\[unclear-names\]$/gm)).toHaveLength(5);
  expect(told).toContain("\n3 avisos más de «Un nombre, o varios» en 1 archivo  [unclear-names].");
  expect(told).toContain("\n9 avisos en 1 archivo.");
  expect(told).toContain("[role-spelling]");
  const all = JSON.parse(report(warnings, { format: "json", folder: "content" })) as unknown[];
  expect(all).toHaveLength(9);
});
