/** Links, pictures and headings of a text: which ones are refused, however they are written. */
import { describe, expect, test } from "vitest";
import { articleEndingWith, ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { placesIn, problemsIn, workspace } from "../../support/workspace.ts";

const codesOf = async (text: string) => (await problemsIn(articleEndingWith(text))).map(({ code }) => code);

describe("with a definition", () => {
  test.each([
    ["a picture outside the content", "![Una foto][a]\n\n[a]: ../../nada.png", "missing-image"],
    ["a link to an unknown page", "[tocá][a]\n\n[a]: /nada", "unknown-address"],
    ["a link without words", "[][a]\n\n[a]: /issues", "empty-link"],
    ["a wrong first definition of two", "[tocá][a]\n\n[a]: /nada\n[a]: /issues", "unknown-address"],
    ["a wrong link by a name in another letter case", "[tocá][Á é]\n\n[á  É]: /nada", "unknown-address"],
    ["a wrong link by a shortcut", "[a]\n\n[a]: /nada", "unknown-address"],
  ])("%s is refused", async (_name, text, code) => {
    expect(await codesOf(text)).toEqual([code]);
  });

  test("a correct link and picture are rendered like inline ones", async () => {
    const text = "[tocá][a] y ![una foto][b]\n\n[a]: /issues\n[b]: ../issues/MoraVidal/tapa.png";
    const { build, documents } = await workspace({ ...VALID, ...articleEndingWith(text) });
    expect((await build()).problems).toEqual([]);
    const [document] = (await documents("articles")) as unknown as { body: { html: string } }[];
    expect(document?.body.html).toContain('<a href="/issues">tocá</a>');
    expect(document?.body.html).toMatch(/<picture>.*alt="una foto".*<\/picture>/);
  });
});

test.each([
  ["a link with spaces for words", "[ ](https://otro.example)", "empty-link"],
  ["a link around a picture without words", "[![ ](../issues/MoraVidal/tapa.png)](/issues)", "missing-alt"],
  ["a link without a host", "[tocá](https://)", "unsafe-link"],
  ["a link without a whole host", "[tocá](https://otro)", "unsafe-link"],
  ["a link with a password", "[tocá](https://ana:clave@otro.example)", "unsafe-link"],
  ["a link with a user name", "[tocá](https://pompa.example@otro.example)", "unsafe-link"],
  ["an email link without an address", "[tocá](mailto:)", "unsafe-link"],
  ["a description of spaces", "![ ](../issues/MoraVidal/tapa.png)", "missing-alt"],
  ["a heading of a picture without words", "## ![ ](../issues/MoraVidal/tapa.png)", "missing-alt"],
])("%s is refused", async (_name, text, code) => {
  expect(await codesOf(text)).toContain(code);
});

test.each([
  "[tocá](HTTPS://OTRO.EXAMPLE/a?b=c#d)",
  "[tocá](mailto:ana@otro.example?subject=Hola)",
  "[![una foto](../issues/MoraVidal/tapa.png)](/issues)",
  "<https://otro.example>",
  "https://otro.example/@ana",
  "### Adentro\n\n## Otro\n\n### Adentro",
  "Una [palabra] entre corchetes, y otra [sin][definir].",
])("%j is accepted", async (text) => {
  expect(await codesOf(`## Título\n\n${text}`)).toEqual([]);
});

const LINKS = ["https://ana:clave@www.instagram.com/ana", "https://ana@www.instagram.com/ana"];
test.each(LINKS)("a link in YAML with a user name is refused: %s", async (link) => {
  const [problem] = await problemsIn(issueWith("https://www.instagram.com/ana", link));
  expect(problem?.field).toBe("credits.col1[1].link");
  expect(problem?.message).toContain("contraseña");
});

test("a mistake in an indented block of YAML is reported at its line and column", async () => {
  const block = "presentation: |\n    Uno.\n\n    Ver [la otra](/Nada).\n";
  const places = await placesIn({ "issues/MoraVidal.yaml": ISSUE + block });
  expect(places).toEqual(["issues/MoraVidal.yaml:17:9 unknown-address presentation"]);
});
