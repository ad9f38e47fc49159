/** The index of credited people, their pages and the links to them, compared with the content files. */
import type { APIRequestContext } from "@playwright/test";
import { addressFor } from "../../../src/shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { articles, issues, site, type WrittenDocument, readDocuments } from "../../support/content.ts";
import { expect, readingTest, visit } from "../../support/page.ts";
import { htmlOf, nodesOf, plainTest } from "../../support/site/pages.ts";
import { creditsOf, keyOf, PEOPLE } from "../../support/site/people.ts";

const LIST = "/colaboradores";

/** Returns the HTML of a list or of a person's page, and of all pages that continue it, without scripts. */
async function htmlOfAllPages(request: APIRequestContext, address: string): Promise<string> {
  const html = (await htmlOf(request, address)).replace(/<script[^]*?<\/script>/g, "");
  const next = /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1];
  return next === undefined ? html : html + (await htmlOfAllPages(request, next));
}

/** The names in the index with the addresses of their links, in order. */
async function namesIn(request: APIRequestContext, address = LIST): Promise<[name: string, address: string][]> {
  const html = await htmlOfAllPages(request, address);
  const sections = [...html.matchAll(/<section [^>]*aria-labelledby="letra-[^]*?<\/section>/g)].join("");
  return [...sections.matchAll(/<a [^>]*href="(\/colaboradores\/[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, href = "", name = ""]) => [name, href],
  );
}

readingTest("the index lists everyone credited in a file once, in Spanish alphabetical order", async ({ request }) => {
  const names = (await namesIn(request)).map(([name]) => name);
  expect(names.map(keyOf).toSorted()).toEqual([...PEOPLE.keys()].toSorted());
  expect(names).toEqual(names.toSorted(new Intl.Collator("es", { numeric: true }).compare));
});

readingTest("each person's page lists exactly the works that credit them, issues in order", async ({ request }) => {
  for (const [name, address] of await namesIn(request)) {
    const html = await htmlOfAllPages(request, address);
    const works = [...html.matchAll(/aria-labelledby="work-([a-z]+)-([^"]+)"/g)].map(
      ([, type, slug]) => `${type}/${slug}`,
    );
    expect(works.toSorted(), name).toEqual([...(PEOPLE.get(keyOf(name))?.works ?? [])].toSorted());
    const dated = works.flatMap((work) => issues.find(({ slug }) => work === `issues/${slug}`) ?? []);
    expect(dated, name).toEqual(issues.filter((issue) => dated.includes(issue)));
  }
});

/** The works that have a page, newest first, with their addresses. */
const WORKS_WITH_PAGE = (["issues", "cards", "articles"] as const)
  .flatMap((type) =>
    readDocuments(type).map(({ slug, published }) => ({
      work: `${type}/${slug}`,
      day: String(published),
      address: addressFor(DOCUMENT_ADDRESSES[type] ?? "", slug),
    })),
  )
  .toSorted((a, b) => b.day.localeCompare(a.day));

readingTest("people with three works or a file have a social picture, others one of a work", async ({ request }) => {
  const files = new Set(readDocuments<{ name: string }>("people").map(({ name }) => keyOf(name)));
  for (const [name, address] of await namesIn(request)) {
    const { works = new Set<string>() } = PEOPLE.get(keyOf(name)) ?? {};
    const hasOwn = works.size >= 3 || files.has(keyOf(name));
    const sharedAddress = WORKS_WITH_PAGE.find(({ work }) => works.has(work))?.address ?? "/index";
    const html = await htmlOf(request, address);
    const picture = `${site.url}/og${hasOwn ? address : sharedAddress}.jpg`;
    expect(html, name).toContain(`<meta property="og:image" content="${picture}"`);
    expect(html, name).toContain(`<meta property="og:image:alt" content="Pompa | ${name.toLocaleUpperCase("es")}"`);
    expect((await request.get(`/og${address}.jpg`)).ok(), name).toBe(hasOwn);
  }
});

/** The addresses of the links around a name. */
const linksOf = (html: string, name: string) =>
  [...html.matchAll(/<a ([^>]*)>([^<]*)</g)].flatMap(([, attributes = "", text]) =>
    text === name ? (/href="([^"]*)"/.exec(attributes)?.[1] ?? []) : [],
  );

readingTest("pages of documents link to everyone they credit and to their profiles elsewhere", async ({ request }) => {
  const addresses = new Map((await namesIn(request)).map(([name, address]) => [keyOf(name), address]));
  for (const [type, prefix] of [
    ["issues", "/"],
    ["cards", "/proyecto/"],
    ["articles", "/News/"],
  ] as const)
    for (const document of readDocuments(type)) {
      const html = await htmlOf(request, prefix + document.slug);
      const credits = creditsOf(type, { ...document, name: undefined } as WrittenDocument);
      for (const { name, link } of credits) {
        expect(linksOf(html, name), `${document.slug}: ${name}`).toContain(addresses.get(keyOf(name)));
        if (link) expect(html, `${document.slug}: ${name}`).toContain(`href="${link}"`);
      }
    }
});

readingTest("lists link a name to its profile elsewhere, or to the person's page", async ({ request }) => {
  const addresses = new Map((await namesIn(request)).map(([name, address]) => [keyOf(name), address]));
  for (const [type, list] of [
    ["issues", "/issues"],
    ["editorials", "/Editorials"],
    ["profiles", "/club-pompa"],
  ] as const) {
    const html = await htmlOfAllPages(request, list);
    for (const document of readDocuments(type))
      for (const { name, link } of creditsOf(type, { ...document, name: undefined } as WrittenDocument))
        expect(linksOf(html, name), `${list}: ${name}`).toContain(link || addresses.get(keyOf(name)));
  }
});

readingTest("a role filters the index at its own address, and Back removes the filter", async ({ page, request }) => {
  await visit(page, LIST);
  const names = page.getByRole("main").getByRole("region").getByRole("listitem");
  const all = (await namesIn(request)).length;
  await expect(names).toHaveCount(all);
  const roles = page.getByRole("navigation", { name: "Por rol" });
  await roles.getByRole("link", { name: "Fotografía", exact: true }).click();
  await expect(page).toHaveURL(`${LIST}/rol/fotografia`);
  await expect(page).toHaveTitle("Pompa | FOTOGRAFÍA · COLABORADORES");
  const namesInRole = await namesIn(request, `${LIST}/rol/fotografia`);
  await expect(names).toHaveCount(namesInRole.length);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}${LIST}/rol/fotografia`);
  await page.goBack();
  await expect(names).toHaveCount(all);
  const credited = issues.flatMap(({ credits: { col1, col2 } }) => [col1, col2].flatMap(withInheritedRoles));
  for (const { rol, name } of credited)
    if (rol === "Fotografía") expect(namesInRole.map(([each]) => each)).toContain(name);
  expect(namesInRole.length).toBeLessThan(all);
});

/** Adds missing roles: an entry without a role has the role of the entry before it. */
function withInheritedRoles(credits: readonly { rol: string; name: string }[]) {
  let role = "";
  return credits.map(({ rol, name }) => ({ rol: (role = rol || role), name }));
}

readingTest("a letter leads to names, and a work to its place in a list", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, LIST);
  await page.getByRole("navigation", { name: "Por letra" }).getByRole("link", { name: "R", exact: true }).click();
  await expect(page.getByRole("heading", { name: "R", exact: true })).toBeInViewport();
  const [editorial] = readDocuments<{ title: string; credits: { left: { name: string }[] } }>(
    "editorials",
  ).toReversed();
  const person = editorial?.credits.left[0]?.name ?? "";
  await page.getByRole("link", { name: person, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person);
  await page.getByRole("link", { name: editorial?.title ?? "", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/Editorials(/pagina/\\d+)?#${editorial?.slug}$`));
  const heading = page.getByRole("heading", { level: 2, name: editorial?.title ?? "", exact: true });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

readingTest("a button shows all works, and a byline leads to its author", { tag: "@exhaustive" }, async ({ page }) => {
  const [busiest] = [...PEOPLE.values()].toSorted((a, b) => b.works.size - a.works.size);
  const total = busiest?.works.size ?? 0;
  expect(total).toBeGreaterThan(24);
  const [name = ""] = busiest?.names ?? [];
  await visit(page, LIST);
  await page.getByRole("link", { name, exact: true }).click();
  const works = page.getByRole("region", { name: /^Trabajos/ }).getByRole("article");
  await expect(works).toHaveCount(24);
  await page.getByRole("button", { name: "Ver más" }).press("Enter");
  await expect(works).toHaveCount(total);
  await expect(works.nth(24).getByRole("heading")).toBeFocused();
  const signedArticle = articles.find((article) => (article as unknown as { author?: string }).author);
  const author = creditsOf("articles", signedArticle as unknown as WrittenDocument).at(-1)?.name ?? "";
  await visit(page, `/News/${signedArticle?.slug}`);
  await page.getByRole("link", { name: author, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(author);
});

plainTest("without scripts the index, roles and people's pages link to each other", async ({ page }) => {
  const [{ rol = "", name = "" } = {}] = readDocuments<{ credits: { rol: string; name: string }[] }>("cards")
    .flatMap(({ credits = [] }) => credits)
    .filter((credit) => credit.rol === "Biología");
  await page.goto(LIST);
  await page.getByText("Más roles").click();
  await page.getByRole("link", { name: rol, exact: true }).click();
  await expect(page.getByRole("region").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: rol, exact: true }).click();
  await expect(page).toHaveURL(`${LIST}/rol/biologia`);
});

readingTest("the page of a team member leads to their place on the team's page", async ({ page, request }) => {
  const addresses = new Map(await namesIn(request));
  for (const { slug, name } of readDocuments<{ name: string }>("team")) {
    const address = addresses.get(name) ?? "";
    expect(await htmlOfAllPages(request, address), name).toContain(`href="/who#${slug}"`);
  }
  const { slug = "", name = "" } = readDocuments<{ name: string }>("team").at(-1) ?? {};
  await visit(page, `/who#${slug}`);
  const place = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(place).toBeInViewport();
});

readingTest("structured data describe an organization, and a person with works and employer", async ({ request }) => {
  const [member] = readDocuments<{ name: string }>("team");
  const address = new Map(await namesIn(request)).get(member?.name ?? "") ?? "";
  const nodes = await nodesOf(request, address);
  const id = `${site.url}${address}#person`;
  expect(nodes).toContainEqual(expect.objectContaining({ "@type": "ProfilePage", mainEntity: { "@id": id } }));
  expect(nodes).toContainEqual(
    expect.objectContaining({
      "@type": "Person",
      "@id": id,
      name: member?.name,
      worksFor: { "@id": `${site.url}/#organization` },
    }),
  );
  expect(nodes).toContainEqual(expect.objectContaining({ contributor: { "@id": id } }));
  const studio = issues.map(({ credits: { col3 } }) => col3).find((credit) => credit)?.name ?? "";
  const studioNodes = await nodesOf(request, new Map(await namesIn(request)).get(studio) ?? "");
  expect(studioNodes).toContainEqual(expect.objectContaining({ "@type": "Organization", name: studio }));
});
