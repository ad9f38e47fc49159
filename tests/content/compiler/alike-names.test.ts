/** Names that look alike and are not: found where only the way of writing an accent differs, or the difference is said. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE, issueWith, MP4, VALID } from "../../support/documents.ts";
import { type Files, place, workspace } from "../../support/workspace.ts";

const [NFC, NFD] = ["ñandú", "ñandú".normalize("NFD")];

/** Names another picture, and has it under yet another name. */
const cover = (named: string, onDisk: string): Files => {
  const { "issues/MoraVidal.yaml": _issue, "issues/MoraVidal/tapa.png": picture, ...rest } = VALID;
  return { ...rest, ...issueWith("MoraVidal/tapa.png", named), [`issues/${onDisk}`]: picture };
};

async function checked(files: Files) {
  const { check } = await workspace(files);
  const { problems, warnings } = await check();
  return [...problems, ...warnings];
}

describe.each([
  ["composed", NFC, NFD],
  ["decomposed", NFD, NFC],
])("a name that a document writes %s and the disk otherwise", (_name, named, onDisk) => {
  test("of a picture", async () => {
    expect((await checked(cover(`MoraVidal/${named}.png`, `MoraVidal/${onDisk}.png`))).map(place)).toEqual([]);
  });

  test("of its folder, and of both", async () => {
    expect((await checked(cover(`${named}/tapa.png`, `${onDisk}/tapa.png`))).map(place)).toEqual([]);
    expect((await checked(cover(`${named}/${named}.png`, `${onDisk}/${onDisk}.png`))).map(place)).toEqual([]);
    expect((await checked(cover(`${named}/${onDisk}.png`, `${onDisk}/${named}.png`))).map(place)).toEqual([]);
  });

  test("of a picture in a text, also as a web address", async () => {
    const pictures = `\n![Un telar](Telar/${named}.png)\n\n![Otro](Telar/${encodeURI(named)}2.png)\n`;
    const files = { [`articles/Telar/${onDisk}.png`]: [9, 9], [`articles/Telar/${onDisk}2.png`]: [8, 8] } as Files;
    const told = await checked({ ...VALID, "articles/Telar.md": ARTICLE + pictures, ...files });
    expect(told.map(place)).toEqual([]);
  });

  test("of a video, and the site is built", async () => {
    const { build, published } = await workspace({
      ...cover(`MoraVidal/${named}.png`, `MoraVidal/${onDisk}.png`),
      "cards/Corto.md": `---\ntitle: Corto\ncategory: VIDEO\npublished: 2026-10-01\nimage: { src: Corto/a.png, alt: Una }\nvideo: Corto/${named}.mp4\n---\n\nUn corto.\n`,
      "cards/Corto/a.png": [40, 30],
      [`cards/Corto/${onDisk}.mp4`]: MP4,
    });
    const { problems, warnings } = await build();
    expect([...problems, ...warnings].map(place)).toEqual([]);
    for (const address of await published()) expect(address).toMatch(/^[\w/.-]+$/);
  });
});

test("of two files that differ in nothing else, each is the one that is named", async () => {
  const files = {
    ...cover(`MoraVidal/${NFC}.png`, `MoraVidal/${NFC}.png`),
    [`issues/MoraVidal/${NFD}.png`]: [5, 5] as [number, number],
  };
  expect((await checked(files)).map(({ code }) => code)).toEqual(["unused-file"]);
});

describe("what looks alike and is another name is told with the sign that differs", () => {
  test.each<[name: string, files: Files, said: string[]]>([
    ["Cyrillic in a picture", cover("MoraVidal/tаpa.png", "MoraVidal/tapa.png"), ["«а» (U+0430)", "«a» (U+0061)"]],
    ["Greek in its folder", cover("Mοra/tapa.png", "Mora/tapa.png"), ["No existe"]],
    ["a space that a screenshot has", cover("MoraVidal/9 AM.png", "MoraVidal/9\u202fAM.png"), ["U+0020", "U+202F"]],
    [
      "Cyrillic in a reference",
      { ...VALID, "articles/Telar.md": ARTICLE.replace("author: julia", "author: juliа") },
      ["«а» (U+0430)"],
    ],
    ["… in an option", { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", "layout: brі") }, ["U+0456"]],
    ["… in a field", { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("layout:", "lаyout:") }, ["U+0430"]],
    ["… in an address", { ...VALID, "articles/Telar.md": `${ARTICLE}\n[Quién](/whо)\n` }, ["U+043E"]],
    ["… in the name of a document", { ...VALID, "articles/Telаr.md": ARTICLE }, ["U+0430"]],
  ])("%s", async (_name, files, said) => {
    const words = (await checked(files)).map(({ message, hint }) => `${message} ${hint}`).join("\n");
    for (const each of said) expect(words).toContain(each);
  });

  test("an accent or another letter that is seen is not", async () => {
    const [told] = await checked(cover("MoraVidal/tapá.png", "MoraVidal/tapa.png"));
    expect(told?.hint).toBe("¿Quisiste decir «MoraVidal/tapa.png»?");
  });
});
