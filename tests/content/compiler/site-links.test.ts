/** Links to unknown pages of this site, and to unknown places on them, are refused however they are written. */
import { describe, expect, test } from "vitest";
import { articleWith, ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { type Files, place, problemsIn, SITE, workspace } from "../../support/workspace.ts";

/** Resolves to the places and codes of the problems in an article with this text. */
const placesWith = async (text: string, files: Files = {}) =>
  (await problemsIn({ ...articleWith("Un texto", text), ...files })).map(place);

const inArticle = (code: string) => [`articles/Telar.md:13:1 ${code} body`];

describe("a link in a text is refused", () => {
  test.each([
    ["written in full", "[x](https://pompa.example/News/NoExiste)"],
    ["with a slash at the end", "[x](https://pompa.example/News/NoExiste/)"],
    ["with its host in another letter case", "[x](https://POMPA.example/News/NoExiste)"],
    ["without encryption", "[x](http://pompa.example/News/NoExiste)"],
    ["with a port", "[x](https://pompa.example:443/News/NoExiste)"],
    ["with a query", "[x](https://pompa.example/News/NoExiste?a=b)"],
    ["in angle brackets", "<https://pompa.example/News/NoExiste>"],
    ["as a plain address", "https://pompa.example/News/NoExiste"],
    ["with its target in angle brackets", "[x](<https://pompa.example/News/NoExiste>)"],
    ["with a definition", "[x][y]\n\n[y]: https://pompa.example/News/NoExiste\n\nUn texto"],
    ["with a detour", "[x](https://pompa.example/News/../News/NoExiste)"],
  ])("to an unknown page: %s", async (_, text) => {
    expect(await placesWith(text)).toEqual(inArticle("unknown-address"));
  });

  test.each([
    ["of an article", "[x](/News/Telar#nada)"],
    ["of a document in a list", "[x](/issues#issue-Nadie)"],
    ["in another letter case", "[x](/issues#issue-moravidal)"],
    ["written in full", "[x](https://pompa.example/who#nadie)"],
    ["after a query", "[x](/who?a=b#nadie)"],
    ["encoded", "[x](/who#jul%69a)"],
  ])("to an unknown place on a page: %s", async (_, text) => {
    expect(await placesWith(text)).toEqual(inArticle("unknown-place"));
  });
});

test("a link to an unknown page of a site whose domain has an ñ is refused", async () => {
  const site = { "site.yaml": SITE.replace("https://pompa.example", "https://ñandú.example") };
  expect(await placesWith("[x](https://ñandú.example/nada)", site)).toEqual(inArticle("unknown-address"));
});

test.each([
  "[x](https://pompa.example)",
  "[x](https://pompa.example/)",
  "[x](https://pompa.example/news/telar/?a=b)",
  "<https://pompa.example/MoraVidal>",
  "[x](/issues#issue-MoraVidal)",
  "[x](/who#julia)",
  "[x](/who#team)",
  "[x](/who#)",
  "[x](/#home)",
  "[x](/news#article-Telar)",
  "[x](https://pompa.example.org/nada)",
  "[x](https://otro.example/https://pompa.example/nada)",
])("%s is accepted", async (text) => {
  expect(await placesWith(text)).toEqual([]);
});

describe("a link to an unknown page or place is refused", () => {
  const credit = (link: string) => issueWith("https://www.instagram.com/ana", link);

  test("in a credit", async () => {
    expect(await placesWith("x", credit("https://pompa.example/Nadie"))).toEqual([
      "issues/MoraVidal.yaml:13:13 unknown-address credits.col1[1].link",
    ]);
    expect(await placesWith("x", credit("https://pompa.example/Editorials#proyecto99"))).toEqual([
      "issues/MoraVidal.yaml:13:13 unknown-place credits.col1[1].link",
    ]);
    expect(await placesWith("x", credit("https://pompa.example/News/Telar"))).toEqual([]);
  });

  test("in the file of a person", async () => {
    const file = { "people/ana-sosa.yaml": "name: Ana Sosa\nlink: https://pompa.example/club-pompa#nada\n" };
    expect(await placesWith("x", { ...credit("''"), ...file })).toEqual([
      "people/ana-sosa.yaml:2:7 unknown-place link",
    ]);
  });

  test("in the profiles of the magazine", async () => {
    const file = { "site.yaml": SITE.replace("https://www.instagram.com/pompa", "https://pompa.example/nada") };
    expect(await placesWith("x", file)).toEqual([expect.stringContaining("unknown-address social.photos")]);
  });
});

test("the suggestion for a misspelt link has the form of the link", async () => {
  const problems = await problemsIn(articleWith("Un texto", "[x](https://pompa.example/MoraVidall) y [y](/who#julai)"));
  expect(problems.map(({ hint }) => hint)).toEqual([
    "¿Quisiste decir «https://pompa.example/MoraVidal»?",
    "¿Quisiste decir «/who#julia»?",
  ]);
});

test("a link to the place of a draft in a list is refused like a link to its page", async () => {
  const draft = { "issues/MoraVidal.yaml": `${ISSUE}draft: true\n` };
  expect(await placesWith("[x](/issues#issue-MoraVidal)", draft)).toEqual(inArticle("unpublished-target"));
  expect(await placesWith("[x](https://pompa.example/MoraVidal)", draft)).toEqual(inArticle("unpublished-target"));
});

test("a new address of the site applies to links from the next build on", async () => {
  const text = "[x](https://otra.example/nada)";
  const space = await workspace({ ...VALID, ...articleWith("Un texto", text) });
  expect((await space.build()).problems).toEqual([]);
  await space.write({ "site.yaml": SITE.replace("url: https://pompa.example", "url: https://otra.example") });
  expect((await space.build()).problems.map(place)).toEqual(inArticle("unknown-address"));
});
