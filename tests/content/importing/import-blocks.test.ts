/** An import turns blocks of other programs into blocks that the check accepts. */
import path from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VALID } from "../../support/documents.ts";
import { ghostExport, importInto, makeExport, wordpressPosts } from "../../support/content/exports.ts";
import { type Files, workspace } from "../../support/workspace.ts";

/** Imports files that another program exported, and checks the content. */
async function importAndCheck(files: Files, file: string) {
  const space = await workspace(VALID);
  const imported = await importInto(space, path.join(await makeExport(files), file));
  const { problems } = await space.check();
  return { imported, problems };
}

/** Imports exported files, and resolves to the body, the lines and the notes of the document with the title «A». */
async function importPost(files: Files, file: string) {
  const { imported, problems } = await importAndCheck(files, file);
  const document = imported.documents.find(({ title }) => title === "A");
  expect(document).toMatchObject({ outcome: "new", why: "" });
  expect(problems).toEqual([]);
  const { text = "", notes = [] } = document ?? {};
  const body = text.slice(text.indexOf("\n---\n") + 5);
  return { body: body.trim(), lines: text.split("\n"), notes };
}

const fromWordpress = (html: string) => importPost(wordpressPosts([html]), "sitio.xml");
const fromGhost = (html: string) => importPost(ghostExport(html), "sitio.json");
const fromHugo = (text: string) =>
  importPost(
    { "content/a.md": `---\ntitle: A\ndate: 2019-03-04\n---\n${text}\n`, "static/tela.jpg": [60, 40], "hugo.toml": "" },
    "",
  );

const UPLOADS = "https://vieja.example/wp-content/uploads/2019/03";
const TELA = `<img src="${UPLOADS}/tela.jpg" alt="Una tela">`;
const HILO = `<img src="${UPLOADS}/hilo.jpg" alt="Un hilo">`;
/** The block to which the import converts a picture with the caption «Roja». */
const FIGURE = '::figure{src="A/tela.jpg" alt="Una tela" caption="Roja"}';
const embed = (url: string, title: string) => `::embed{url="${url}" title="${title}"}`;
const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const VIMEO = "https://vimeo.com/76979871";
const wrapped = (url: string) => `<div class="wp-block-embed__wrapper">\n${url}\n</div>`;

describe("an import from WordPress", () => {
  test.each([
    [
      "a gallery of attachments, with their captions",
      '[gallery ids="201,202"]',
      ':::gallery\n![Una foto: tela](A/tela.jpg "La tela")\n![Una foto: hilo](A/hilo.jpg)\n:::',
    ],
    [
      "a gallery of nested figures",
      `<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image">${TELA}<figcaption>Una <em>tela</em><br>roja</figcaption></figure><figure class="wp-block-image"><a href="${UPLOADS}/hilo.jpg">${HILO}</a></figure><figcaption>Dos &quot;cosas&quot;</figcaption></figure><!-- /wp:gallery -->`,
      ':::gallery{caption="Dos &#x22;cosas&#x22;"}\n![Una tela](A/tela.jpg "Una tela roja")\n![Un hilo](A/hilo.jpg)\n:::',
    ],
    [
      "a gallery that is a list",
      `<!-- wp:gallery --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure>${TELA}<figcaption>Roja</figcaption></figure></li><li class="blocks-gallery-item"><figure>${HILO}</figure></li></ul><!-- /wp:gallery -->`,
      ':::gallery\n![Una tela](A/tela.jpg "Roja")\n![Un hilo](A/hilo.jpg)\n:::',
    ],
    [
      "a gallery of a figure with a list",
      `<!-- wp:gallery --><figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure>${TELA}</figure></li><li><figure>${HILO}</figure></li></ul><figcaption class="blocks-gallery-caption">Dos</figcaption></figure><!-- /wp:gallery -->`,
      ':::gallery{caption="Dos"}\n![Una tela](A/tela.jpg)\n![Un hilo](A/hilo.jpg)\n:::',
    ],
    [
      "a picture with its caption",
      `<!-- wp:image --><figure class="wp-block-image">${TELA}<figcaption>Roja</figcaption></figure><!-- /wp:image -->`,
      FIGURE,
    ],
    ["a caption shortcode", `[caption width="9"]${TELA} Roja[/caption]`, FIGURE],
    [
      "a picture without a description, which gets a placeholder",
      `[caption width="9"]<img src="${UPLOADS}/tela.jpg"> Roja[/caption]`,
      '::figure{src="A/tela.jpg" alt="Falta describir esta imagen: tela.jpg" caption="Roja"}',
    ],
    [
      "a picture without a caption as a picture",
      `<figure class="wp-block-image">${TELA}</figure>`,
      "![Una tela](A/tela.jpg)",
    ],
    ["a quotation as a quotation", `<blockquote class="wp-block-quote"><p>Así.</p></blockquote>`, "> Así."],
    [
      "a pull quote with its author",
      `<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Una <strong>frase</strong>.</p><cite>Ana Sosa</cite></blockquote></figure><!-- /wp:pullquote -->`,
      ':::quote{by="Ana Sosa"}\nUna **frase**.\n:::',
    ],
    [
      "an embed block with its caption as title",
      `<!-- wp:embed --><figure class="wp-block-embed is-provider-youtube">${wrapped("https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3")}<figcaption>El taller</figcaption></figure><!-- /wp:embed -->`,
      embed(`${YOUTUBE}&#x26;t=3`, "El taller"),
    ],
    [
      "an embed block of another service as a link",
      `<!-- wp:embed --><figure class="wp-block-embed">${wrapped("https://otra.example/v/1")}<figcaption>El taller</figcaption></figure><!-- /wp:embed -->`,
      "[El taller](https://otra.example/v/1)",
    ],
    [
      "a video of a service in a video block",
      `<figure class="wp-block-video"><video src="https://vimeo.com/76979871"></video><figcaption>El taller</figcaption></figure>`,
      embed(VIMEO, "El taller"),
    ],
    [
      "a video file as a link",
      `<figure class="wp-block-video"><video controls src="${UPLOADS}/taller.mp4"></video></figure>`,
      `<${UPLOADS}/taller.mp4>`,
    ],
    ["an [embed] shortcode", "[embed]https://vimeo.com/76979871[/embed]", embed(VIMEO, "Vimeo")],
    [
      "a [youtube] shortcode with an address",
      "[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ&w=640]",
      embed(`${YOUTUBE}&#x26;w=640`, "YouTube"),
    ],
    ["a [vimeo] shortcode", "[vimeo 76979871]", embed(VIMEO, "Vimeo")],
    [
      "an address alone on a line",
      "Uno.\nhttps://youtu.be/dQw4w9WgXcQ\nDos: https://vimeo.com/76979871.\n\nhttps://otra.example/v",
      'Uno.\n\n::embed{url="https://youtu.be/dQw4w9WgXcQ" title="YouTube"}\n\nDos: https\\://vimeo.com/76979871.\n\nhttps\\://otra.example/v',
    ],
    [
      "an address alone in a paragraph",
      "<!-- wp:paragraph --><p>https://youtu.be/dQw4w9WgXcQ</p><!-- /wp:paragraph -->",
      embed("https://youtu.be/dQw4w9WgXcQ", "YouTube"),
    ],
    [
      "an Instagram post with its script",
      `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CxOWiQNP2MO/?utm_source=ig_embed"><a href="https://www.instagram.com/p/CxOWiQNP2MO/">Ver</a></blockquote><script async src="//www.instagram.com/embed.js"></script>`,
      embed("https://www.instagram.com/p/CxOWiQNP2MO/?utm_source=ig_embed", "Instagram"),
    ],
  ])("keeps %s", async (_name, html, expected) => {
    expect((await fromWordpress(html)).body).toBe(expected);
  });
});

describe("an import from Ghost", () => {
  test("links a post only where the whole address is that of the post", async () => {
    const links = ["tag/a", "content/files/a.pdf", "a"].map((at) => `<p><a href="__GHOST_URL__/${at}/">x</a></p>`);
    const { body } = await fromGhost(links.join(""));
    expect(body.match(/\/News\/A/g)).toHaveLength(1);
  });

  const card = (name: string, html: string) => `<figure class="kg-card kg-${name}-card">${html}</figure>`;
  const [tela, hilo] = ["tela", "hilo"].map(
    (name) => `<img src="__GHOST_URL__/content/images/2019/03/${name}.jpg" alt="${name}">`,
  );
  test.each([
    [
      "an image with its caption",
      card("image", `${tela}<figcaption><span>Roja</span></figcaption>`),
      '::figure{src="A/tela.jpg" alt="tela" caption="Roja"}',
    ],
    [
      "a gallery",
      card(
        "gallery",
        `<div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image">${tela}</div><div class="kg-gallery-image">${hilo}</div></div></div><figcaption>Dos</figcaption>`,
      ),
      ':::gallery{caption="Dos"}\n![tela](A/tela.jpg)\n![hilo](A/hilo.jpg)\n:::',
    ],
    [
      "an embed with its title",
      card(
        "embed",
        '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="El taller"></iframe>',
      ),
      embed(YOUTUBE, "El taller"),
    ],
    [
      "an embed with its caption as title",
      card(
        "embed",
        '<iframe src="https://player.vimeo.com/video/76979871" title="vimeo-player"></iframe><figcaption>El taller</figcaption>',
      ),
      embed(VIMEO, "El taller"),
    ],
    [
      "a bookmark as a link with its title",
      card(
        "bookmark",
        '<a class="kg-bookmark-container" href="https://otra.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Otra nota</div><div class="kg-bookmark-description">De qué va</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://otra.example/i.png" alt=""></div></div></a>',
      ),
      "[Otra nota](https://otra.example/x)",
    ],
    [
      "a callout as a note",
      '<div class="kg-card kg-callout-card kg-callout-card-grey"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Hasta el <b>lunes</b>.</div></div>',
      ':::note{title="Nota"}\nHasta el **lunes**.\n:::',
    ],
    [
      "a toggle as a note, with its gallery beside it",
      `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Dónde</h4><button class="kg-toggle-card-icon"><svg><path d="M1"/></svg></button></div><div class="kg-toggle-content"><p>Acá.</p>${card("gallery", tela + String(hilo))}<p>Allá.</p></div></div>`,
      ':::note{title="Dónde"}\nAcá.\n\nAllá.\n:::\n\n:::gallery\n![tela](A/tela.jpg)\n![hilo](A/hilo.jpg)\n:::',
    ],
  ])("keeps %s", async (_name, html, expected) => {
    expect((await fromGhost(html)).body).toBe(expected);
  });
});

describe("an import from Hugo", () => {
  test.each([
    [
      "a figure with its caption and credit",
      '{{< figure src="/tela.jpg" alt="Una tela" title="Roja" caption="De *cerca*" attr="Foto de [Ana](https://a.example)" >}}',
      '::figure{src="A/tela.jpg" alt="Una tela" caption="Roja. De cerca" credit="Foto de Ana"}',
    ],
    [
      "a figure without a caption as a picture",
      '{{% figure src="/tela.jpg" alt="Una tela" %}}',
      "![Una tela](A/tela.jpg)",
    ],
    ["a picture with a title", '![Una tela](/tela.jpg "Roja")', FIGURE],
    ["a youtube shortcode", "{{< youtube dQw4w9WgXcQ >}}", embed(YOUTUBE, "YouTube")],
    [
      "a youtube shortcode with named parameters",
      '{{< youtube id="dQw4w9WgXcQ" title="El taller" >}}',
      embed(YOUTUBE, "El taller"),
    ],
    ["a vimeo shortcode", "{{% vimeo 76979871 %}}", embed(VIMEO, "Vimeo")],
    [
      "an instagram shortcode",
      "{{< instagram CxOWiQNP2MO >}}",
      embed("https://www.instagram.com/p/CxOWiQNP2MO/", "Instagram"),
    ],
    [
      "a gist as a link",
      "{{< gist ana 23932424365401ffa5e9d9810102a477 >}}",
      "<https://gist.github.com/ana/23932424365401ffa5e9d9810102a477>",
    ],
    [
      "footnotes beside raw HTML",
      'Uno.[^1]\n\n<div class="ancho"><iframe src="https://player.vimeo.com/video/76979871"></iframe></div>\n\n[^1]: La nota.',
      'Uno.[^1]\n\n::embed{url="https://vimeo.com/76979871" title="Vimeo"}\n\n[^1]: La nota.',
    ],
    ["directives of another program as text", ":::tip\nUno.\n:::", "\\:::tip\nUno.\n\\:::"],
  ])("keeps %s", async (_name, text, expected) => {
    expect((await fromHugo(text)).body).toBe(expected);
  });
});

test.each([
  ["//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3", YOUTUBE],
  ["http://www.youtube.com/v/dQw4w9WgXcQ", YOUTUBE],
  ["https://player.vimeo.com/video/76979871?dnt=1&amp;h=8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
  [
    "https://w.soundcloud.com/player/?visual=true&amp;url=https%3A%2F%2Fsoundcloud.com%2Fana%2Ftelar&amp;show_artwork=true",
    "https://soundcloud.com/ana/telar",
  ],
  [
    "https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC?si=x",
    "https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC",
  ],
  [
    "https://bandcamp.com/EmbeddedPlayer/album=12/size=large/",
    "https://bandcamp.com/EmbeddedPlayer/album=12/size=large/",
  ],
  ["https://www.instagram.com/p/CxOWiQNP2MO/embed/captioned/", "https://www.instagram.com/p/CxOWiQNP2MO"],
])("the player %s becomes an embed of the page that it plays", async (src, url) => {
  const { body } = await fromGhost(`<iframe src="${src}"></iframe>`);
  expect(body).toMatch(/^::embed\{url="[^"]+" title="\w+"\}$/);
  expect(body).toContain(`"${url}"`);
});

test.each(["https://www.youtube.com/embed/videoseries?list=PL1", "https://mapas.example/embed/1"])(
  "a frame of an unknown service becomes a link and is reported: %s",
  async (src) => {
    const { body, notes } = await fromGhost(`<p>Uno.</p><iframe src="${src}"></iframe>`);
    expect(body).toBe(`Uno.\n\n<${src}>`);
    expect(notes.join("\n")).toContain(`Lo incrustado quedó como enlace: ${src} (línea `);
  },
);

test.each([
  ["in a list", "<ul><li>Uno</li><li>BLOCK</li></ul>", "- Uno\n\nFIGURE"],
  ["in a quotation", "<blockquote><p>Uno</p>BLOCK</blockquote>", "> Uno\n\nFIGURE"],
  ["in a heading", "<h2>BLOCK</h2>", "FIGURE"],
  ["in a link", '<a href="https://otra.example/">BLOCK</a>', "FIGURE"],
  [
    "in a box in a box",
    "<details><summary>A</summary><details><summary>B</summary><p>Uno</p>BLOCK</details></details>",
    '*A*\n\n:::note{title="B"}\nUno\n:::\n\nFIGURE',
  ],
])("a block %s is moved out of it", async (_name, html, expected) => {
  const block = `<figure>${TELA}<figcaption>Roja</figcaption></figure>`;
  const { body } = await fromWordpress(`<!-- wp:html -->${html.replace("BLOCK", block)}<!-- /wp:html -->`);
  expect(body).toBe(expected.replace("FIGURE", FIGURE));
});

test("a block whose pictures are missing becomes links and keeps its caption", async () => {
  const lost = '<img src="https://vieja.example/falta.jpg" alt="Falta">';
  const figure = await fromWordpress(`<figure>${lost}<figcaption>Roja</figcaption></figure>`);
  expect(figure.body).toBe("[Roja · Falta](https://vieja.example/falta.jpg)");
  const gallery = await fromWordpress(`<figure>${lost}${TELA}${HILO}<figcaption>Dos</figcaption></figure>`);
  expect(gallery.body).toBe(
    ':::gallery{caption="Dos"}\n![Una tela](A/tela.jpg)\n![Un hilo](A/hilo.jpg)\n:::\n\n[Falta](https://vieja.example/falta.jpg)',
  );
});

test("a caption that is too long for a block becomes a paragraph below the picture", async () => {
  const long = "Una palabra tras otra. ".repeat(30).trim();
  const { body } = await fromWordpress(`<figure>${TELA}<figcaption>${long}</figcaption></figure>`);
  expect(body).toMatch(new RegExp(`^!\\[Una tela\\]\\(A/tela\\.jpg.*\\)\\n\\n\\*${long}\\*$`));
});

test("each loss is reported with its line", async () => {
  const { notes, lines } = await fromWordpress(
    `Uno.\n\n[contacto-7 id="5"]\n\n<ul><li>Uno</li><li>Dos <a href="#x">muerto</a></li></ul>\n\n[gallery ids="201,202,999"]\n\n<figure>${TELA}<figcaption>De <a href="https://otra.example/ana">Ana</a></figcaption></figure>\n\n<blockquote>Uno<iframe src="https://mapas.example/1"></iframe></blockquote>\n\nH<sup>abc</sup>\n\n<img src="https://vieja.example/falta.jpg">\n\n<form></form>\n\n[vimeo 76979871]`,
  );
  const places = notes.map((note) => {
    const [, line] = /\(línea (\d+)\)/.exec(note) ?? [];
    return [note.replace(/:.*/, ""), lines[Number(line) - 1]];
  });
  expect(Object.fromEntries(places)).toEqual({
    "Quedó como código, porque acá no hay nada que lo muestre": '`[contacto-7 id="5"]`',
    "Enlaces que quedaron como texto, porque acá no llevan a ningún lado": "- Dos muerto",
    "De una galería faltan imágenes, que no están en la exportación": '![Una foto: tela](A/tela.jpg "La tela")',
    "Enlaces de fotos o de epígrafes, que acá no los llevan":
      '::figure{src="A/tela.jpg" alt="Una tela" caption="De Ana"}',
    "Lo incrustado quedó como enlace": "> Uno<https://mapas.example/1>",
    "Estaba más arriba o más abajo del renglón, y quedó en él": "Habc",
    "Falta una imagen (no está junto a la exportación)": "<https://vieja.example/falta.jpg>",
    "Les falta el título, y se les puso": embed(VIMEO, "Vimeo"),
  });
});

const PARTS = [
  TELA,
  HILO,
  '<img src="https://vieja.example/falta.jpg">',
  "::figure{src=x}",
  ":::gallery",
  " texto ",
  "<figcaption>Epígrafe } \" ' \\ &amp;amp; :::</figcaption>",
  "<figcaption></figcaption>",
  '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
  '<iframe src="https://mapas.example/1"></iframe>',
  "<cite>Ana</cite>",
  "<summary>Título</summary>",
  '<div class="kg-toggle-heading">Dónde</div>',
  "[gallery]",
  "https://youtu.be/dQw4w9WgXcQ",
  "\n\n",
  "<br>",
];
const WRAPPERS = [
  "figure",
  'figure class="wp-block-gallery"',
  'figure class="wp-block-pullquote"',
  'figure class="kg-bookmark-card"',
  "blockquote",
  'blockquote class="pullquote"',
  'div class="kg-toggle-card"',
  'div class="kg-callout-card"',
  'ul class="wp-block-gallery"',
  "details",
  "ul",
  "li",
  "p",
  "h3",
];

const someHtml = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...PARTS),
    fc
      .tuple(fc.constantFrom(...WRAPPERS), tie("nodes"))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(" ")[0]}>`),
  ),
  nodes: fc.array(tie("node"), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
})).nodes;

/** Imports generated posts, each as a document, and expects that the check accepts all of them. */
async function expectAllAccepted(options: fc.Parameters<string>): Promise<void> {
  const posts = fc.sample(someHtml, options);
  const { imported, problems } = await importAndCheck(wordpressPosts(posts), "sitio.xml");
  const articles = imported.documents.filter(({ file }) => file.startsWith("articles/"));
  const refused = articles.map(({ outcome, why }, index) => ({ html: posts[index], outcome, why }));
  expect(refused.filter(({ outcome }) => outcome !== "new")).toEqual([]);
  expect(articles.length).toBe(posts.length);
  expect(problems).toEqual([]);
}

test("the check accepts what becomes of any nesting of blocks", () => expectAllAccepted({ numRuns: 60, seed: 1 }));

test("the check accepts what becomes of 500 posts of any nesting", { tags: ["@exhaustive"], timeout: 300_000 }, () =>
  expectAllAccepted({ numRuns: 500, seed: 2 }),
);
