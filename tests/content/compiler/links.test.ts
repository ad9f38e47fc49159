/** Symbolic links in the content folder are followed inside it and refused where they lead outside. */
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { MP4 } from "../../support/documents.ts";
import { KITCHEN_FILES, kitchen, RECIPE } from "../../support/content/kitchen.ts";
import { type Files, place, workspaceOf, writeFiles } from "../../support/workspace.ts";

const SECRET = "TOP SECRET";

/** Builds a sample site with symbolic links. `links`: path in the content folder → target, relative to the link. */
async function buildWithLinks(links: Record<string, string>, files: Files = {}) {
  const space = await workspaceOf(kitchen, { ...KITCHEN_FILES, ...files });
  await writeFiles(path.join(space.contentDir, "../outside"), {
    "ana.yaml": `name: ${SECRET}\n`,
    "Pizza.md": RECIPE.replace("Ñoquis", SECRET),
    "foto.png": [40, 30],
  });
  for (const [link, target] of Object.entries(links)) {
    const file = path.join(space.contentDir, link);
    await mkdir(path.dirname(file), { recursive: true });
    await rm(file, { recursive: true, force: true });
    await symlink(target, file);
  }
  const { problems } = await space.build();
  return { ...space, problems: problems.map(place) };
}

const clip = (src: string): Files => ({ "recipes/Noquis.md": RECIPE.replace("photo:", `clip: ${src}\nphoto:`) });
const photo = (src: string): Files => ({ "recipes/Noquis.md": RECIPE.replace("../kitchen/mesada.png", src) });

test.each<[name: string, links: Record<string, string>, files: Files, expected: string]>([
  ["a document", { "recipes/Pizza.md": "../../outside/Pizza.md" }, {}, "recipes/Pizza.md:1:1 outside-link"],
  ["a document by its absolute path", { "cooks/passwd.yaml": "/etc/passwd" }, {}, "cooks/passwd.yaml:1:1 outside-link"],
  ["a folder of pictures", { "recipes/fotos": "../../outside" }, {}, "recipes/fotos:1:1 outside-link"],
  ["a folder at the top", { kitchens: "../outside" }, {}, "kitchens:1:1 outside-link"],
  [
    "a picture",
    { "kitchen/foto.png": "../../outside/foto.png" },
    photo("../kitchen/foto.png"),
    "recipes/Noquis.md:6:8 outside-link photo.src",
  ],
  [
    "a video",
    { "kitchen/corto.mp4": "../../outside/ana.yaml" },
    clip("../kitchen/corto.mp4"),
    "recipes/Noquis.md:5:7 outside-link clip",
  ],
  [
    "a picture in a linked folder",
    { "kitchen/mas": "../../outside" },
    photo("../kitchen/mas/foto.png"),
    "recipes/Noquis.md:6:8 outside-link photo.src",
  ],
  [
    "a picture by way of a second link",
    { "kitchen/uno.png": "dos.png", "kitchen/dos.png": "../../outside/foto.png" },
    photo("../kitchen/uno.png"),
    "recipes/Noquis.md:6:8 outside-link photo.src",
  ],
  ["a missing document", { "recipes/Pizza.md": "nada.md" }, {}, "recipes/Pizza.md:1:1 broken-link"],
  [
    "a document by way of a circle",
    { "recipes/Pizza.md": "Otra.md", "recipes/Otra.md": "Pizza.md" },
    {},
    "recipes/Otra.md:1:1 broken-link",
  ],
  [
    "a picture that is the link itself",
    { "kitchen/foto.png": "foto.png" },
    photo("../kitchen/foto.png"),
    "recipes/Noquis.md:6:8 broken-link photo.src",
  ],
])("a link to %s is refused at its place, and nothing is published", async (_name, links, files, expected) => {
  const { problems, output } = await buildWithLinks(links, files);
  expect(problems).toContain(expected);
  expect(new Set(problems.map((each) => each.split(" ")[1]))).toEqual(new Set([expected.split(" ")[1]]));
  expect(await output()).toEqual(new Map());
});

test("a type whose folder is a link to the outside is refused and has no documents", async () => {
  const { problems } = await buildWithLinks({ cooks: "../outside" });
  expect(problems).toEqual(["cooks:1:1 outside-link", "recipes/Noquis.md:4:7 dangling-reference cook"]);
});

test("a video behind a link inside the content is published as a file", async () => {
  const { problems, list, published } = await buildWithLinks(
    { "recipes/corto.mp4": "../kitchen/corto.mp4" },
    { ...clip("corto.mp4"), "kitchen/corto.mp4": MP4 },
  );
  expect(problems).toEqual([]);
  const summaries = (await list("recipes")) as { clip: string }[];
  expect(await published()).toContain(summaries[0]?.clip);
});

test("links to a document, a picture and a folder inside the content are followed", async () => {
  const { problems, list, published } = await buildWithLinks(
    { "cooks/eva.yaml": "ana.yaml", "recipes/fotos": "../kitchen", "kitchen/otra.png": "mesada.png" },
    photo("fotos/otra.png"),
  );
  expect(problems).toEqual([]);
  expect(await list("cooks")).toMatchObject([{ slug: "ana" }, { slug: "eva", name: "Ana" }]);
  const summaries = (await list("recipes")) as { photo: { src: string } }[];
  expect(summaries).toMatchObject([{ photo: { width: 40 } }]);
  expect(await published()).toContain(summaries[0]?.photo.src);
});
