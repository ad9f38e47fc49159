/** Plain texts with HTML, Markdown or wrongly decoded letters get a warning with a correction. */
import { expect, test } from "vitest";
import { articleWith, ISSUE } from "../../support/documents.ts";
import { checkFiles, type Files, place } from "../../support/workspace.ts";

async function warningsIn(files: Files) {
  const { problems, warnings } = await checkFiles(files);
  expect(problems).toEqual([]);
  return warnings.filter(({ code }) => code === "coded-text");
}

const withHeadline = (text: string) => articleWith("headline: El telar", `headline: ${JSON.stringify(text)}`);

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
])("«%s» gets a warning that suggests «%s»", async (text, meant) => {
  expect(await warningsIn(withHeadline(text))).toMatchObject([
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
])("«%s» gets no warning", async (text) => {
  expect(await warningsIn(withHeadline(text))).toEqual([]);
});

test("credits and descriptions of pictures are checked too, but not Markdown texts", async () => {
  const issue = ISSUE.replace("Ana Sosa", '"Ana &amp; Eva"').replace("Tapa de Mora Vidal", '"**Tapa** de Mora"');
  const article = articleWith("Un texto", "Un texto &amp; **otro**");
  const warnings = await warningsIn({ ...article, "issues/MoraVidal.yaml": issue });
  expect(warnings.map(place)).toEqual([
    "issues/MoraVidal.yaml:8:8 coded-text image.alt",
    "issues/MoraVidal.yaml:12:13 coded-text credits.col1[1].name",
  ]);
});
