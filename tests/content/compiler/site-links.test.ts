/** Links to pages and places of this site, however they are written: what the build would refuse, the check refuses. */
import { describe, expect, test } from "vitest";
import { articleWith, ISSUE, issueWith, VALID } from "../../support/documents.ts";
import { type Files, place, problemsIn, SITE, workspace } from "../../support/workspace.ts";

/** What the check says of an article with this text. */
const saidOf = async (text: string, files: Files = {}) =>
  (await problemsIn({ ...articleWith("Un texto", text), ...files })).map(place);

const at = (code: string) => [`articles/Telar.md:13:1 ${code} body`];

describe("a link in a text is refused where", () => {
  test.each([
    ["it is written in full", "[x](https://pompa.example/News/NoExiste)"],
    ["it has a slash at the end", "[x](https://pompa.example/News/NoExiste/)"],
    ["its host is in another letter case", "[x](https://POMPA.example/News/NoExiste)"],
    ["it is not encrypted", "[x](http://pompa.example/News/NoExiste)"],
    ["it names the port", "[x](https://pompa.example:443/News/NoExiste)"],
    ["it asks something", "[x](https://pompa.example/News/NoExiste?a=b)"],
    ["it is in angle brackets", "<https://pompa.example/News/NoExiste>"],
    ["it is the text itself", "https://pompa.example/News/NoExiste"],
    ["its target is in angle brackets", "[x](<https://pompa.example/News/NoExiste>)"],
    ["it is defined elsewhere", "[x][y]\n\n[y]: https://pompa.example/News/NoExiste\n\nUn texto"],
    ["it goes up and down", "[x](https://pompa.example/News/../News/NoExiste)"],
  ])("%s", async (_, text) => {
    expect(await saidOf(text)).toEqual(at("unknown-address"));
  });

  test.each([
    ["a page has no such place", "[x](/News/Telar#nada)"],
    ["a list has no such document", "[x](/issues#issue-Nadie)"],
    ["the place has other letters", "[x](/issues#issue-moravidal)"],
    ["it is written in full", "[x](https://pompa.example/who#nadie)"],
    ["it asks something before", "[x](/who?a=b#nadie)"],
    ["it is encoded", "[x](/who#jul%69a)"],
  ])("%s", async (_, text) => {
    expect(await saidOf(text)).toEqual(at("unknown-place"));
  });
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
])("%s leads somewhere", async (text) => {
  expect(await saidOf(text)).toEqual([]);
});

describe("a field with a link is refused where the site has no such page", () => {
  const credit = (link: string) => issueWith("https://www.instagram.com/ana", link);

  test("in a credit", async () => {
    expect(await saidOf("x", credit("https://pompa.example/Nadie"))).toEqual([
      "issues/MoraVidal.yaml:13:13 unknown-address credits.col1[1].link",
    ]);
    expect(await saidOf("x", credit("https://pompa.example/Editorials#proyecto99"))).toEqual([
      "issues/MoraVidal.yaml:13:13 unknown-place credits.col1[1].link",
    ]);
    expect(await saidOf("x", credit("https://pompa.example/News/Telar"))).toEqual([]);
  });

  test("in the file of a person", async () => {
    const file = { "people/ana-sosa.yaml": "name: Ana Sosa\nlink: https://pompa.example/club-pompa#nada\n" };
    expect(await saidOf("x", { ...credit("''"), ...file })).toEqual(["people/ana-sosa.yaml:2:7 unknown-place link"]);
  });

  test("in the profiles of the magazine", async () => {
    const file = { "site.yaml": SITE.replace("https://www.instagram.com/pompa", "https://pompa.example/nada") };
    expect(await saidOf("x", file)).toEqual([expect.stringContaining("unknown-address social.photos")]);
  });
});

test("what is meant is offered as it was written", async () => {
  const problems = await problemsIn(articleWith("Un texto", "[x](https://pompa.example/MoraVidall) y [y](/who#julai)"));
  expect(problems.map(({ hint }) => hint)).toEqual([
    "¿Quisiste decir «https://pompa.example/MoraVidal»?",
    "¿Quisiste decir «/who#julia»?",
  ]);
});

test("a place of a draft is told of as its page would be", async () => {
  const draft = { "issues/MoraVidal.yaml": `${ISSUE}draft: true\n` };
  expect(await saidOf("[x](/issues#issue-MoraVidal)", draft)).toEqual(at("unpublished-target"));
  expect(await saidOf("[x](https://pompa.example/MoraVidal)", draft)).toEqual(at("unpublished-target"));
});

test("the address of the site counts from the next build on", async () => {
  const text = "[x](https://otra.example/nada)";
  const space = await workspace({ ...VALID, ...articleWith("Un texto", text) });
  expect((await space.build()).problems).toEqual([]);
  await space.write({ "site.yaml": SITE.replace("url: https://pompa.example", "url: https://otra.example") });
  expect((await space.build()).problems.map(place)).toEqual(at("unknown-address"));
});
