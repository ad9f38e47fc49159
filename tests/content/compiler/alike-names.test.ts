/** Names that look alike: a file is found under another Unicode normal form, and any other difference is explained. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE, issueWith, MP4, VALID } from "../../support/documents.ts";
import { type Files, place, workspace } from "../../support/workspace.ts";

const [NFC, NFD] = ["ñandú", "ñandú".normalize("NFD")];

/** Returns valid content with an issue that names its picture `reference`, although the file is called `onDisk`. */
const cover = (reference: string, onDisk: string): Files => {
  const { "issues/MoraVidal.yaml": _issue, "issues/MoraVidal/tapa.png": picture, ...rest } = VALID;
  return { ...rest, ...issueWith("MoraVidal/tapa.png", reference), [`issues/${onDisk}`]: picture };
};

async function findProblems(files: Files) {
  const { problems, warnings } = await (await workspace(files)).check();
  return [...problems, ...warnings];
}

describe.each([
  ["composed", NFC, NFD],
  ["decomposed", NFD, NFC],
])("a name written %s in a document and in the other normal form on the disk", (_name, reference, onDisk) => {
  test("finds a picture", async () => {
    expect((await findProblems(cover(`MoraVidal/${reference}.png`, `MoraVidal/${onDisk}.png`))).map(place)).toEqual([]);
  });

  test("finds a folder, also together with a picture in it", async () => {
    for (const [written, file] of [
      [`${reference}/tapa.png`, `${onDisk}/tapa.png`],
      [`${reference}/${reference}.png`, `${onDisk}/${onDisk}.png`],
      [`${reference}/${onDisk}.png`, `${onDisk}/${reference}.png`],
    ] as const)
      expect((await findProblems(cover(written, file))).map(place)).toEqual([]);
  });

  test("finds a picture of a text, also in an encoded address", async () => {
    const pictures = `\n![Un telar](Telar/${reference}.png)\n\n![Otro](Telar/${encodeURI(reference)}2.png)\n`;
    const files = { [`articles/Telar/${onDisk}.png`]: [9, 9], [`articles/Telar/${onDisk}2.png`]: [8, 8] } as Files;
    const problems = await findProblems({ ...VALID, "articles/Telar.md": ARTICLE + pictures, ...files });
    expect(problems.map(place)).toEqual([]);
  });

  test("finds a video, which is published under an ASCII address", async () => {
    const { build, published } = await workspace({
      ...cover(`MoraVidal/${reference}.png`, `MoraVidal/${onDisk}.png`),
      "cards/Corto.md": `---\ntitle: Corto\ncategory: VIDEO\npublished: 2026-10-01\nimage: { src: Corto/a.png, alt: Una }\nvideo: Corto/${reference}.mp4\n---\n\nUn corto.\n`,
      "cards/Corto/a.png": [40, 30],
      [`cards/Corto/${onDisk}.mp4`]: MP4,
    });
    const { problems, warnings } = await build();
    expect([...problems, ...warnings].map(place)).toEqual([]);
    for (const address of await published()) expect(address).toMatch(/^[\w/.-]+$/);
  });
});

test("of two files whose names differ only in normal form, the document uses the one that it names", async () => {
  const files = {
    ...cover(`MoraVidal/${NFC}.png`, `MoraVidal/${NFC}.png`),
    [`issues/MoraVidal/${NFD}.png`]: [5, 5] as [number, number],
  };
  expect((await findProblems(files)).map(({ code }) => code)).toEqual(["unused-file"]);
});

describe("a lookalike letter in a name is a problem", () => {
  test.each<[name: string, files: Files, phrases: string[]]>([
    [
      "Cyrillic in the name of a picture",
      cover("MoraVidal/tаpa.png", "MoraVidal/tapa.png"),
      ["«а» (U+0430)", "«a» (U+0061)"],
    ],
    ["Greek in the folder of a picture", cover("Mοra/tapa.png", "Mora/tapa.png"), ["No existe"]],
    [
      "a plain space for the narrow space of a screenshot",
      cover("MoraVidal/9 AM.png", "MoraVidal/9\u202fAM.png"),
      ["U+0020", "U+202F"],
    ],
    [
      "Cyrillic in a reference",
      { ...VALID, "articles/Telar.md": ARTICLE.replace("author: julia", "author: juliа") },
      ["«а» (U+0430)"],
    ],
    [
      "Cyrillic in an option",
      { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("layout: bri", "layout: brі") },
      ["U+0456"],
    ],
    ["Cyrillic in a field", { ...VALID, "issues/MoraVidal.yaml": ISSUE.replace("layout:", "lаyout:") }, ["U+0430"]],
    ["Cyrillic in an address", { ...VALID, "articles/Telar.md": `${ARTICLE}\n[Quién](/whо)\n` }, ["U+043E"]],
    ["Cyrillic in the name of a document", { ...VALID, "articles/Telаr.md": ARTICLE }, ["U+0430"]],
  ])("%s", async (_name, files, phrases) => {
    const words = (await findProblems(files)).map(({ message, hint }) => `${message} ${hint}`).join("\n");
    for (const each of phrases) expect(words).toContain(each);
  });

  test("a name with another accent gets a suggestion without code points", async () => {
    const [problem] = await findProblems(cover("MoraVidal/tapá.png", "MoraVidal/tapa.png"));
    expect(problem?.hint).toBe("¿Quisiste decir «MoraVidal/tapa.png»?");
  });
});
