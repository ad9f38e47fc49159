/** E-mails of issues and weeks that the command writes. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ARTICLE, ISSUE, VALID } from "../../support/documents.ts";
import { newsletter } from "../../support/newsletter.ts";
import { ACCEPTED, BUTTONDOWN, startSenders } from "../../support/servers/senders.ts";
import { PAGES, SITE, writeFiles } from "../../support/workspace.ts";

/** Returns an article with a day of publication. */
const article = (headline: string, day: string, more = "") =>
  ARTICLE.replace("El telar", headline).replace("2026-10-01", day).replace("author: julia\n", `author: julia\n${more}`);
const inIssue = "issue: MoraVidal\n";

const CONTENT = {
  "site.yaml": SITE,
  ...PAGES,
  ...VALID,
  "issues/MoraVidal.yaml": `${ISSUE}presentation: |
  Cuelga vasijas en [su taller](https://taller.example/vasijas).

  ::figure{src="MoraVidal/vasija.png" alt="Una vasija" caption="En su taller"}

  :::gallery{caption="Todo el taller"}
  ![Otra vasija](MoraVidal/vasija.png)
  :::

  - Barro.

  - [Esmalte](https://taller.example/esmalte).

  Usa {{ arcilla }} y \\*|sal|\\*.
contents:
  - title: Oficios
    pieces: [articles/Telar, articles/Agujas, articles/Tarde]
`,
  "issues/MoraVidal/vasija.png": [900, 600] as [number, number],
  "articles/Telar.md": article("El telar", "2026-11-20", inIssue),
  "articles/Agujas.md": article("¿Agujas?", "2026-11-14", `${inIssue}lang: en\n`),
  "articles/Viejo.md": article("Un viejo", "2026-11-13"),
  "articles/Zurcido.md": article("Un zurcido", "2026-11-13"),
  "articles/Apunte.md": article("Un apunte", "2026-11-19", "draft: true\n"),
  "articles/Tarde.md": article("Más tarde", "2026-11-21", inIssue),
};

/** Noon of 2026-11-20 in Buenos Aires. */
const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 20, 15) / 1000) };

let folder = "";
let content: string[] = [];

/** Writes an e-mail, and resolves to its files and the result of the command. */
async function write(name: string, ...options: string[]) {
  const out = path.join(folder, [name, ...options].join("").replace(/\W/g, ""));
  const result = await newsletter([...(name ? [name] : []), ...content, "--out", out, ...options], {
    ...env,
    KEPT_DIR: path.join(folder, "kept"),
  });
  expect(result).toMatchObject({ status: 0, stderr: "" });
  const read = (file: string) => readFile(path.join(out, file), "utf8");
  const [html, text, json] = await Promise.all(["letter.html", "letter.txt", "letter.json"].map(read));
  return { result, html: html ?? "", text: text ?? "", head: JSON.parse(json ?? "") as Record<string, string> };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-newsletter-"));
  await writeFiles(path.join(folder, "content"), CONTENT);
  content = ["--content", path.join(folder, "content")];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the e-mail of an issue has its text, the addresses of its pictures and its published pieces", async () => {
  const { result, html, text, head } = await write("MoraVidal");
  expect(result.stdout).toContain(text);
  expect(head.subject).toBe("#80 Mora Vidal");
  expect(head.preheader).toMatch(/^Cuelga vasijas en su taller\./);
  expect(text).toBe(`Pompa

#80 Mora Vidal

Cuelga vasijas en su taller.
https://taller.example/vasijas

Barro.

Esmalte.
https://taller.example/esmalte

Usa { { arcilla }} y *|sal|*.

Leer en el sitio:
https://pompa.example/MoraVidal

Oficios

El telar.
Una trama.
https://pompa.example/News/Telar

¿Agujas?
Una trama.
https://pompa.example/News/Agujas

Te llega porque te suscribiste a Pompa. Para darse de baja:
{{unsubscribe}}
`);
  expect(html).toContain("<title>#80 Mora Vidal</title>");
  expect(html).toContain('href="{{unsubscribe}}"');
  expect(html).toContain("&#123;{ arcilla }}");
  expect(html).toMatch(/<td [^>]*lang="en"[^>]*>\s*<h3/);
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)].map(([, src = "", alt]) => `${src} ${alt}`);
  expect(pictures).toEqual([
    "https://pompa.example/og/MoraVidal.jpg Tapa de Mora Vidal",
    expect.stringMatching(/^https:\/\/pompa\.example\/media\/\S+\.webp Tapa de Mora Vidal$/),
    expect.stringMatching(/^https:\/\/pompa\.example\/media\/\S+\.webp Una vasija$/),
    expect.stringMatching(/^https:\/\/pompa\.example\/media\/\S+\.webp Otra vasija$/),
    "https://pompa.example/og/News/Telar.jpg Un telar",
    expect.stringMatching(/^https:\/\/pompa\.example\/media\/\S+\.webp Un telar$/),
    "https://pompa.example/og/News/Agujas.jpg Un telar",
    expect.stringMatching(/^https:\/\/pompa\.example\/media\/\S+\.webp Un telar$/),
  ]);
});

test("an e-mail is compiled apart from the builds of the site", async () => {
  await write("MoraVidal");
  expect((await readdir(path.join(folder, "kept"))).filter((name) => name.startsWith("generated"))).toEqual([
    "generated-letter",
  ]);
});

test("of two e-mails made at once, each has the content of its own folder", async () => {
  const subjects = ["Uno", "Dos"].map(async (headline) => {
    const dir = path.join(folder, headline);
    await writeFiles(dir, { ...CONTENT, "articles/Telar.md": article(headline, "2026-11-20", inIssue) });
    await newsletter(["--content", dir, "--out", `${dir}-out`], { ...env, KEPT_DIR: path.join(folder, "kept") });
    return (JSON.parse(await readFile(path.join(`${dir}-out`, "letter.json"), "utf8")) as { subject: string }).subject;
  });
  expect(await Promise.all(subjects)).toEqual(["Esta semana en Pompa: Uno", "Esta semana en Pompa: Dos"]);
});

test("the e-mail of a week has exactly the articles of its seven days", async () => {
  const { text, head } = await write("");
  expect(head).toEqual({ subject: "Esta semana en Pompa: El telar", preheader: "¿Agujas?" });
  expect(text).toMatch(
    /^Pompa\n\nLa semana en Pompa\n\nDel 14 de noviembre al 20 de noviembre\n\nnews\n\nEl telar\.\n/,
  );
  expect(text.match(/^https:.*/gm)).toEqual(["https://pompa.example/News/Telar", "https://pompa.example/News/Agujas"]);
  expect((await write("2026-11-14")).text).toContain("Un viejo.");
});

test("among articles of one day, the first of the list names the e-mail of a week", async () => {
  const { text, head } = await write("2026-11-13");
  expect(text.match(/^https:.*/gm)).toEqual(["https://pompa.example/News/Viejo", "https://pompa.example/News/Zurcido"]);
  expect(head).toEqual({ subject: "Esta semana en Pompa: Un viejo", preheader: "Un zurcido" });
});

test("subject and preheader can be set, and the e-mail has the placeholders of its sender", async () => {
  const { html, text, head } = await write(
    "issues/moravidal.yaml",
    "--for",
    "mailchimp",
    "--subject",
    "Otro",
    "--preheader",
    "Más",
  );
  expect(head).toEqual({ subject: "Otro", preheader: "Más" });
  expect(html).toMatch(/<title>Otro<\/title>[^]*<div class="preheader"[^>]*>Más<\/div>/);
  expect(html).toContain('href="*|UNSUB|*"');
  expect(html).toContain("*|HTML:LIST_ADDRESS_HTML|*");
  expect(html).toContain("{{ arcilla }} y &#42;|sal|*");
  expect(text).toMatch(/\n\*\|UNSUB\|\*\n\n\*\|LIST:ADDRESSLINE\|\*\n$/);
});

test("a draft is created with the written HTML, and nothing is sent", async () => {
  const senders = await startSenders(ACCEPTED);
  const out = path.join(folder, "draft");
  const keys = { BUTTONDOWN_API_KEY: "una-clave", SENDERS: senders.url, KEPT_DIR: path.join(folder, "kept") };
  const result = await newsletter(["MoraVidal", ...content, "--out", out, "--for", "buttondown", "--draft"], {
    ...env,
    ...keys,
  });
  senders.close();
  expect(result).toMatchObject({ status: 0, stderr: "" });
  expect(result.stdout).toContain("https://buttondown.com/emails/fa7bd3bb-ee24-409d-8e95-2ddd0cad5de5");
  const [draft, ...others] = senders.requests;
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ request: BUTTONDOWN, authorization: "Token una-clave" });
  expect(draft?.body).toMatchObject({ status: "draft", template: "naked", subject: "#80 Mora Vidal" });
  expect(draft?.body?.body).toContain(await readFile(path.join(out, "letter.html"), "utf8"));
  expect(draft?.body?.body).toContain('href="{{ unsubscribe_url }}"');
});

const REFUSED: [args: string[], status: number, sentence: string][] = [
  [["MoraVidl"], 1, "No hay nada publicado que se llame «MoraVidl». ¿Quisiste decir «MoraVidal»?"],
  [["Apunte"], 1, "No hay nada publicado que se llame «Apunte»."],
  [["2026-09-10"], 1, "Del 2026-09-04 al 2026-09-10 no se publicó nada"],
  [["2026-02-31"], 1, "2026-02-31 no es un día que haya pasado."],
  [["2026-11-21"], 1, "2026-11-21 no es un día que haya pasado."],
  [["MoraVidal", "--for", "constructor"], 2, "--for constructor: no se conoce ese programa."],
  [["MoraVidal", "--draft"], 2, "--draft va con --for buttondown o con --for mailchimp."],
  [["MoraVidal", "--draft", "--for", "mailchimp"], 2, "falta definir MAILCHIMP_API_KEY y MAILCHIMP_AUDIENCE"],
  [["Telar", "Agujas"], 2, "No se entiende «Agujas»."],
];

const expectRefusal = async (args: string[], status: number, sentence: string) => {
  const result = await newsletter([...args, ...content], { ...env, KEPT_DIR: path.join(folder, "kept") });
  expect(result.status).toBe(status);
  expect(result.stderr).toContain(sentence);
  expect(result.stderr).not.toMatch(/^ {4}at /m);
};

test.each(REFUSED.slice(0, 1))("%j is refused in a sentence", expectRefusal);
test.each(REFUSED.slice(1))("%j is refused in a sentence", { tags: ["@exhaustive"] }, expectRefusal);
