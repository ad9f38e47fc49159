/** Deleting a document: which files go, what becomes of mentions, and how the deletion is undone. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { applyDeletion, undoDeletion } from "../../../src/content/authoring/apply-changes.ts";
import { deleteDocument, describeDeletion } from "../../../src/content/authoring/deleting/delete-document.ts";
import type { DocumentName } from "../../../src/content/authoring/renaming/read-referrers.ts";
import { accepted } from "../../support/content/accepted.ts";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, SITE, type Workspace, workspace } from "../../support/workspace.ts";

/** Returns a text as `contents()` reads it from a file: with one character for each byte. */
const latin1 = (text: string) => Buffer.from(text).toString("latin1");

/** Makes a title from the name of a file. */
const titleOf = (file: string) => `El ${path.parse(file).name}`;

const [MORA, ROTA] = ["issues/MoraVidal.yaml", "issues/Rota.yaml"] as const;
const TELAR = { type: "articles", slug: "Telar" } as const;
const JULIA = { type: "team", slug: "julia" } as const;

const planDeletion = ({ contentDir }: Workspace, name: DocumentName & { successor?: DocumentName }) =>
  accepted(deleteDocument({ contentDir, ...name }));

const removedDirOf = ({ contentDir }: Workspace) => path.join(contentDir, "..", "removed");

const deleteFrom = async (space: Workspace, name: DocumentName & { successor?: DocumentName }) =>
  accepted(applyDeletion(space.contentDir, await planDeletion(space, name), removedDirOf(space)));

const WITH_MENTIONS = {
  ...VALID,
  "articles/Telar.md": ARTICLE.replace("author:", "formerAddresses: [/News/Trama]\nauthor:"),
  [MORA]: `\uFEFF# El número de Mora.
${ISSUE}presentation: |
  Un taller. Después, [la *nota*](/News/Telar?a=1) y [un telar](https://telar.example/News/Telar).
`,
} satisfies Files;

describe("the addresses of a deleted document", () => {
  const succeeded = { ...TELAR, successor: { type: "issues", slug: "MoraVidal" } };

  test("lead to the chosen successor, former addresses included", async () => {
    const space = await workspace(WITH_MENTIONS);
    const deletion = await planDeletion(space, succeeded);
    expect(deletion.texts.get(MORA)?.after).toContain(
      "formerAddresses:\n  - /MoraVidal\n  - /News/Trama\n  - /News/Telar\n",
    );
    expect(describeDeletion(deletion, titleOf).at(-1)).toBe("Quien visite /News/Telar llega a /MoraVidal.");
    await deleteFrom(space, succeeded);
    expect((await space.check()).problems).toEqual([]);
  });

  test("are added to those that gone.yaml already lists", async () => {
    const written = "# Las de antes.\nformerAddresses:\n  - /promo # de 2024\n";
    const space = await workspace({ ...WITH_MENTIONS, "gone.yaml": written });
    const { texts } = await planDeletion(space, TELAR);
    expect(texts.get("gone.yaml")?.after).toBe(`${written}  - /News/Trama\n  - /News/Telar\n`);
  });

  test("are not listed if it was a draft", async () => {
    const draft = WITH_MENTIONS["articles/Telar.md"].replace("author:", "draft: true\nauthor:");
    const space = await workspace({ ...VALID, "articles/Telar.md": draft });
    for (const name of [succeeded, TELAR]) expect((await planDeletion(space, name)).texts.size).toBe(0);
  });
});

test("a deletion removes the file, its pictures and links to it, lists its addresses as gone, and can be undone byte by byte", async () => {
  const space = await workspace(WITH_MENTIONS);
  const before = await space.contents();
  expect(describeDeletion(await planDeletion(space, TELAR), titleOf)).toEqual([
    "Se borra «El Telar».",
    "Se borran sus fotos.",
    "En «El MoraVidal», «la nota» queda como texto, sin enlace.",
    "Quien visite /News/Telar ve la página de inicio, y los buscadores se enteran de que esa ya no está.",
  ]);
  expect(await space.contents()).toEqual(before);
  const applied = await deleteFrom(space, TELAR);
  const { "articles/Telar.md": _text, "articles/Telar/portada.png": _picture, ...rest } = before;
  expect(await space.contents()).toEqual({
    ...rest,
    "gone.yaml": "formerAddresses:\n  - /News/Trama\n  - /News/Telar\n",
    [MORA]: rest[MORA]?.replace("[la *nota*](/News/Telar?a=1)", "la *nota*"),
  });
  expect((await space.check()).problems.map(place)).toEqual([]);
  expect(await undoDeletion(space.contentDir, applied)).toBeUndefined();
  expect(await space.contents()).toEqual(before);
});

const FLOW = `---
{ headline: El telar, published: 2026-10-01, image: { src: Telar/portada.png, alt: Un telar },
  author: julia }
---

Un texto.
`;

test.each([
  [
    "between others",
    ARTICLE.replace("author: julia", "# Quién la firma.\nauthor: 'julia' # firma\nlang: es"),
    /author.*\n/,
  ],
  ["before the body", ARTICLE, /author.*\n/],
  ["in braces", FLOW, /,\n {2}author: julia/],
])(
  "an optional field %s that names the deleted document is removed with its line and no other",
  async (_, text, field) => {
    const space = await workspace({ ...VALID, "articles/Telar.md": text.replaceAll("\n", "\r\n") });
    expect(describeDeletion(await planDeletion(space, JULIA), titleOf)).toContain("«El Telar» deja de nombrarlo.");
    await deleteFrom(space, JULIA);
    expect((await space.contents())["articles/Telar.md"]).toBe(
      latin1(text.replace(field, "").replaceAll("\n", "\r\n")),
    );
    expect((await space.check()).problems.map(place)).toEqual([]);
  },
);

test("a reference written with escaped letters is found", async () => {
  const space = await workspace({ ...VALID, "articles/Telar.md": ARTICLE.replace("julia", String.raw`"jul\u0069a"`) });
  expect((await planDeletion(space, JULIA)).mentions).toMatchObject([{ file: "articles/Telar.md", field: "author" }]);
});

test("a document that a required field names cannot be deleted", async () => {
  const site = SITE.replace("path: /who", "path: /MoraVidal");
  const space = await workspace({ ...VALID, "site.yaml": site });
  expect((await space.check()).problems.map(place)).toEqual([]);
  expect(await deleteDocument({ contentDir: space.contentDir, type: "issues", slug: "MoraVidal" })).toEqual({
    refusal: "No se puede borrar «MoraVidal», porque hace falta en site.yaml (navigation[1].path).",
  });
});

test("pictures that another document shows are not deleted", async () => {
  const gallery = "gallery: [{ src: ../articles/Telar/portada.png, orientation: landscape, alt: Un telar }]\n";
  const space = await workspace({ ...VALID, [MORA]: ISSUE + gallery });
  expect(describeDeletion(await planDeletion(space, TELAR), titleOf)).toEqual([
    "Se borra «El Telar».",
    "Sus fotos se quedan, porque se ven también en «El MoraVidal».",
    "Quien visite /News/Telar ve la página de inicio, y los buscadores se enteran de que esa ya no está.",
  ]);
  await deleteFrom(space, TELAR);
  expect(Object.keys(await space.contents())).toContain("articles/Telar/portada.png");
  expect((await space.check()).problems.map(place)).toEqual([]);
});

describe("a link to the deleted document becomes text", () => {
  const LINK = "[la nota](/News/Telar)";

  test.each([
    ["in a block of lines", `|\n  Un *texto*.\n\n  Ver ${LINK}.\n`, "|\n  Un *texto*.\n\n  Ver la nota.\n"],
    ["in folded lines", `>-\n  Ver [la\n  nota](/news/telar/#a)\n  y más.\n`, ">-\n  Ver la\n  nota\n  y más.\n"],
    ["in a plain value", `Ver ${LINK}.\n`, "Ver la nota.\n"],
    ["in single quotes", `'Ver ''esto'' en ${LINK}' # acá\n`, "'Ver ''esto'' en la nota' # acá\n"],
    ["in escapes", `"Ver \\"esto\\".\\n\\n${LINK}"\n`, '"Ver \\"esto\\".\\n\\nla nota"\n'],
    ["twice in a line", `Ver ${LINK} y ${LINK}\n`, "Ver la nota y la nota\n"],
    ["with a title", `|\n  Ver [la nota](</News/Telar> "El [b](/x) de").\n`, "|\n  Ver la nota.\n"],
    ["around a picture", "|\n  [![a](MoraVidal/tapa.png)](/News/Telar)\n", "|\n  ![a](MoraVidal/tapa.png)\n"],
    [
      "by a definition, which is removed with its line",
      "|\n  Ver [la nota][n], [esta][N] y [n].\n\n  [n]: /News/Telar\n  [o]: /MoraVidal\n\n  Ver [o].\n",
      "|\n  Ver la nota, esta y n.\n\n  [o]: /MoraVidal\n\n  Ver [o].\n",
    ],
    ["with the full address", "|\n  Ver [la nota](https://POMPA.example/news/telar/).\n", "|\n  Ver la nota.\n"],
    ["to its place in a list", "|\n  Ver [la nota](/news#article-Telar).\n", "|\n  Ver la nota.\n"],
    [
      "that shows its address",
      "|\n  Ver <https://pompa.example/News/Telar> y https://pompa.example/News/Telar\n",
      "|\n  Ver pompa.example/News/Telar y pompa.example/News/Telar\n",
    ],
    ["whose words would begin a list", "|\n  [1. La nota](/News/Telar)\n", "|\n  1\\. La nota\n"],
    ["whose words would be a heading", "|\n  [# La nota](/News/Telar)\n", "|\n  \\# La nota\n"],
    ["whose emphasis begins a line", "|\n  [*La* nota](/News/Telar)\n", "|\n  *La* nota\n"],
  ])("%s", async (_name, written, expected) => {
    const space = await workspace({ ...VALID, [MORA]: `${ISSUE}presentation: ${written}` });
    const { texts } = await planDeletion(space, TELAR);
    expect(texts.get(MORA)?.after.slice(ISSUE.length)).toBe(`presentation: ${expected}`);
  });

  test("but stays as it is in code", async () => {
    const space = await workspace({ ...VALID, [MORA]: `${ISSUE}presentation: Así \`${LINK}\`.\n` });
    expect([...(await planDeletion(space, TELAR)).texts.keys()]).toEqual(["gone.yaml"]);
  });
});

describe("a deletion is refused and changes nothing:", () => {
  test.each<[string, Files, DocumentName, string]>([
    ["a document that does not exist", {}, { ...TELAR, slug: "Tela" }, "¿Quisiste decir «Telar»?"],
    ["a path outside the content folder", {}, { ...TELAR, slug: "../site" }, "No existe"],
    ["a name in another letter case", {}, { ...TELAR, slug: "telar" }, "No existe articles/telar.md"],
    [
      "a document that one with mistakes may link to",
      { [ROTA]: "name: [\npresentation: Ver [esto](/news/telar).\n" },
      TELAR,
      `${ROTA} tiene problemas`,
    ],
    [
      "an author whom one with mistakes may name",
      { "articles/Rota.md": "---\nauthor: julia\n---\n" },
      JULIA,
      "Rota.md",
    ],
    ["a document whose picture one with mistakes shows", { [ROTA]: "src: ../articles/Telar/a.png" }, TELAR, ROTA],
    ["any document beside a file that cannot be read", { [ROTA]: Buffer.from([0, 1, 2]) }, TELAR, ROTA],
  ])("%s", async (_name, files, name, message) => {
    const space = await workspace({ ...VALID, ...files });
    const before = await space.contents();
    expect(await deleteDocument({ contentDir: space.contentDir, ...name })).toEqual({
      refusal: expect.stringContaining(message) as string,
    });
    expect(await space.contents()).toEqual(before);
  });

  test("a mention that changed after the deletion was planned", async () => {
    const space = await workspace(WITH_MENTIONS);
    const deletion = await planDeletion(space, TELAR);
    await space.write({ [MORA]: ISSUE });
    const before = await space.contents();
    expect(await applyDeletion(space.contentDir, deletion, removedDirOf(space))).toEqual({
      refusal: expect.stringContaining("issues/MoraVidal.yaml cambió") as string,
    });
    expect(await space.contents()).toEqual(before);
  });

  test.each<[string, Files]>([
    ["a text changed", { [MORA]: ISSUE }],
    ["its name was taken", { "articles/Telar.md": ARTICLE }],
  ])("undoing one because %s", async (_name, files) => {
    const space = await workspace(WITH_MENTIONS);
    const applied = await deleteFrom(space, TELAR);
    await space.write(files);
    const before = await space.contents();
    expect(await undoDeletion(space.contentDir, applied)).toEqual({
      refusal: expect.stringContaining(Object.keys(files)[0] ?? "") as string,
    });
    expect(await space.contents()).toEqual(before);
  });
});

test("a document with mistakes can be deleted, and so can documents that it does not name", async () => {
  const space = await workspace({
    ...VALID,
    "articles/Rota.md": "---\nsrc: Rota/a.png\n[",
    "issues/Mala.yaml": "name: [Telares",
  });
  await deleteFrom(space, { type: "articles", slug: "Rota" });
  await deleteFrom(space, TELAR);
  expect(Object.keys(await space.contents()).filter((file) => file.startsWith("articles/"))).toEqual([]);
});

test("a link to the page of a deleted person stays if credits still make the page, and else becomes text", async () => {
  const linking = `${ISSUE}presentation: |\n  Con [Ana](/colaboradores/ana-sosa) y [Nadie](/colaboradores/nadie).\n`;
  const space = await workspace({
    ...VALID,
    [MORA]: linking,
    "people/ana-sosa.yaml": "name: Ana Sosa\n",
    "people/nadie.yaml": "name: Nadie\n",
  });
  await deleteFrom(space, { type: "people", slug: "ana-sosa" });
  await deleteFrom(space, { type: "people", slug: "nadie" });
  expect((await space.contents())[MORA]).toBe(latin1(linking.replace("[Nadie](/colaboradores/nadie)", "Nadie")));
  expect((await space.check()).problems).toEqual([]);
});
