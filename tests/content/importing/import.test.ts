/** Documents of other programs are imported as drafts that the compiler accepts, or reported with the reason. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readFields } from "../../../src/content/authoring/patch/read-fields.ts";
import { type CompletedImport, importContent } from "../../../src/content/importing/import-content.ts";
import { reportOf } from "../../../src/content/importing/import-report.ts";
import { ARTICLE, VALID } from "../../support/documents.ts";
import {
  DATA_PICTURE,
  FILLERS,
  GHOST,
  HUGO,
  importInto,
  makeExport,
  metaOf,
  TITLES,
  WORDPRESS,
} from "../../support/content/exports.ts";
import { runCommand } from "../../support/processes.ts";
import { type Files, type Workspace, workspace, writeFiles } from "../../support/workspace.ts";

/** Imports exported files into the valid content. `content`: files that are added to this content before. */
async function importFiles(files: Files, file = "", content: Files = {}) {
  const [space, folder] = [await workspace({ ...VALID, ...content }), await makeExport(files)];
  return { space, folder, imported: await importInto(space, path.join(folder, file)) };
}

const read = ({ contentDir }: Workspace, file: string) => readFile(path.join(contentDir, file), "utf8");

const outcomesOf = ({ documents }: CompletedImport) => [...new Set(documents.map(({ outcome }) => outcome))];

const documentNamed = (imported: CompletedImport, title: string) =>
  imported.documents.find((each) => each.title === title);

const EXPORTS = [
  ["wordpress", WORDPRESS, "sitio.xml"],
  ["ghost", GHOST, "sitio.json"],
  ["hugo", HUGO, ""],
] as const;

test.each(EXPORTS)(
  "%s: every document is imported or reported, and importing again changes no byte",
  async (name, files, file) => {
    const { space, folder, imported: first } = await importFiles(files, file);
    expect((await space.check()).problems).toEqual([]);
    expect(first.documents.length).toBeGreaterThan(FILLERS);
    expect(outcomesOf(first)).toEqual(["new"]);
    const drafts = first.documents.filter((each) => each.file.startsWith("articles/"));
    for (const draft of drafts) expect(await read(space, draft.file)).toContain("\ndraft: true\n");
    const [before, report] = [await space.contents(), reportOf(first, file)];
    const second = await importInto(space, path.join(folder, file));
    expect(outcomesOf(second)).toEqual(["same"]);
    expect(reportOf(second, file)).toBe(report);
    expect(await space.contents()).toEqual(before);
    for (const title of TITLES[name]) expect(report).toContain(`\n- ${title}: `);
  },
);

const bodyOf = (text: string) => text.split("\n---\n").slice(1).join("\n---\n").trim();

test("a WordPress post keeps its paragraphs, galleries, captions, embeds, addresses and unknown markup", async () => {
  const { space, imported } = await importFiles(WORDPRESS, "sitio.xml");
  const gallery = await read(space, "articles/Galeria.md");
  expect(gallery).toContain("headline: Galería & leyendas\n");
  expect(gallery).toContain("formerAddresses:\n  - /2019/03/la-galeria\n  - /2019/03/galeria\n");
  expect(bodyOf(gallery)).toBe(`Primer párrafo\\
con un corte.

Segundo: **Nota:**&#x73;igue pegado.

:::gallery
![Una foto: tela](Galeria/tela.jpg)
![Una foto: hilo](Galeria/hilo.jpg)
:::

::figure{src="Galeria/tela-300x200.jpg" alt="La tela" caption="Una leyenda"}`);
  expect(documentNamed(imported, "Galería & leyendas")?.notes).toEqual([
    "Comentarios, que acá no hay: 1",
    "Campos que acá no hay: fuente = Archivo propio",
    "De una galería faltan imágenes, que no están en la exportación: 1 (línea 22)",
    "Etiquetas, que acá no hay: Moda; telar",
  ]);
  expect(bodyOf(await read(space, "articles/Incrustados.md"))).toBe(`Antes <https://www.youtube.com/embed/abc> después

<https://youtu.be/def>

::embed{url="https://vimeo.com/1" title="Vimeo"}

\`\`\`html
<script>alert("hola")</script>
\`\`\`

\`[contact-form-7 id="5" title="Contacto"]\`

Así \\[sic] lo dijo.`);
  expect(bodyOf(await read(space, "articles/HtmlRoto.md"))).toBe(`## Grande

### Salteado

Una **negrita sin cerrar**

**Otro enlace rojo**

|   |   |
| - | - |
| a | b |`);
  expect(bodyOf(await read(space, "articles/Bloques.md"))).toContain(
    "Leé [la galería](/News/Galeria), [esto](/News/Bloques) y [quiénes somos](https://vieja.example/quienes-somos/).",
  );
  expect(imported.leftOut).toEqual([
    { title: "Privada", why: "es privada" },
    { title: "Con contraseña", why: "tiene contraseña" },
    { title: "Contacto", why: "es una página, y acá las páginas no son documentos" },
    {
      title: "Una redirección",
      why: "es de un tipo que acá no hay, «redirect_rule»; _redirect_rule_from: /viejo; _redirect_rule_to: /nuevo",
    },
  ]);
  expect(imported.attachments.filter(({ isUsed }) => !isUsed).map(({ title }) => title)).toEqual(["nadie"]);
});

test("a Ghost post keeps its cards, its authors and their portraits", async () => {
  const { space, imported } = await importFiles(GHOST, "sitio.json");
  expect(bodyOf(await read(space, "articles/Tarjetas.md"))).toBe(`Uno.

:::gallery{caption="Dos telas"}
![La tela](Tarjetas/tela.jpg)
![Falta describir esta imagen: hilo.jpg](Tarjetas/hilo.jpg)
:::

[Otra nota](https://otra.example/nota)

::embed{url="https://vimeo.com/1" title="Vimeo"}

\`\`\`html
<form action="/x"><input name="a"></form>
\`\`\`

Seguí en [la primera](/News/Nota1).`);
  expect(await read(space, "people/ana-sosa.yaml")).toContain("src: ana-sosa/hilo.jpg");
  const broken = documentNamed(imported, "Rota");
  const line = 1 + (broken?.text.split("\n").findIndex((each) => each.includes("falta.png")) ?? 0);
  expect(broken?.notes).toContain(
    `Falta una imagen (no está junto a la exportación): https://cdn.example/falta.png (línea ${line})`,
  );
  expect(imported.leftOut.map(({ title }) => title).join()).toBe("Sólo miembros,Acerca,Sin texto,Tabla products");
});

test("a Hugo page keeps its Markdown, and its shortcodes become Markdown or code", async () => {
  const { space, imported } = await importFiles(HUGO);
  const bundle = await read(space, "articles/Paquete.md");
  expect(bundle).toContain("formerAddresses:\n  - /viejo/paquete\n  - /otro.html\n  - /posts/paquete\n");
  expect(bundle).toContain("published: 2019-03-04 10:30\n");
  expect(bodyOf(bundle)).toBe(`Uno con nota al pie.[^1]

![El hilo](Paquete/hilo.jpg)

::figure{src="Paquete/tela.jpg" alt="La tela" caption="De cerca"}

<https://www.youtube.com/watch?v=abc123>

Leé [la primera](/News/Nota1), [otra](/News/Nota2) y nada.

\`{{< aviso tipo="info" >}}\`Ojo\`{{< /aviso >}}\`

\`\`\`html
{{< figure src="x" >}}
\`\`\`

[^1]: La nota.`);
  expect(bodyOf(await read(space, "articles/ConHtml.md"))).toBe(`## Título primero

### Salteado

**Nota:** sigue **negrita _rota_** y [enlace](https://otra.example/x).

::embed{url="https://vimeo.com/2" title="Vimeo"}`);
  expect(bodyOf(await read(space, "articles/DeJekyll.md"))).toContain("```js\nlet a = 1;\n```");
  expect(documentNamed(imported, "Un paquete")?.notes).toContain(
    "Direcciones viejas que no se pueden guardar: sólo llevan letras sin acento, números, guiones y barras, y al final .html: /otro.php",
  );
  expect(imported.leftOut.map(({ title }) => path.posix.basename(title))).toEqual([
    "README.md",
    "2019-03-08-lleva.md",
    "about.md",
    "_index.md",
    "componente.mdx",
    "rota.md",
  ]);
});

const page = (title: string, more = "", text = "Texto.") =>
  `---\ntitle: ${title}\ndate: 2019-03-04\n${more}---\n${text}\n`;

const HUGO_CONFIG = 'baseURL = "https://vieja.example/"\ndefaultContentLanguage = "es"\n';
const POST = page("Un telar", "slug: otro\ncategories: Moda Arte\n");
const PLAIN = page("Un telar");

/** Returns the files of a Hugo site with one page. `config`: lines at the end of the site's configuration. */
const hugo = (file: string, text = PLAIN, config = ""): Files => ({
  "hugo.toml": HUGO_CONFIG + config,
  [`content/${file}`]: text,
});
const jekyll = (config: string, file = "_posts/2019-03-04-telar.md", text = PLAIN): Files => ({
  "_config.yml": config,
  [file]: text,
});

const UNKNOWN_VARIABLE = "no permalink with an unknown variable";
const ADDRESSES: [string, Files, string[]][] = [
  ["Hugo's slug", hugo("posts/telar.md", POST), ["/posts/otro"]],
  ["the slug of a Hugo bundle", hugo("posts/telar/index.md", POST), ["/posts/otro"]],
  ["another language of Hugo", hugo("posts/telar.en.md"), ["/en/posts/telar"]],
  ["the main language of Hugo", hugo("posts/telar.es.md"), ["/posts/telar"]],
  ["the language of a Hugo bundle", hugo("telar/index.en.md"), ["/en/telar"]],
  [
    "a url of Hugo in another language",
    { "content/a.en.md": page("Un telar", "url: telares/\n"), "hugo.yaml": "a: 1\n" },
    ["/telares"],
  ],
  [
    "a Hugo folder for a language",
    {
      "config.yaml": "languages: { en: { contentDir: content/en } }\ndefaultContentLanguage: es\n",
      "content/en/posts/telar.md": PLAIN,
    },
    ["/en/posts/telar"],
  ],
  [
    "a Hugo permalink",
    hugo("posts/telar.md", PLAIN, '[permalinks]\nposts = "/:year/:month/:title/"\n'),
    ["/2019/03/un-telar"],
  ],
  [
    "a Hugo permalink in a file of its own",
    {
      "config/_default/hugo.toml": HUGO_CONFIG,
      "config/_default/permalinks.toml": '[page]\nposts = "/n/:slug"\n',
      "content/posts/telar.md": POST,
    },
    ["/n/otro"],
  ],
  ["the ugly URLs of Hugo", hugo("posts/telar.md", PLAIN, "uglyURLs = true\n"), ["/posts/telar.html"]],
  ["a day in the name of a Hugo file", hugo("posts/2019-03-04-telar.md"), ["/posts/2019-03-04-telar"]],
  [
    "the base path of Hugo",
    { "hugo.json": '{ "baseURL": "https://vieja.example/blog/" }', "content/posts/telar.md": PLAIN },
    ["/blog/posts/telar"],
  ],
  ["Jekyll's default", jekyll("url: https://vieja.example\n"), ["/2019/03/04/telar.html"]],
  [
    "the categories of Jekyll",
    jekyll("a: 1\n", "arte/_posts/2019-03-04-telar.md", POST),
    ["/arte/moda/2019/03/04/otro.html"],
  ],
  ["the pretty permalink of Jekyll", jekyll("permalink: pretty\n"), ["/2019/03/04/telar"]],
  [
    "a Jekyll permalink below a base",
    jekyll("permalink: /:year/:y_day/:title\nbaseurl: /blog\n"),
    ["/blog/2019/063/telar"],
  ],
  [
    "the permalink of a Jekyll page",
    jekyll("a: 1\n", undefined, page("Un telar", "permalink: /:year/:title/\n")),
    ["/2019/telar"],
  ],
  ["a Jekyll collection", jekyll("collections: { obras: { permalink: /o/:name } }\n", "_obras/telar.md"), ["/o/telar"]],
  ["a Jekyll page outside of posts", jekyll("a: 1\n", "sobre/telar.md"), ["/sobre/telar.html"]],
  [UNKNOWN_VARIABLE, jekyll("permalink: /:short_day/:title\n"), []],
  ["a path of Eleventy", { "posts/2019-03-04-telar.md": PLAIN }, ["/posts/telar"]],
];

async function expectAddress(name: string, files: Files, addresses: readonly string[]) {
  const { space, imported } = await importFiles(files);
  const { text = "", notes } = documentNamed(imported, "Un telar") ?? {};
  expect(readFields(text, ".md")?.fields.formerAddresses ?? []).toEqual(addresses);
  expect(notes?.join().includes(":short_day")).toBe(name === UNKNOWN_VARIABLE);
  expect((await space.check()).problems).toEqual([]);
}

test.each(ADDRESSES.filter(([name]) => /^(?:Hugo's slug|Jekyll's default)$/.test(name)))(
  "the former address of a page follows %s",
  expectAddress,
);

test.each(ADDRESSES)("the former address of a page follows each pattern: %s", { tags: ["@exhaustive"] }, expectAddress);

test("a part of a project has the former addresses of the whole project", async () => {
  const { imported } = await importFiles(hugo("posts/telar.md"), "content/posts");
  expect(readFields(imported.documents[0]?.text ?? "", ".md")?.fields.formerAddresses).toEqual(["/posts/telar"]);
});

test.each([
  ["a paragraph", "Uno.\n{: .lead}\n\nDos.", "Uno.\n\nDos."],
  ["a heading", "## Hilo {#hilo .ancho}\n\nDos.", "## Hilo\n\nDos."],
  ["a heading of kramdown", "## Hilo {: #hilo}\n\nDos.", "## Hilo\n\nDos."],
  [
    "a link",
    '[uno](https://otra.example/x){:target="_blank" rel=noopener} y dos',
    "[uno](https://otra.example/x) y dos",
  ],
  ["a link of Eleventy", "[uno](https://otra.example/x){target=_blank}", "[uno](https://otra.example/x)"],
  ["emphasis", "*uno*{: .fino} y dos", "*uno* y dos"],
  ["a table of contents", "* Índice\n{:toc}\n\nUno.", "Uno."],
  ["a comment", "{::comment}\nNo.\n{:/comment}\n\nUno.", "Uno."],
  ["a block", "{:.aviso}\nUno.", "Uno."],
])("attributes of %s are removed and reported", { tags: ["@exhaustive"] }, async (_name, text, expected) => {
  const { imported } = await importFiles({ "a.md": page("A", "", text) });
  expect(bodyOf(documentNamed(imported, "A")?.text ?? "")).toBe(expected);
  expect(documentNamed(imported, "A")?.notes.join()).toContain("Marcas de otro programa que se sacaron: ");
});

test.each([
  "Como `{: .lead}` o `{#id}`.",
  "```\n{: .lead}\n```",
  "El conjunto {a=b} y {1, 2}.",
  String.raw`Así: \{: .lead}`,
])("text that only looks like an attribute stays: %s", async (text) => {
  const { imported } = await importFiles({ "a.md": page("A", "", text) });
  expect(bodyOf(documentNamed(imported, "A")?.text ?? "").replaceAll("\\", "")).toBe(text.replaceAll("\\", ""));
});

test("importing again keeps what an editor changed or removed, and updates what nobody touched", async () => {
  const { space, folder } = await importFiles({
    "a.md": page("A"),
    "b.md": page("B"),
    "c.md": page("C", "", "[A](/a/), [B](/b/)."),
  });
  await space.write({ "articles/A.md": (await read(space, "articles/A.md")).replace("Texto.", "Otro texto.") });
  await space.remove("articles/B.md");
  await space.remove("articles/B");
  const edited = await read(space, "articles/A.md");
  await writeFiles(folder, {
    "a.md": page("A", "", "Más."),
    "b.md": page("B", "", "Más."),
    "c.md": page("C", "", "[B](/b/)"),
  });
  const again = await importInto(space, folder);
  expect(again.documents.map(({ outcome }) => outcome)).toEqual(["edited", "gone", "updated"]);
  expect(await read(space, "articles/A.md")).toBe(edited);
  expect(bodyOf(await read(space, "articles/C.md"))).toBe("B");
  expect((await space.check()).problems).toEqual([]);
});

test("an import that was stopped continues where it stopped", async () => {
  const { space, folder } = await importFiles({ "a.md": page("A", "author: Leo Paz\n"), "b.md": page("B") });
  const whole = await space.contents();
  const ledger = await read(space, ".importado.json");
  await space.write({ ".importado.json": ledger.replaceAll(/"hash": "\w+"/g, '"hash": ""') });
  await space.remove("articles/B.md");
  const again = await importInto(space, folder);
  expect(again.documents.map(({ outcome }) => outcome)).toEqual(["same", "same", "new"]);
  expect(await space.contents()).toEqual(whole);
});

test.each([
  ["Jul 08 2022", "2022-07-08"],
  ["8 July 2022 09:30", "2022-07-08 09:30"],
  ["Fri, 08 Jul 2022 02:00:00 GMT", "2022-07-07 23:00"],
])("the day %j in words is %s on every machine", async (written, expected) => {
  const folder = await makeExport({ "a.md": page("A").replace("2019-03-04", `"${written}"`) });
  for (const zone of ["UTC", "Asia/Tokyo"]) {
    vi.stubEnv("TZ", zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [document] = (await importInto(await workspace(VALID), folder)).documents;
    expect(document?.text).toContain(`\npublished: ${expected}\n`);
  }
});

test("existing documents keep their names and addresses, and team members sign imported documents", async () => {
  const { space, imported } = await importFiles({
    "telar.md": page("Telar", "author: JULIA PAZ\naliases: [/News/Telar, /viejo]\n"),
    "otra.md": page("Otra", "authors: [Ana Sosa]\naliases: /viejo\n"),
  });
  expect(await read(space, "articles/Telar.md")).toBe(ARTICLE);
  const text = await read(space, "articles/Telar-2.md");
  expect(text).toContain("\nauthor: julia\n");
  expect(text).toContain("formerAddresses:\n  - /telar\n");
  for (const taken of ["articles/Telar.md: /News/Telar", "articles/Otra.md: /viejo"])
    expect(documentNamed(imported, "Telar")?.notes).toContain(`Direcciones viejas que ya son de ${taken}`);
  expect((await space.check()).problems).toEqual([]);
});

test("a text that the site would refuse is reported with the reason, and nothing of it is written", async () => {
  const before = await (await workspace(VALID)).contents();
  const { space, imported } = await importFiles({
    "honda.md": page("Honda", "", `${">".repeat(60)} a\n\n![x](foto.jpg)`),
    "foto.jpg": [9, 9],
  });
  expect(imported.documents.map(({ outcome }) => outcome)).toEqual(["refused"]);
  const report = reportOf(imported, "x");
  expect(report).toMatch(/## Lo que no se trajo\n\n- Honda: el sitio no lo aceptaría\. línea \d+: /);
  expect(report).toContain("![x](Honda/foto.jpg)");
  expect(await space.contents()).toEqual({ ...before, ".importado.json": expect.anything() });
});

test("imported projects have their category and their authors", async () => {
  const folder = await makeExport({ "zapato.md": page("Zapato", "tags: [Calzado, cuero]\nauthors: [Ana Sosa]\n") });
  const space = await workspace(VALID);
  const imported = await importInto(space, folder, { type: "cards" });
  const text = await read(space, "cards/Zapato.md");
  expect(text).toContain("category: CALZADO\n");
  expect(text).toContain("authors:\n  - name: Ana Sosa\n");
  expect(documentNamed(imported, "Zapato")?.notes).toContain("Etiquetas, que acá no hay: cuero");
  expect((await space.check()).problems).toEqual([]);
});

test("tags that name a topic become topics, and other tags are reported", async () => {
  const tela = { "tela.md": page("Tela", "tags: [oficios, Cuero, CRAFTS]\n") };
  const topic = { "topics/oficio.yaml": "name: { es: Oficios, en: Crafts }\norder: 1\n" };
  const { space, imported } = await importFiles(tela, "", topic);
  expect(await read(space, "articles/Tela.md")).toContain("\ntopics:\n  - oficio\n");
  expect(documentNamed(imported, "Tela")?.notes.join()).toMatch(/: Cuero$/);
  expect((await space.check()).problems).toEqual([]);
});

test("pictures are downloaded only on request, and stay if a later import does not request them", async () => {
  const bytes = Buffer.from(DATA_PICTURE.split(",")[1] ?? "", "base64");
  let requests = 0;
  const server = createServer(({ url }, answer) => {
    requests++;
    answer.writeHead(url === "/foto.png" ? 200 : 404).end(url === "/foto.png" ? bytes : undefined);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await makeExport({ "a.md": page("A", "", `Ahí: ![Una](${site}/foto.png) ![Otra](${site}/nada.png)`) });
  const space = await workspace(VALID);
  await importInto(space, folder);
  expect(requests).toBe(0);
  const imported = await importInto(space, folder, { download: true });
  expect(documentNamed(imported, "A")).toMatchObject({
    outcome: "updated",
    notes: [`Falta una imagen (el servidor contestó 404): ${site}/nada.png (línea 13)`],
  });
  const before = await space.contents();
  await importInto(space, folder);
  expect(requests).toBe(2);
  expect(await space.contents()).toEqual(before);
});

test("a broken export is imported up to the error, and the line of the error is reported", async () => {
  const whole = String(WORDPRESS["sitio.xml"]);
  const half = whole.slice(0, whole.indexOf("Nota 20"));
  const broken = half.replace("<wp:postmeta>", `${metaOf("x", "y")}<wp:postmeta>&nada;`);
  const { imported } = await importFiles({ "sitio.xml": broken }, "sitio.xml");
  expect(documentNamed(imported, "Nota 19")?.outcome).toBe("new");
  expect(imported.leftOut.at(-1)?.why).toMatch(/^el XML está roto en la línea \d+/);
});

test("a file that is no export is refused", async () => {
  const { contentDir } = await workspace(VALID);
  const folder = await makeExport({ "a.json": "{}", "b.xml": "<rss><channel></channel></rss>", "c.xml": "nada" });
  for (const [name, refusal] of [
    ["a.json", "El archivo no es una exportación de Ghost (JSON)."],
    ["b.xml", "El archivo no es una exportación de WordPress (WXR)."],
    ["c.xml", "El archivo no es una exportación de WordPress (WXR)."],
  ]) {
    const file = path.join(folder, String(name));
    expect(await importContent({ contentDir, file, type: "articles", download: false })).toEqual({ refusal });
  }
});

test("the command writes a report beside the export and prints a summary", async () => {
  const folder = await makeExport({ "sitio/a.md": page("A"), "sitio/b.md": "Sin datos." });
  const { contentDir } = await workspace(VALID);
  const run = (...args: string[]) => runCommand(["import-content", ...args, "--content", contentDir]);
  const { stdout, status } = run(path.join(folder, "sitio"));
  expect(stdout).toMatch(/^Nuevos: 1\nQue no son documentos de acá: 1\nQué falta y por qué: .*sitio\.importado\.md\n/);
  expect(status).toBe(0);
  expect(await readFile(path.join(folder, "sitio.importado.md"), "utf8")).toContain("- b.md: no tiene datos");
  const wrong = run(folder, "--type", "issue");
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("Uso: npm run content:import -- ")]);
  expect(run(path.join(folder, "nada")).stderr).toContain("No existe");
});
