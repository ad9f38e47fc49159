/** With `api: true`, the documents of a magazine are published as JSON with their schemas. */
import path from "node:path";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { buildContent } from "../../src/content/compiler/build-content.ts";
import { contentConfig } from "../../src/types/content-config.ts";
import { addApi } from "../../src/delivery/api/add-api.ts";
import { headersFile } from "../../src/delivery/server/headers.ts";
import { FolderPlan } from "../../src/shared/files/folder-plan.ts";
import { newFolder } from "../support/folders.ts";
import { FULL_MAGAZINE } from "../support/small-magazine/full.ts";
import { writeFullMagazine } from "../support/small-magazine/write.ts";
import { writeFiles } from "../support/workspace.ts";

const URL = "https://pompa.example/revista";

interface Index {
  types: Record<string, { shown: string; schema: string }>;
}

/** Writes the API of a magazine with every type, served below a path. */
async function writeApi(): Promise<{ names: string[]; read: (address: string) => unknown }> {
  const folder = await newFolder();
  const [contentDir, generated] = [path.join(folder, "content"), path.join(folder, "out")];
  await writeFullMagazine(contentDir);
  const telar = FULL_MAGAZINE["articles/Telar.md"] ?? "";
  await writeFiles(contentDir, {
    "articles/Borrador.md": telar.replace("---\n", "---\ndraft: true\n"),
    "articles/Luego.md": telar.replace(/^published: .*/m, "published: 2027-01-01"),
  });
  const places = { contentDir, outDir: generated, cacheDir: path.join(folder, "cache"), base: "/revista/" };
  const built = await buildContent({ config: contentConfig, version: "1", now: "2026-11-27 12:00", ...places });
  expect(built.problems).toEqual([]);
  const site = new FolderPlan();
  await addApi(site, { generated, url: URL, base: "/revista/" });
  const read = (address: string) => JSON.parse(site.read(address.slice(URL.length + 1)).toString()) as unknown;
  return { names: site.names(), read };
}

test("every document follows the schema of its type, and the index leads to it", async () => {
  const { names, read } = await writeApi();
  const { types } = read(`${URL}/api/index.json`) as Index;
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat("iri", true);
  for (const [type, { shown, schema }] of Object.entries(types)) {
    const validate = ajv.compile(read(schema) as object);
    const list = read(shown) as { slug: string }[] | null;
    const documents = Array.isArray(list)
      ? list.map(({ slug }) => read(`${URL}/api/${type}/${slug}.json`))
      : [list].filter(Boolean);
    const faults = documents.flatMap((document) => (validate(document) ? [] : (validate.errors ?? [])));
    expect({ type, faults }).toEqual({ type, faults: [] });
  }
  expect(names).toContain("api/issues/MoraVidal.json");
});

test("addresses in fields, texts and pictures are absolute", async () => {
  const { names, read } = await writeApi();
  const texts = names.map((name) => JSON.stringify(read(`${URL}/${name}`))).join("\n");
  expect(texts.match(/"\/[^"\s]*"|\\"\/|(?:^|, )\/media/g)).toBeNull();
  expect(read(`${URL}/api/issues/MoraVidal.json`)).toMatchObject({
    address: `${URL}/MoraVidal`,
    image: { src: expect.stringMatching(/^https:\/\/pompa\.example\/revista\/media\//) as string },
  });
});

test("drafts and scheduled documents are left out, and scripts of other sites may read the API", async () => {
  const { names } = await writeApi();
  const articles = names.filter((name) => name.startsWith("api/articles/"));
  expect(articles).toContain("api/articles/Telar.json");
  expect(articles.filter((name) => /Borrador|Luego/.test(name))).toEqual([]);
  expect(headersFile("/")).toContain("/api/*\n  Access-Control-Allow-Origin: *");
});
