/** Addresses that pages had before. */
import { expect, test } from "vitest";
import type { Problem } from "../../../src/content/compiler/problems/problem.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { checked, place, placesIn, problemsIn } from "../../support/workspace.ts";

const former = (text: string, ...addresses: string[]) =>
  text.replace("published:", `formerAddresses: [${addresses.join(", ")}]\npublished:`);

const suggested = (problems: readonly Problem[]) =>
  problems.map(({ code, correction }) => [code, correction?.suggestion]);

test("a page may have had several", async () => {
  expect(await placesIn({ "articles/Telar.md": former(ARTICLE, "/News/Trama", "/News/Urdimbre", "/tejer") })).toEqual(
    [],
  );
});

test.each([
  ["its own in other letters", ["/news/telar", "/News/TELAR"], []],
  ["its own, by which feeds know it, and others", ["/News/Telar", "/News/Trama"], []],
  ["its own alone", ["/News/Telar"], ["former-address-in-use formerAddresses[1]"]],
  ["its own as the last", ["/News/Trama", "/News/Telar"], ["former-address-in-use formerAddresses[2]"]],
  ["one that ends as a file does", ["/2014/05/telar.html"], []],
  ["the file of a page", ["/who.html"], ["former-address-in-use formerAddresses[1]"]],
  ["one with and without its ending", ["/a.html", "/b", "/a"], []],
  ["one twice", ["/News/Trama", "/News/Trama"], ["repeated-former-address formerAddresses[2]"]],
])("a page may have had %s", async (_name, addresses, problems) => {
  const found = await placesIn({ "articles/Telar.md": former(ARTICLE, ...addresses) });
  expect(found.map((each) => each.split(" ").slice(1).join(" "))).toEqual(problems);
});

const IN_USE = ["/moravidal", "/form", "/", "/Colaboradores/ana-sosa"];

test("that of a page that is there is told of", async () => {
  expect(await placesIn({ "articles/Telar.md": former(ARTICLE, ...IN_USE) })).toEqual(
    IN_USE.map((_, index) =>
      expect.stringMatching(new RegExp(`former-address-in-use formerAddresses\\[${index + 1}\\]$`)),
    ),
  );
});

test("one that is gone is told of when it lives again, and is no correction of a link", async () => {
  const files = {
    "gone.yaml": "formerAddresses: [/News/Telar, /promociones]\n",
    "issues/MoraVidal.yaml": `${ISSUE}presentation: "[x](/promociones)"\n`,
  };
  const { problems, warnings } = await checked(files);
  expect(warnings.map(place)).toEqual(["gone.yaml:1:19 former-address-in-use formerAddresses[1]"]);
  expect(suggested(problems)).toEqual([["unknown-address", undefined]]);
});

test("one leads to one page", async () => {
  const files = {
    "articles/Telar.md": former(ARTICLE, "/antes"),
    "issues/MoraVidal.yaml": former(ISSUE, "/Antes"),
  };
  expect(await placesIn(files)).toEqual(["issues/MoraVidal.yaml:3:19 repeated-former-address formerAddresses[1]"]);
});

test.each(["antes", "https://pompa.example/antes", "/con espacio", "/antes?a=b"])(
  "«%s» is refused as a former address",
  async (address) => {
    expect(await placesIn({ "articles/Telar.md": former(ARTICLE, `"${address}"`) })).toEqual([
      expect.stringContaining("invalid-format formerAddresses[1]"),
    ]);
  },
);

test("a link of the content to one of them is refused with the address of today", async () => {
  const files = {
    "articles/Telar.md": former(ARTICLE, "/News/Trama"),
    "issues/MoraVidal.yaml": `${ISSUE}presentation: "[x](/news/trama)"\n`,
  };
  const problems = await problemsIn(files);
  expect(suggested(problems)).toEqual([["unknown-address", "/News/Telar"]]);
});
