/** `content:rename` as an editor runs it: nothing leads to the old name any more, and nothing else changes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { applyRenaming } from "../../../src/content/authoring/apply-changes.ts";
import { readFields } from "../../../src/content/authoring/patch/read-fields.ts";
import { describeRenaming, renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { ROOT } from "../../../src/delivery/build/paths.ts";
import { accepted, rename } from "../../support/content/accepted.ts";
import { ARTICLE, articleWith, ISSUE, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { runCommand } from "../../support/processes.ts";
import { type Files, type Workspace, workspace } from "../../support/workspace.ts";

/** Makes a title from the name of a file. */
const titleOf = (file: string) => `El ${path.parse(file).name}`;

/** Mentions of the article and of its author in every form that content has. */
const MENTIONS: Files = {
  ...VALID,
  "articles/Telar.md": `${ARTICLE.replace("author: julia", "author: 'julia' # firma").replace("published", "link: /News/telar # en minúsculas\npublished")}
![Un hilo](Telar/portada.png)

Ver [esta misma](/news/TELAR?a=1) y [otra][ella].

[ella]: /MoraVidal
`,
  "issues/MoraVidal.yaml": `# El número de Mora.
${ISSUE}presentation: |
  Un taller. Después, [la nota](/News/Telar) y [un telar](https://telar.example/News/Telar).
gallery:
  - src: "../articles/Telar/portada.png" # prestada
    orientation: landscape
    alt: Un telar
`,
};

const run = ({ contentDir }: Workspace, ...args: string[]) =>
  runCommand(["rename-content", ...args, "--content", contentDir]);

/** Plans the renaming of the article, without changing any file. */
const planRenaming = ({ contentDir }: Workspace) =>
  accepted(renameDocument({ contentDir, type: "articles", from: "Telar", to: "Urdimbre" }));

/** Returns the files with the same change made to their paths and their texts. */
function changeAll(files: Record<string, string>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [change(file), change(text)]));
}

describe("a renaming", () => {
  test("of a topic changes its file and its name in each document", async () => {
    const topics = "author: julia\ntopics: [oficio, materia] # dos\n";
    const space = await workspace({
      ...VALID,
      ...articleWith("author: julia\n", topics),
      "topics/oficio.yaml": "name: { es: Oficios }\norder: 1\n",
      "topics/materia.yaml": "name: { es: Materia }\norder: 2\n",
    });
    const { status } = run(space, "tema", "oficio", "taller");
    expect(status).toBe(0);
    const after = await space.contents();
    expect(after["articles/Telar.md"]).toContain("topics: [taller, materia] # dos\n");
    expect(after["topics/taller.yaml"]).toContain("Oficios");
    expect((await space.check()).problems).toEqual([]);
  });

  test("of an article changes its file, its pictures, its link and the links to it", async () => {
    const space = await workspace(MENTIONS);
    const before = await space.contents();
    const { status, stdout } = run(space, "nota", "Telar", "Urdimbre");
    expect(stdout).toContain("Movido: articles/Telar.md → articles/Urdimbre.md");
    expect(status).toBe(0);
    const expected = changeAll(before, (text) =>
      text
        .replaceAll(/(?<!example)\/news\/telar/gi, "/News/Urdimbre")
        .replaceAll(/(?<![\w/])(\.\.\/)?(articles\/)?Telar(?=\/|\.md)/g, "$1$2Urdimbre"),
    );
    const line = "link: /News/Urdimbre # en minÃºsculas\n";
    expected["articles/Urdimbre.md"] = String(expected["articles/Urdimbre.md"]).replace(
      line,
      `${line}formerAddresses: [/News/Telar]\n`,
    );
    expect(await space.contents()).toEqual(expected);
  });

  test("of a draft leaves no former address", async () => {
    const space = await workspace({ ...VALID, ...articleWith("author:", "draft: true\nauthor:") });
    run(space, "nota", "Telar", "Trama");
    expect(await readFile(path.join(space.contentDir, "articles/Trama.md"), "utf8")).not.toContain("formerAddresses");
  });

  test("of a team member changes the signature of articles and keeps its quotes", async () => {
    const space = await workspace(MENTIONS);
    const before = await space.contents();
    expect(run(space, "team", "julia", "julia-paz").status).toBe(0);
    expect(await space.contents()).toEqual(
      changeAll(before, (text) =>
        text.replace("'julia'", "'julia-paz'").replace(/^(team\/)?julia(?=[/.])|(?<=src: )julia/m, "$1julia-paz"),
      ),
    );
  });

  test.each([
    ["the last field before a text with Windows line ends", ARTICLE.replaceAll("\n", "\r\n")],
    ["a block of lines before another field", ARTICLE.replace("author: julia", "author: >-\n  julia\nlang: es")],
  ])("of a team member changes a signature in %s", async (_name, text) => {
    const { contentDir } = await workspace({ ...VALID, "articles/Telar.md": text });
    const { texts } = await accepted(renameDocument({ contentDir, type: "team", from: "julia", to: "ana" }));
    expect(texts.get("articles/Telar.md")?.after).toBe(text.replace(/(?<=author: (?:>-\s+)?)julia/, "ana"));
  });

  test("to a name that YAML would read as a number puts it in quotes", async () => {
    const { contentDir } = await workspace(VALID);
    const { texts } = await accepted(renameDocument({ contentDir, type: "team", from: "julia", to: "123" }));
    expect(texts.get("articles/Telar.md")?.after).toContain('author: "123"');
  });

  test("may change the letter case alone", async () => {
    const space = await workspace(MENTIONS);
    expect(run(space, "issue", "MoraVidal", "Moravidal").status).toBe(0);
    expect(Object.keys(await space.contents())).toContain("issues/Moravidal/tapa.png");
  });

  test.each([
    ["another letter case", ["TELAR"], ["/News/Telar"]],
    ["letter case twice", ["TELAR", "telar"], ["/News/Telar", "/News/TELAR"]],
    ["away and back", ["Trama", "Telar"], ["/News/Telar", "/News/Trama"]],
    ["away, back and away again", ["Trama", "Telar", "Trama"], ["/News/Telar"]],
    ["away twice", ["Trama", "Urdimbre"], ["/News/Telar", "/News/Trama"]],
    ["away and back in other letters", ["Trama", "telar"], ["/News/Telar", "/News/Trama"]],
  ])(
    "keeps all former addresses, first the one by which feeds know the article: %s",
    async (_name, names, addresses) => {
      const space = await workspace({ ...VALID, "articles/Telar.md": ARTICLE });
      let from = "Telar";
      for (const to of names) {
        await rename(space.contentDir, renameDocument({ contentDir: space.contentDir, type: "articles", from, to }));
        from = to;
      }
      expect((await space.check()).problems).toEqual([]);
      const { fields } =
        readFields(await readFile(path.join(space.contentDir, `articles/${from}.md`), "utf8"), ".md") ?? {};
      expect(fields?.formerAddresses).toEqual(addresses);
    },
  );
});

test("addresses in code and comments stay, and links in headings and quotations change", async () => {
  const text = `\uFEFF${ARTICLE.replace("author: julia", "# ver [ahí](/News/Telar)\nauthor: julia").replace("Telar/portada", "Telar//portada")}
## Ver [esto](/News/Telar)

Se escribe \`[así](/News/Telar)\`.

\`\`\`
[ella]: /News/Telar
\`\`\`

> Como [ahí][cita].
>
> [cita]: /News/Telar
`;
  const space = await workspace({ ...VALID, "articles/Telar.md": text });
  expect(run(space, "nota", "Telar", "Urdimbre").status).toBe(0);
  expect(await readFile(path.join(space.contentDir, "articles/Urdimbre.md"), "utf8")).toBe(
    text
      .replace("Telar//portada", "Urdimbre//portada")
      .replace("[esto](/News/Telar)", "[esto](/News/Urdimbre)")
      .replace("> [cita]: /News/Telar", "> [cita]: /News/Urdimbre")
      .replace("author: julia\n", "author: julia\nformerAddresses: [/News/Telar]\n"),
  );
});

test("the link of a credit to a page or to a place in a list follows a renamed document", async () => {
  const own = (page: string) => ISSUE.replace("https://www.instagram.com/ana", `https://pompa.example/${page}`);
  const space = await workspace({
    ...VALID,
    "issues/MoraVidal.yaml": own("who#julia"),
    "issues/Nina.yaml": own("moravidal/")
      .replaceAll("MoraVidal", "Nina")
      .replace("Ana Sosa", "Eva Ríos")
      .replace("#80", "#81"),
    "issues/Nina/tapa.png": [30, 40],
  });
  expect(run(space, "team", "julia", "julia-paz").status).toBe(0);
  expect(run(space, "issue", "MoraVidal", "Mora").stderr).toBe("");
  const after = await space.contents();
  expect(after["issues/Mora.yaml"]).toContain("link: https://pompa.example/who#julia-paz\n");
  expect(after["issues/Nina.yaml"]).toContain("link: https://pompa.example/Mora\n");
});

describe("links in a Markdown text to a renamed article", () => {
  /** Resolves to a text as the renaming changes it. The text is at the end of an issue. */
  async function renameIn(text: string): Promise<string | undefined> {
    const { texts } = await planRenaming(await workspace({ ...VALID, "issues/MoraVidal.yaml": ISSUE + text }));
    return texts.get("issues/MoraVidal.yaml")?.after.slice(ISSUE.length);
  }
  const LINK = "[a](/News/Telar)";

  test.each([
    "<https://pompa.example/News/Telar>",
    "https://pompa.example/News/Telar",
    "[a](https://pompa.example/news/telar/)",
    "[a](http://Pompa.example/News/Telar?b=c)",
    "[a][b]\n\n  [b]: https://pompa.example/News/Telar",
    "[a](</News/Telar>)",
    "[a](/news#article-Telar)",
    "[a](https://pompa.example/News#article-Telar)",
  ])("change in the form %s", async (link) => {
    const renamed = link
      .replace(/https?:\/\/pompa\.example/i, "https://pompa.example")
      .replace(/News\/Telar\/?|News(?=#)/i, (page) => (page.length > 4 ? "News/Urdimbre" : "news"));
    expect(await renameIn(`presentation: |\n  Ver ${link}\n`)).toBe(
      `presentation: |\n  Ver ${renamed.replace("article-Telar", "article-Urdimbre")}\n`,
    );
  });

  test.each([
    ["a block of lines", `presentation: |\n  Un *texto*.\n\n  Ver ${LINK}.\n`],
    ["a block with a deeper margin and a comment", `presentation: |4-   # sangrado\n\n     Ver\n    ${LINK}.\n`],
    ["folded lines", `presentation: >-\n  Un texto\n  que sigue, ${LINK}\n  y *sigue*.\n`],
    ["several folded lines", `presentation: >-\n  Ver ${LINK}\n  y después\n  ${LINK}.\n`],
    ["a plain value", `presentation: Ver ${LINK}\n  en otra línea.\n`],
    ["single quotes", `presentation: 'Ver ${LINK}' # acá\n`],
    ["single quotes within single quotes", `presentation: 'Ver ''esto'' en ${LINK}'\n`],
    ["escapes", `presentation: "Ver \\"esto\\".\\n\\n${LINK}"\n`],
    ["lines that end as in Windows", `presentation: |\r\n  Ver\r\n  ${LINK}.\r\n`],
    ["angle brackets and a title", 'presentation: |\n  [a](</News/Telar> "El [b](/x) de") y [c](/News/Telar (d)).\n'],
    ["a definition over two lines", "presentation: |\n  [a].\n\n  [a]:\n    /news/telar#hoy\n    'Título'\n"],
    ["a picture in a link", "presentation: |\n  [![a](../articles/Telar/portada.png)](/News/Telar)\n"],
    ["a list in a quotation", `presentation: |\n  > - Ver ${LINK}\n  >   y ${LINK}\n`],
    ["a table", `presentation: |\n  | a |\n  |---|\n  | ${LINK} |\n`],
    ["a heading, whose sign begins a comment in YAML", `presentation: |\n  ## Ver ${LINK}\n`],
  ])("change in %s", async (_name, text) => {
    const expected = text.replaceAll(/\/news\/telar|(?<=articles\/)Telar/gi, (at) =>
      at.startsWith("/") ? "/News/Urdimbre" : "Urdimbre",
    );
    expect(expected).not.toBe(text);
    expect(await renameIn(text)).toBe(expected);
  });

  test.each([
    ["code in a line", `presentation: |\n  Se escribe \`${LINK}\` o \`\` \`${LINK} \`\`.\n`],
    ["a block of code", `presentation: |\n  ~~~md\n  ${LINK}\n  \`\`\`\n  ~~~\n`],
    ["a block of code by its margin", `presentation: |\n  Así:\n\n      ${LINK}\n`],
    ["an escaped link", `presentation: |\n  Se escribe \\${LINK}.\n`],
    ["a comment of YAML", `presentation: Un texto. # ver ${LINK}\n`],
    ["a field that is no Markdown", `lang: es\nlink: /MoraVidal # ${LINK}\n`],
  ])("stay in %s", async (_name, text) => {
    expect(await renameIn(text)).toBeUndefined();
  });
});

test("a renaming is described in words before it is carried out", async () => {
  expect(describeRenaming(await planRenaming(await workspace(MENTIONS)), titleOf)).toEqual([
    "En «El MoraVidal» se cambia lo que lo nombra.",
    "Su dirección pasa de /News/Telar a /News/Urdimbre, y quien visite la vieja llega a la nueva.",
  ]);
});

describe("a renaming that is not carried out changes nothing", () => {
  test("because a document changed after it was read", async () => {
    const space = await workspace(MENTIONS);
    const renaming = await planRenaming(space);
    await space.write({ "issues/MoraVidal.yaml": ISSUE });
    const before = await space.contents();
    expect(await applyRenaming(space.contentDir, renaming)).toEqual({
      refusal: "issues/MoraVidal.yaml cambió mientras tanto: probá de nuevo.",
    });
    expect(await space.contents()).toEqual(before);
  });

  test("because the new name was taken meanwhile", async () => {
    const space = await workspace(MENTIONS);
    const renaming = await planRenaming(space);
    await space.write({ "articles/Urdimbre/otra.png": [1, 1] });
    const before = await space.contents();
    await expect(applyRenaming(space.contentDir, renaming)).rejects.toMatchObject({ syscall: "rename" });
    expect(await space.contents()).toEqual(before);
  });
});

test.each<[name: string, args: string[], message: string, files?: Files]>([
  ["a document that does not exist", ["nota", "Tela", "Otra"], "¿Quisiste decir «Telar»?"],
  ["the name that the document has already", ["nota", "Telar", "Telar"], "Ya se llama articles/Telar.md"],
  ["a name that is taken", ["issue", "MoraVidal", "Nina"], "Ya existe issues/Nina.yaml."],
  ["a name that is the address of a page", ["issue", "MoraVidal", "Who"], "/who"],
  ["a name that is no address", ["nota", "Telar", "El telar"], "¿Quisiste decir «El-telar»?"],
  ["a document with mistakes", ["equipo", "rota", "sana"], "tiene problemas"],
  ["the name of a folder of pictures", ["nota", "Telar", "Otra"], "articles/Otra", { "articles/Otra/x.png": [1, 1] }],
  [
    "a document that one with mistakes may name",
    ["nota", "Telar", "Otra"],
    "articles/Rota.md tiene problemas",
    { "articles/Rota.md": ARTICLE.replace("El telar", '""') },
  ],
  ["a missing name", ["nota", "Telar"], "Uso:"],
  ["an unknown option", ["nota", "Telar", "Otra", "--nada"], "Uso:"],
])("%s is refused, and nothing changes", async (_name, args, message, files) => {
  const nina = { "issues/Nina.yaml": ISSUE.replaceAll("MoraVidal", "Nina"), "issues/Nina/tapa.png": [30, 40] } as Files;
  const rota = { "team/rota.yaml": TEAM_MEMBER.replace("order: 1", "order: uno") };
  const space = await workspace({ ...MENTIONS, ...nina, ...rota, ...files });
  const before = await space.contents();
  const { status, stderr } = run(space, ...args);
  expect(stderr).toContain(message);
  expect(status).toBe(args.includes("--nada") ? 2 : 1);
  expect(await space.contents()).toEqual(before);
});

test("a text is whole, old or new, at every moment of a renaming and after it was killed", async () => {
  const [before, after] = ["a".repeat(3_000_000), "b".repeat(3_000_000)];
  const { contentDir } = await workspace({ "nota.txt": before });
  const module = pathToFileURL(path.join(ROOT, "src/content/authoring/apply-changes.ts"));
  const script = `import { applyRenaming } from ${JSON.stringify(module.href)};
    let [before, after] = ["a", "b"].map((letter) => letter.repeat(3_000_000));
    for (;;) {
      await applyRenaming(${JSON.stringify(contentDir)}, { texts: new Map([["nota.txt", { before, after }]]), moves: [] });
      [before, after] = [after, before];
      process.stdout.write(".");
    }`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { cwd: ROOT });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  const read = () => readFile(path.join(contentDir, "nota.txt"), "utf8");
  const seen = new Set<string>();
  for (let reading = 0; reading < 100; reading++) seen.add(await read());
  child.kill("SIGKILL");
  await once(child, "exit");
  seen.add(await read());
  expect([...seen].filter((text) => text !== before && text !== after).map(({ length }) => length)).toEqual([]);
});
