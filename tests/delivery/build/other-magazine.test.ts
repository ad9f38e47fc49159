/** A magazine with its own configuration and content: English, light, with four pages in the menu, without a club. */
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { drawWord } from "../../../src/delivery/prerender/lettering/text-outlines.ts";
import type { Font } from "../../../src/shared/magazine/define-magazine.ts";
import { ARTICLE, ISSUE, TEAM_MEMBER } from "../../support/documents.ts";
import { otherMagazine } from "../../support/magazines/other.ts";

/** The area of the title in a social picture. */
const TITLE = { left: 0, top: 115, width: 720, height: 385 };

/** Returns width divided by height for the area of a picture that differs from the colour of the corners. */
async function ratioOf(picture: Sharp): Promise<number> {
  const { info } = await sharp(await picture.png().toBuffer())
    .trim({ threshold: 100 })
    .toBuffer({ resolveWithObject: true });
  return info.width / info.height;
}

/** Returns width divided by height for the title, a single word, in a social picture. */
const titleRatio = (picture: Buffer) => ratioOf(sharp(picture).extract(TITLE));

/** Returns width divided by height for a word in a font. */
async function wordRatio(font: Font, word: string): Promise<number> {
  const { svg } = await drawWord(word, font);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="100%" height="100%" fill="white"/>${svg({ x: 50, y: 250, size: 200 })}</svg>`;
  return ratioOf(sharp(Buffer.from(drawing)));
}

const CONFIG = `import { defineMagazine } from "pompa";

export default defineMagazine({
  locale: "en-GB",
  zone: "Europe/London",
  language: "en",
  languages: ["en", "es"],
  editorsLanguage: "en",
  sections: {
    who: { address: "/about" },
    news: { address: "/essays", documents: "/essays/:slug" },
    issues: { address: "/numbers", documents: "/numbers/:slug" },
    "made-in-arg": { address: "/makers", documents: "/makers/:slug" },
    form: { address: "/subscribe" },
    contributors: { address: "/people", documents: "/people/:slug" },
    search: { address: "/search" },
    offline: { address: "/offline" },
  },
  menu: ["who", "news", "issues", "made-in-arg"],
  words: { page: "page", role: "role" },
  networks: {
    federation: { name: "Mastodon", kind: "Perfil", example: "https://social.example/@faro", icon: "M4 4h16v16z" },
  },
  fonts: {
    heading: { package: "@fontsource-variable/fraunces", weight: 600 },
    tagline: { package: "@fontsource-variable/fraunces", style: "italic" },
    body: { package: "@fontsource-variable/work-sans" },
  },
  colors: {
    palette: {
      paper: "#F7F3EA",
      sheet: "#FFFFFF",
      night: "#14213D",
      slate: "#4A5568",
      line: "rgba(20, 33, 61, 0.24)",
      veil: "rgba(20, 33, 61, 0.72)",
      brick: "#A4161A",
      brickDark: "#7A0F13",
      sand: "#E8DCC0",
    },
    roles: {
      ground: "paper",
      raised: "sheet",
      veil: "veil",
      text: "night",
      muted: "slate",
      line: "line",
      primary: "night",
      secondary: "sand",
      news: "brick",
      club: "brick",
      clubStrong: "brickDark",
      accent: "brick",
      accentStrong: "brickDark",
      focus: "brick",
      found: "brick",
    },
  },
});
`;

const SITE = `name: Faro
description: A magazine of the coast
url: https://faro.example
email: hello@faro.example
social: { federation: "https://social.example/@faro" }
navigation:
  - { section: news, path: /essays }
  - { section: issues, path: /numbers }
  - { section: made-in-arg, path: /makers }
  - { section: who, path: /about }
form: { endpoint: "", formId: letters }
carousel: { words: [READ, LOOK, KEEP], slides: [] }
`;

/** Pages with texts in the magazine's language, or in a single other language, in which all readers get the text. */
const PAGES = {
  "pages/home.yaml": "title: { en: Home }\n",
  "pages/who.yaml": `title: { en: About }
statements:
  - { title: { en: A magazine of the coast }, text: { en: "Read by the sea.", es: "Se lee junto al mar." } }
team: { en: Who makes it }
`,
  "pages/news.yaml": "title: { en: Essays }\ndescription: { en: Long reads }\nbanner: { es: ENSAYOS }\n",
  ...Object.fromEntries(
    ["issues", "made-in-arg", "form", "contributors", "search", "offline"].map((page) => [
      `pages/${page}.yaml`,
      `title: { en: The ${page} }\n`,
    ]),
  ),
};

const CONTENT = {
  "site.yaml": SITE,
  ...PAGES,
  "team/julia.yaml": TEAM_MEMBER,
  "team/julia/retrato.png": [40, 40],
  "articles/Telar.md": ARTICLE.replace("El telar", "Telar"),
  "articles/Telar/portada.png": [60, 40],
} satisfies Parameters<typeof otherMagazine>[1];

test("a magazine has its own language, addresses, menu, networks and fonts", { tags: ["@exhaustive"] }, async () => {
  const faro = await otherMagazine(CONFIG, CONTENT);
  const { output, isSuccessful } = faro.run("build");
  expect(isSuccessful, output).toBe(true);
  const [page, feed, sitemap] = await Promise.all(["essays/Telar.html", "news.rss", "sitemap.xml"].map(faro.read));
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('content="en_GB"');
  expect(page).toContain(">Skip to content<");
  expect(page).toContain('<meta name="color-scheme" content="light"');
  expect(page).toMatch(/theme-color" content="#F7F3EA".*<style>[^<]*html{background:#f7f3ea}/is);
  expect(page).toMatch(/--pompa-colors-bg-page:\s*var\(--pompa-colors-paper\)/);
  const header = /<header.*?<\/header>/s.exec(page ?? "")?.[0] ?? "";
  const menu = [...header.matchAll(/<li>.*?href="([^"]*)"/gs)].map(([, to]) => to);
  expect(menu).toEqual(["/essays", "/numbers", "/makers", "/about"]);
  await expectFonts(page ?? "", await faro.bytes("og/essays/Telar.jpg"));
  const [about, essays] = await Promise.all(["about.html", "essays.html"].map(faro.read));
  expect(about).toMatch(/<title>Faro \| ABOUT<.*<p>Read by the sea\.<.*<h2[^>]*>Who makes it</s);
  expect(about).toContain('name="description" content="A magazine of the coast"');
  expect(essays).toMatch(/name="description" content="Long reads".*<h1[^>]* lang="es"[^>]*>ENSAYOS</s);
  expect(feed).toMatch(/<title>Faro · Essays<.*<description>Long reads</s);
  expect(page).toContain('aria-label="Mastodon"');
  expect(page).not.toMatch(/Instagram|YouTube/);
  expect(feed).toContain("<language>en-GB</language>");
  const pages = [...(sitemap ?? "").matchAll(/<loc>https:\/\/faro\.example([^<]*)/g)].map(([, address]) => address);
  expect(pages).toEqual(expect.arrayContaining(["/essays", "/essays/Telar", "/people", "/search"]));
  expect(pages.filter((address) => /editorials|club|socialite/i.test(address ?? ""))).toEqual([]);
  expect(faro.run("new-content", "profile", "Nina Cobo").output).not.toContain("profiles/");
  await faro.write({
    "profiles/nina.yaml": "title: Nina\n",
    "pages/club-pompa.yaml": "title: { en: Club }\n",
    "pages/search.yaml": "title: { en: Search }\nclaim: { en: Look }\n",
    "issues/Nina.yaml": ISSUE,
    "articles/Telar.md": `${ARTICLE}\n[Club](/club-pompa)\n`,
  });
  const { output: problems } = faro.run("content", "check");
  expect(problems).toMatch(/Telar\.md:15:1 .*\[unknown-address\]/);
  expect(problems).toMatch(/Nina\.yaml:4:8 .*choose a darker shade/s);
  expect(problems).toMatch(/pages\/club-pompa\.yaml:1:1 .*\[unknown-document\]/);
  expect(problems).toMatch(/pages\/search\.yaml:2:1 .*\[misplaced-field\]/);
  expect(problems).toMatch(/profiles:1:1 .*\[unknown-folder\]/);
});

/** Expects that headings are in Fraunces, without capitals, with a bold system serif as the fallback font. */
async function expectFonts(page: string, picture: Buffer): Promise<void> {
  expect(page).toMatch(/--pompa-fonts-heading:\s*Letters,\s*'Fraunces',\s*heading-Times,.*?,\s*Georgia,\s*serif;/);
  expect(page).toMatch(/--pompa-fonts-body:\s*'Work Sans',\s*body-Arial,/);
  expect(page).toMatch(/@font-face\{font-family:"Fraunces";[^}]*font-weight:100 900;font-style:normal/);
  expect(page).toMatch(/@font-face\{font-family:heading-Times;src:local\("Times New Roman Bold"\)[^}]*size-adjust:/);
  expect(page).toMatch(
    /data-spared-font="\/assets\/fraunces-latin-wght-normal-[^"]*">@font-face\{font-family:"Letters";/,
  );
  expect(page).not.toMatch(/Anton|Inter\b|Instrument/);
  const heading = /<h1[^>]*class="([\w-]+)"/.exec(page)?.[1] ?? "";
  expect(new RegExp(`\\.${heading}\\{[^}]*`).exec(page)?.[0]).toMatch(/font-weight:600;.*text-transform:none/);
  const fraunces = { package: "@fontsource-variable/fraunces", weight: 600 };
  expect(await titleRatio(picture)).toBeCloseTo(await wordRatio(fraunces, "Telar"), 1);
}
