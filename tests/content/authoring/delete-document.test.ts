/** Deleting a document: which files go, what becomes of mentions, and how the deletion is undone. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type AppliedDeletion, applyDeletion, undoDeletion } from "../../../src/content/authoring/apply-changes.ts";
import {
  deleteDocument,
  type Deletion,
  describeDeletion,
} from "../../../src/content/authoring/deleting/delete-document.ts";
import type { DocumentName } from "../../../src/content/authoring/renaming/read-referrers.ts";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { type Files, place, SITE, type Workspace, workspace } from "../../support/workspace.ts";

/** Makes a title from the name of a file. */
const titleOf = (file: string) => `El ${path.parse(file).name}`;

const TELAR = { type: "articles", slug: "Telar" } as const;
const JULIA = { type: "team", slug: "julia" } as const;

async function planDeletion({ contentDir }: Workspace, name: DocumentName): Promise<Deletion> {
  const deletion = await deleteDocument({ contentDir, ...name });
  if ("refusal" in deletion) throw new Error(deletion.refusal);
  return deletion;
}

const removedDirOf = ({ contentDir }: Workspace) => path.join(contentDir, "..", "removed");

async function deleteFrom(space: Workspace, name: DocumentName): Promise<AppliedDeletion> {
  const applied = await applyDeletion(space.contentDir, await planDeletion(space, name), removedDirOf(space));
  if ("refusal" in applied) throw new Error(applied.refusal);
  return applied;
}

const WITH_MENTIONS: Files = {
  ...VALID,
  "issues/MoraVidal.yaml": `\uFEFF# El número de Mora.
${ISSUE}presentation: |
  Un taller. Después, [la *nota*](/News/Telar?a=1) y [un telar](https://telar.example/News/Telar).
`,
};

describe("the addresses of a deleted document", () => {
  const name = { type: "articles", slug: "Telar" } as const;
  const successor = { type: "issues", slug: "MoraVidal" } as const;
  const former = ARTICLE.replace("author:", "formerAddresses: [/News/Trama]\nauthor:");

  test("lead to the chosen successor, former addresses included", async () => {
    const space = await workspace({ ...WITH_MENTIONS, "articles/Telar.md": former });
    const deletion = await deleteDocument({ contentDir: space.contentDir, ...name, successor });
    if ("refusal" in deletion) throw new Error(deletion.refusal);
    expect(deletion.texts.get("issues/MoraVidal.yaml")?.after).toContain(
      "formerAddresses:\n  - /MoraVidal\n  - /News/Trama\n  - /News/Telar\n",
    );
    expect(describeDeletion(deletion, titleOf).at(-1)).toBe("Quien visite /News/Telar llega a /MoraVidal.");
    await applyDeletion(space.contentDir, deletion, removedDirOf(space));
    expect((await space.check()).problems).toEqual([]);
  });

  test("are listed as gone if there is no successor, until the deletion is undone", async () => {
    const space = await workspace({ ...WITH_MENTIONS, "articles/Telar.md": former });
    const before = await space.contents();
    const deletion = await planDeletion(space, name);
    expect(describeDeletion(deletion, titleOf).at(-1)).toBe(
      "Quien visite /News/Telar ve la página de inicio, y los buscadores se enteran de que esa ya no está.",
    );
    const applied = await applyDeletion(space.contentDir, deletion, removedDirOf(space));
    if ("refusal" in applied) throw new Error(applied.refusal);
    expect((await space.contents())["gone.yaml"]).toBe("formerAddresses:\n  - /News/Trama\n  - /News/Telar\n");
    expect((await space.check()).problems).toEqual([]);
    expect(await undoDeletion(space.contentDir, applied)).toBeUndefined();
    expect(await space.contents()).toEqual(before);
  });

  test("are added to those that gone.yaml already lists", async () => {
    const written = "# Las de antes.\nformerAddresses:\n  - /promo # de 2024\n";
    const space = await workspace({ ...WITH_MENTIONS, "gone.yaml": written });
    expect((await planDeletion(space, name)).texts.get("gone.yaml")?.after).toBe(`${written}  - /News/Telar\n`);
  });

  test("are not listed if it was a draft", async () => {
    const space = await workspace({ ...VALID, "articles/Telar.md": former.replace("author:", "draft: true\nauthor:") });
    const deletion = await deleteDocument({ contentDir: space.contentDir, ...name, successor });
    expect("texts" in deletion && [...deletion.texts.keys()]).toEqual([]);
    expect((await planDeletion(space, name)).texts.size).toBe(0);
  });
});

test("a deletion removes the file and its pictures, turns links to it into text, and can be undone byte by byte", async () => {
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
    "gone.yaml": "formerAddresses:\n  - /News/Telar\n",
    "issues/MoraVidal.yaml": rest["issues/MoraVidal.yaml"]?.replace("[la *nota*](/News/Telar?a=1)", "la *nota*"),
  });
  expect((await space.check()).problems.map(place)).toEqual([]);
  expect(await undoDeletion(space.contentDir, applied)).toBeUndefined();
  expect(await space.contents()).toEqual(before);
});

test("an optional field that names the deleted document is removed with its line and no other", async () => {
  const text = ARTICLE.replace("author: julia", "# Quién la firma.\nauthor: 'julia' # firma\nlang: es");
  const space = await workspace({ ...VALID, "articles/Telar.md": text.replaceAll("\n", "\r\n") });
  expect(describeDeletion(await planDeletion(space, JULIA), titleOf)).toContain("«El Telar» deja de nombrarlo.");
  await deleteFrom(space, JULIA);
  expect(await readFile(path.join(space.contentDir, "articles/Telar.md"), "utf8")).toBe(
    text.replace("author: 'julia' # firma\n", "").replaceAll("\n", "\r\n"),
  );
  expect((await space.check()).problems.map(place)).toEqual([]);
});

test("the last field before the body is removed with its line if it names the deleted document", async () => {
  const space = await workspace(VALID);
  await deleteFrom(space, JULIA);
  expect(await readFile(path.join(space.contentDir, "articles/Telar.md"), "utf8")).toBe(
    ARTICLE.replace("author: julia\n", ""),
  );
});

test("a field in braces that names the deleted document is removed", async () => {
  const flow = `---
{ headline: El telar, published: 2026-10-01, image: { src: Telar/portada.png, alt: Un telar },
  author: julia }
---

Un texto.
`;
  const space = await workspace({ ...VALID, "articles/Telar.md": flow.replaceAll("\n", "\r\n") });
  await deleteFrom(space, JULIA);
  const text = await readFile(path.join(space.contentDir, "articles/Telar.md"), "utf8");
  expect(text).not.toContain("julia");
  expect(text).not.toMatch(/(?<!\r)\n/);
  expect((await space.check()).problems.map(place)).toEqual([]);
});

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
  const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": ISSUE + gallery });
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
    const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": `${ISSUE}presentation: ${written}` });
    const { texts } = await planDeletion(space, TELAR);
    expect(texts.get("issues/MoraVidal.yaml")?.after.slice(ISSUE.length)).toBe(`presentation: ${expected}`);
  });

  test("but stays as it is in code", async () => {
    const space = await workspace({ ...VALID, "issues/MoraVidal.yaml": `${ISSUE}presentation: Así \`${LINK}\`.\n` });
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
      { "issues/Rota.yaml": "name: [\npresentation: Ver [esto](/news/telar).\n" },
      TELAR,
      "issues/Rota.yaml tiene problemas",
    ],
    [
      "a document that one with mistakes may name as author",
      { "articles/Rota.md": "---\nauthor: julia\n---\n" },
      JULIA,
      "articles/Rota.md",
    ],
    [
      "a document whose picture one with mistakes shows",
      { "issues/Rota.yaml": "src: ../articles/Telar/a.png" },
      TELAR,
      "issues/Rota.yaml",
    ],
    [
      "any document beside a file that cannot be read",
      { "issues/Rota.yaml": Buffer.from([0, 1, 2]) },
      TELAR,
      "issues/Rota.yaml",
    ],
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
    await writeFile(path.join(space.contentDir, "issues/MoraVidal.yaml"), ISSUE);
    const before = await space.contents();
    expect(await applyDeletion(space.contentDir, deletion, removedDirOf(space))).toEqual({
      refusal: expect.stringContaining("issues/MoraVidal.yaml cambió") as string,
    });
    expect(await space.contents()).toEqual(before);
  });

  test.each<[string, Files]>([
    ["a text changed", { "issues/MoraVidal.yaml": ISSUE }],
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
    "issues/MoraVidal.yaml": linking,
    "people/ana-sosa.yaml": "name: Ana Sosa\n",
    "people/nadie.yaml": "name: Nadie\n",
  });
  await deleteFrom(space, { type: "people", slug: "ana-sosa" });
  await deleteFrom(space, { type: "people", slug: "nadie" });
  expect(await readFile(path.join(space.contentDir, "issues/MoraVidal.yaml"), "utf8")).toBe(
    linking.replace("[Nadie](/colaboradores/nadie)", "Nadie"),
  );
  expect((await space.check()).problems).toEqual([]);
});
