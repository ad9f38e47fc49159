/** The field `formerAddresses`, and `gone.yaml`. */
import { expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { checkFiles, place, placesIn, problemsIn } from "../../support/workspace.ts";

const withFormerAddresses = (text: string, ...addresses: string[]) =>
  text.replace("published:", `formerAddresses: [${addresses.join(", ")}]\npublished:`);

const suggestionsOf = (problems: readonly Problem[]) =>
  problems.map(({ code, correction }) => [code, correction?.suggestion]);

test("a page may have several former addresses", async () => {
  expect(
    await placesIn({ "articles/Telar.md": withFormerAddresses(ARTICLE, "/News/Trama", "/News/Urdimbre", "/tejer") }),
  ).toEqual([]);
});

test.each([
  ["the page's own address in another letter case is accepted", ["/news/telar", "/News/TELAR"], []],
  ["the page's own address, by which feeds know it, is accepted before others", ["/News/Telar", "/News/Trama"], []],
  ["the page's own address alone is refused", ["/News/Telar"], ["former-address-in-use formerAddresses[1]"]],
  [
    "the page's own address is refused as the last one",
    ["/News/Trama", "/News/Telar"],
    ["former-address-in-use formerAddresses[2]"],
  ],
  ["an address with the ending of a file is accepted", ["/2014/05/telar.html"], []],
  ["the file of an existing page is refused", ["/who.html"], ["former-address-in-use formerAddresses[1]"]],
  ["an address with and without its ending is accepted", ["/a.html", "/b", "/a"], []],
  ["a repeated address is refused", ["/News/Trama", "/News/Trama"], ["repeated-former-address formerAddresses[2]"]],
])("as a former address, %s", async (_name, addresses, problems) => {
  const places = await placesIn({ "articles/Telar.md": withFormerAddresses(ARTICLE, ...addresses) });
  expect(places.map((each) => each.split(" ").slice(1).join(" "))).toEqual(problems);
});

const IN_USE = ["/moravidal", "/form", "/", "/Colaboradores/ana-sosa"];

test("the address of an existing page is refused as a former address", async () => {
  expect(await placesIn({ "articles/Telar.md": withFormerAddresses(ARTICLE, ...IN_USE) })).toEqual(
    IN_USE.map((_, index) =>
      expect.stringMatching(new RegExp(`former-address-in-use formerAddresses\\[${index + 1}\\]$`)),
    ),
  );
});

test("a gone address that a page uses is a warning, and a gone address is never the correction of a link", async () => {
  const files = {
    "gone.yaml": "formerAddresses: [/News/Telar, /promociones]\n",
    "issues/MoraVidal.yaml": `${ISSUE}presentation: "[x](/promociones)"\n`,
  };
  const { problems, warnings } = await checkFiles(files);
  expect(warnings.map(place)).toEqual(["gone.yaml:1:19 former-address-in-use formerAddresses[1]"]);
  expect(suggestionsOf(problems)).toEqual([["unknown-address", undefined]]);
});

test("a former address of two pages is refused", async () => {
  const files = {
    "articles/Telar.md": withFormerAddresses(ARTICLE, "/antes"),
    "issues/MoraVidal.yaml": withFormerAddresses(ISSUE, "/Antes"),
  };
  expect(await placesIn(files)).toEqual(["issues/MoraVidal.yaml:3:19 repeated-former-address formerAddresses[1]"]);
});

test.each(["antes", "https://pompa.example/antes", "/con espacio", "/antes?a=b"])(
  "«%s» is refused as a former address",
  async (address) => {
    expect(await placesIn({ "articles/Telar.md": withFormerAddresses(ARTICLE, `"${address}"`) })).toEqual([
      expect.stringContaining("invalid-format formerAddresses[1]"),
    ]);
  },
);

test("a link to a former address is refused with the current address as its correction", async () => {
  const files = {
    "articles/Telar.md": withFormerAddresses(ARTICLE, "/News/Trama"),
    "issues/MoraVidal.yaml": `${ISSUE}presentation: "[x](/news/trama)"\n`,
  };
  const problems = await problemsIn(files);
  expect(suggestionsOf(problems)).toEqual([["unknown-address", "/News/Telar"]]);
});
