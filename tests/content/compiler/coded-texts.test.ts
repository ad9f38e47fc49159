/** Plain texts with code of another place are told of, with what their author meant. */
import { expect, test } from "vitest";
import { articleWith, ISSUE, VALID } from "../../support/documents.ts";
import { checked, type Files, place, workspace } from "../../support/workspace.ts";

async function correctionsOf(files: Files) {
  const { problems, warnings } = await checked(files);
  expect(problems).toEqual([]);
  return warnings.filter(({ code }) => code === "coded-text");
}

const headline = (text: string) => articleWith("headline: El telar", `headline: ${JSON.stringify(text)}`);

test.each([
  ["Moda &amp; arte", "Moda & arte"],
  ["Arte &#8211; moda", "Arte – moda"],
  ["Arte &#x2014; moda", "Arte — moda"],
  ["Caf&eacute;", "Café"],
  ["La canciÃ³n del aÃ±o", "La canción del año"],
  ["â€œComillas y mÃ¡s", "“Comillas y más"],
  ["Una fiesta ðŸŽ‰", "Una fiesta 🎉"],
  ["El **telar** de hoy", "El telar de hoy"],
  ["El __telar__ de hoy", "El telar de hoy"],
  ["El *telar*, hoy", "El telar, hoy"],
  ["[El telar](https://a.example/b)", "El telar"],
  ["El <b>telar</b><br/>de hoy", "El telar de hoy"],
])("«%s» was meant as «%s»", async (text, meant) => {
  expect(await correctionsOf(headline(text))).toMatchObject([
    {
      severity: "warning",
      field: "headline",
      correction: { value: text, suggestion: meant },
      hint: `Escribí «${meant}».`,
    },
  ]);
});

test.each([
  "Moda & arte",
  "AT&T; y otras",
  "São Paulo, Ângela y Â",
  "5 * 3 * 2",
  "Entrada *",
  "@_ana_sosa_",
  "snake__case__no",
  "1 < 2 y 3 > 2",
  "Arte [sic] (1986)",
  "Número #80",
])("«%s» is as it is meant", async (text) => {
  expect(await correctionsOf(headline(text))).toEqual([]);
});

test("in a credit, a description and a list too, but not in a text of Markdown or a path", async () => {
  const issue = ISSUE.replace("Ana Sosa", '"Ana &amp; Eva"').replace("Tapa de Mora Vidal", '"**Tapa** de Mora"');
  const article = articleWith("Un texto", "Un texto &amp; **otro**");
  const found = await correctionsOf({ ...article, "issues/MoraVidal.yaml": issue });
  expect(found.map(place)).toEqual([
    "issues/MoraVidal.yaml:8:8 coded-text image.alt",
    "issues/MoraVidal.yaml:12:13 coded-text credits.col1[1].name",
  ]);
});

test("it is told of again while the file stays as it is", async () => {
  const space = await workspace({ ...VALID, ...headline("Moda &amp; arte") });
  for (let builds = 0; builds < 2; builds++)
    expect((await space.build()).warnings.map(({ code }) => code)).toEqual(["coded-text"]);
});
