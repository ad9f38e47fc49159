/** Exports of WordPress, Ghost and Hugo with odd documents, of at least 40 documents each. */
import sharp from "sharp";
import { importContent } from "../../../src/content/importing/import-content.ts";
import { newFolder } from "../folders.ts";
import { type Files, type Workspace, writeFiles } from "../workspace.ts";
import { accepted } from "./accepted.ts";

/** Writes an export into a folder that is removed after the test, and returns the folder. */
export async function makeExport(files: Files): Promise<string> {
  const folder = await newFolder();
  await writeFiles(folder, files);
  return folder;
}

/** Imports an export, which must not be refused. */
export const importInto = (
  { contentDir }: Workspace,
  file: string,
  more: { type?: "cards"; download?: boolean } = {},
) => accepted(importContent({ contentDir, file, type: "articles", download: false, ...more }));

/** An invisible pixel as a data URL. `DATA_PICTURE` below is a visible picture. */
const PIXEL = `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`;
export const DATA_PICTURE = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#336699" } })
  .png()
  .toBuffer()
  .then((bytes) => `data:image/png;base64,${bytes.toString("base64")}`);

export const FILLERS = 36;
const fillers = Array.from({ length: FILLERS }, (_, index) => index + 1);
const dayOf = (index: number) => `2019-03-${String((index % 28) + 1).padStart(2, "0")}`;

interface WordpressPost {
  id: number;
  title: string;
  slug: string;
  html?: string;
  status?: string;
  type?: string;
  excerpt?: string;
  more?: string;
}

const OLD = "https://vieja.example";

const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

const wordpressItem = ({
  id,
  title,
  slug,
  html = "",
  status = "publish",
  type = "post",
  excerpt = "",
  more = "",
}: WordpressPost) => `
<item>
  <title>${cdata(title)}</title>
  <link>${status === "publish" ? `${OLD}/2019/03/${slug}/` : `${OLD}/?p=${id}`}</link>
  <dc:creator>${cdata(id % 3 ? "ana" : "leo")}</dc:creator>
  <guid isPermaLink="false">${OLD}/?p=${id}</guid>
  <content:encoded>${cdata(html)}</content:encoded>
  <excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date>${cdata(status === "draft" ? "0000-00-00 00:00:00" : `${dayOf(id)} 10:30:00`)}</wp:post_date>
  <wp:post_name>${cdata(slug)}</wp:post_name>
  <wp:status>${cdata(status)}</wp:status>
  <wp:post_type>${cdata(type)}</wp:post_type>
  ${more}
</item>`;

export const metaOf = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

const attachment = (id: number, name: string, caption = "") =>
  wordpressItem({
    id,
    title: name,
    slug: name,
    type: "attachment",
    status: "inherit",
    excerpt: caption,
    more: `<wp:attachment_url>${OLD}/wp-content/uploads/2019/03/${name}.jpg</wp:attachment_url>${metaOf("_wp_attachment_image_alt", `Una foto: ${name}`)}`,
  });

const category = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="x">${cdata(name)}</category>`;

const ODD_POSTS: WordpressPost[] = [
  {
    id: 101,
    title: "Galer&#237;a &amp; leyendas",
    slug: "galeria",
    html: `Primer párrafo\ncon un corte.\n\nSegundo: <strong>Nota:</strong>sigue pegado.\n\n[gallery ids="201,202,999"]\n\n[caption id="x" width="300"]<a href="${OLD}/wp-content/uploads/2019/03/tela.jpg"><img src="${OLD}/wp-content/uploads/2019/03/tela-300x200.jpg" alt="La tela" /></a> Una <em>leyenda</em>[/caption]`,
    more:
      metaOf("_thumbnail_id", "201") +
      metaOf("_wp_old_slug", "la-galeria") +
      metaOf("fuente", "Archivo propio") +
      category("category", "Moda") +
      category("post_tag", "telar") +
      "<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>",
  },
  {
    id: 102,
    title: "Incrustados",
    slug: "incrustados",
    html: `<p>Antes <iframe src="https://www.youtube.com/embed/abc"></iframe> después</p>\n\n[youtube https://youtu.be/def]\n\n[embed]https://vimeo.com/1[/embed]\n\n<script>alert("hola")</script>\n\n[contact-form-7 id="5" title="Contacto"]\n\nAsí [sic] lo dijo.`,
  },
  {
    id: 103,
    title: "HTML roto",
    slug: "html-roto",
    html: `<h1>Grande</h1><h4>Salteado</h4><p>Una <b>negrita sin cerrar<p>Otro <a href="javascript:alert(1)">enlace</a> <font color=red>rojo</font></div><img src="${PIXEL}"><table><tr><td>a<td>b</table>\u0007`,
  },
  { id: 104, title: "Un borrador", slug: "", status: "draft", html: "Sin terminar." },
  { id: 105, title: "Privada", slug: "privada", status: "private", html: "Secreto." },
  {
    id: 106,
    title: "Con contraseña",
    slug: "con-clave",
    html: "Secreto.",
    more: `<wp:post_password>${cdata("abc")}</wp:post_password>`,
  },
  { id: 107, title: "Contacto", slug: "contacto", type: "page", html: "Escribinos." },
  { id: 108, title: "Vacía", slug: "vacia", html: "" },
  { id: 109, title: "Programada", slug: "programada", status: "future", html: "Ya sale." },
  {
    id: 110,
    title: "Bloques",
    slug: "bloques",
    html: `<!-- wp:paragraph -->\n<p>Leé <a href="${OLD}/2019/03/galeria/">la galería</a>, <a href="/2019/03/bloques/#nota">esto</a> y <a href="${OLD}/quienes-somos/">quiénes somos</a>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:latest-posts {"postsToShow":3} /-->\n\n<!-- wp:image --><figure class="wp-block-image"><img src="${DATA_PICTURE}" alt=""/><figcaption>Una muestra</figcaption></figure><!-- /wp:image -->`,
  },
  { id: 111, title: "Ñandú y otras plumas", slug: "%c3%b1andu", html: "Una pluma." },
  {
    id: 112,
    title: "Una redirección",
    slug: "redir",
    type: "redirect_rule",
    more: metaOf("_redirect_rule_from", "/viejo") + metaOf("_redirect_rule_to", "/nuevo"),
  },
];

const wordpressExport = (items: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>La vieja</title>
  <link>${OLD}</link>
  <language>es-AR</language>
  <wp:base_blog_url>${OLD}</wp:base_blog_url>
  <wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name>${cdata("Ana Sosa")}</wp:author_display_name></wp:author>
  <wp:author><wp:author_login>leo</wp:author_login><wp:author_first_name>Leo</wp:author_first_name><wp:author_last_name>Paz</wp:author_last_name></wp:author>
  ${items}
</channel>
</rss>`;

export const WORDPRESS: Files = {
  "sitio.xml": wordpressExport(`${ODD_POSTS.map(wordpressItem).join("")}
  ${fillers.map((id) => wordpressItem({ id, title: `Nota ${id}`, slug: `nota-${id}`, html: `Texto de la nota ${id}.` })).join("")}
  ${attachment(201, "tela")}${attachment(202, "hilo")}${attachment(203, "nadie")}`),
  "wp-content/uploads/2019/03/tela.jpg": [60, 40],
  "wp-content/uploads/2019/03/hilo.jpg": [40, 60],
};

/** A WordPress export of these posts and two attachments, with pictures beside it. The first post is called `A`. */
export const wordpressPosts = (posts: readonly string[]): Files => ({
  ...WORDPRESS,
  "sitio.xml": wordpressExport(
    posts
      .map((html, id) =>
        wordpressItem({ id: id + 1000, title: id ? `A ${id}` : "A", slug: id ? `a-${id}` : "a", html }),
      )
      .join("") +
      attachment(201, "tela", "La tela") +
      attachment(202, "hilo"),
  ),
});

const ghostPost = (id: number, title: string, slug: string, html: string | null, more: object = {}) => ({
  id: `p${id}`,
  uuid: `uuid-${id}`,
  title,
  slug,
  html,
  type: "post",
  status: "published",
  visibility: "public",
  published_at: `${dayOf(id)}T13:30:00.000Z`,
  ...more,
});

const GHOST_POSTS = [
  ghostPost(
    101,
    "Tarjetas",
    "tarjetas",
    `<p>Uno.</p><figure class="kg-card kg-gallery-card"><div><img src="__GHOST_URL__/content/images/2019/03/tela.jpg" alt="La tela"><img src="__GHOST_URL__/content/images/2019/03/hilo.jpg"></div><figcaption>Dos telas</figcaption></figure><figure class="kg-card kg-bookmark-card"><a href="https://otra.example/nota">Otra nota</a></figure><figure class="kg-card kg-embed-card"><iframe src="https://player.vimeo.com/video/1"></iframe></figure><!--kg-card-begin: html--><form action="/x"><input name="a"></form><!--kg-card-end: html--><p>Seguí en <a href="__GHOST_URL__/nota-1/">la primera</a>.</p>`,
    {
      feature_image: "__GHOST_URL__/content/images/2019/03/tela.jpg",
      codeinjection_head: "<style>p{}</style>",
      custom_excerpt: "Una bajada",
    },
  ),
  ghostPost(102, "Sólo miembros", "miembros", "<p>Secreto.</p>", { visibility: "members" }),
  ghostPost(103, "Acerca", "acerca", "<p>Quiénes.</p>", { type: "page" }),
  ghostPost(104, "Borrador", "borrador", "<p>Sin terminar.</p>", { status: "draft", published_at: null }),
  ghostPost(105, "Sin texto", "sin-texto", null, { lexical: "{}" }),
  ghostPost(
    106,
    "Rota",
    "rota",
    `<p>Una <b>negrita <i>cruzada</b> mal</i></p><ul><li>a<li>b</ul><p><img src="https://cdn.example/falta.png" alt="Falta"></p>`,
  ),
];

export const GHOST: Files = {
  "sitio.json": JSON.stringify({
    db: [
      {
        meta: { version: "5.80.0" },
        data: {
          posts: [
            ...GHOST_POSTS,
            ...fillers.map((id) => ghostPost(id, `Nota ${id}`, `nota-${id}`, `<p>Texto de la nota ${id}.</p>`)),
          ],
          users: [
            {
              id: "u1",
              name: "Ana Sosa",
              bio: "Escribe sobre telas.",
              website: "https://ana.example",
              profile_image: "__GHOST_URL__/content/images/2019/03/hilo.jpg",
            },
            { id: "u2", name: "Leo Paz", bio: null, website: null },
          ],
          posts_authors: GHOST_POSTS.flatMap(({ id }) => [
            { post_id: id, author_id: "u2", sort_order: 1 },
            { post_id: id, author_id: "u1", sort_order: 0 },
          ]),
          tags: [{ id: "t1", name: "Moda" }],
          posts_tags: [{ post_id: "p101", tag_id: "t1" }],
          products: [{ id: "x", name: "Abono" }],
          settings: [{ key: "title", value: "La vieja" }],
        },
      },
    ],
  }),
  "content/images/2019/03/tela.jpg": [60, 40],
  "content/images/2019/03/hilo.jpg": [40, 60],
};

export const HUGO: Files = {
  "content/posts/paquete/index.md": `+++
title = "Un paquete"
date = 2019-03-04T10:30:00-03:00
tags = ["telar", "moda"]
aliases = ["/viejo/paquete/", "/otro.html", "/otro.php"]
authors = ["Ana Sosa", "Leo Paz"]
draft = false
cover = { image = "tapa.jpg", alt = "La tapa" }
+++

Uno con nota al pie.[^1]

![El hilo](hilo.jpg)

{{< figure src="/fotos/tela.jpg" alt="La tela" caption="De *cerca*" >}}

{{< youtube abc123 >}}

Leé [la primera]({{< ref "nota-1.md" >}}), [otra](../nota-2/) y [nada](/nada/).

{{< aviso tipo="info" >}}Ojo{{< /aviso >}}

\`\`\`html
{{< figure src="x" >}}
\`\`\`

[^1]: La nota.
`,
  "content/posts/paquete/tapa.jpg": [60, 40],
  "content/posts/paquete/hilo.jpg": [40, 60],
  "static/fotos/tela.jpg": [50, 50],
  "content/posts/con-html.md": `---
title: "Con HTML: y dos puntos"
date: 2019-03-05
description: Una bajada
author: Ana Sosa
layout: especial
---
# Título primero

#### Salteado

<div class="a">

**Nota:** sigue <b>negrita <i>rota</b></i> y [enlace][ref].

</div>

<iframe src="https://player.vimeo.com/video/2"></iframe>

[ref]: https://otra.example/x
`,
  "content/posts/json.md": `{
  "title": "En JSON",
  "date": "2019-03-06",
  "private": true
}
Texto.
`,
  "content/posts/sin-fecha.md": "---\ntitle: Sin fecha\ndraft: true\n---\nTexto.\n",
  "content/posts/rota.md": "---\ntitle: [sin cerrar\n---\nTexto.\n",
  "content/posts/_index.md": "---\ntitle: Notas\n---\n",
  "content/about.md": "---\ntitle: Acerca\ntype: page\n---\nQuiénes.\n",
  "content/posts/componente.mdx": "---\ntitle: MDX\n---\n<Uno />\n",
  "README.md": "# Cómo se arma\n",
  "_posts/2019-03-07-de-jekyll.md": `---
title: De Jekyll
redirect_from: /viejo/jekyll/
categories: moda
image: /assets/tela.png
---
{% highlight js %}
let a = 1;
{% endhighlight %}

![Otra]({{ site.baseurl }}/assets/tela.png)

{% include boton.html %} y {{ page.title }}
`,
  "_posts/2019-03-08-lleva.md": "---\ntitle: Lleva\nredirect_to: https://otra.example/\n---\n",
  "assets/tela.png": [30, 30],
  ...Object.fromEntries(
    fillers.map((id) => [
      `content/posts/nota-${id}.md`,
      `---\ntitle: Nota ${id}\ndate: ${dayOf(id)}\nauthor: ${id % 2 ? "Ana Sosa" : "Leo Paz"}\n---\nTexto de la nota ${id}.\n`,
    ]),
  ),
};

/** A post of Ghost whose pictures are beside the export. */
export const ghostExport = (html: string): Files => ({
  ...GHOST,
  "sitio.json": JSON.stringify({ data: { posts: [ghostPost(1, "A", "a", html)] } }),
});

const SKIPPED_FILES = [
  "README.md",
  "_posts/2019-03-08-lleva.md",
  "content/about.md",
  "content/posts/_index.md",
  "content/posts/componente.mdx",
  "content/posts/rota.md",
];

const FILLER_TITLES = fillers.map((id) => `Nota ${id}`);

/** The documents of each export, as the report names them. */
export const TITLES = {
  wordpress: ["Galería & leyendas", ...ODD_POSTS.slice(1).map(({ title }) => title), ...FILLER_TITLES, "nadie"],
  ghost: [...GHOST_POSTS.map(({ title }) => title), ...FILLER_TITLES, "Tabla products"],
  hugo: [
    "Un paquete",
    "Con HTML: y dos puntos",
    "En JSON",
    "Sin fecha",
    "De Jekyll",
    ...FILLER_TITLES,
    ...SKIPPED_FILES,
  ],
};
