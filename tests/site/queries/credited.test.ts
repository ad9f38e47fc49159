/** The links from credits to the pages of people, with people as the compiler would give them. */
import { beforeEach, expect, test, vi } from "vitest";
import type { PersonSummary } from "../../../src/shared/credits/person.ts";
import { issue as issueData } from "../../../src/site/seo/structured-data/documents.ts";
import { imageObject } from "../../../src/site/seo/structured-data/site-graph.ts";

const PEOPLE = vi.hoisted(() => {
  const person = (name: string, slug: string, kind = "person") => ({
    address: `/colaboradores/${slug}`,
    name,
    slug,
    kind,
    spellings: [name],
    links: [],
    works: [],
  });
  return [
    person("Ana Sosa", "ana-sosa"),
    person("Leo Paz", "leo-paz"),
    person("Corsé y Clavo", "corse-y-clavo", "organization"),
  ] as unknown as PersonSummary[];
});
vi.mock("#content/people.js", () => ({ list: () => PEOPLE }));

beforeEach(() => void vi.resetModules());

async function loadIssueLinker<Document extends { slug: string }>() {
  const { loadCreditLinker } = await import("../../../src/site/queries/people/credit-links.ts");
  return loadCreditLinker<Document>("issues");
}

const ANA = { text: "Ana Sosa", person: "/colaboradores/ana-sosa" };
const LEO = { text: "Leo Paz", person: "/colaboradores/leo-paz" };
const CORSE = { text: "Corsé y Clavo", person: "/colaboradores/corse-y-clavo", organization: true };

async function linkedCredit(name: string) {
  const linkCredits = await loadIssueLinker<{ slug: string; credits: { col1: object[] } }>();
  const { credits } = linkCredits({ slug: "Uno", credits: { col1: [{ rol: "Foto", name, link: "" }] } });
  const [credit] = credits.col1;
  return credit as { rol: string; name: string; link: string; parts?: { text: string; person?: string }[] };
}

test.each<[name: string, parts: object[]]>([
  ["Ana Sosa, Eva Ríos y Leo Paz", [ANA, { text: ", Eva Ríos y " }, LEO]],
  ["Foto: Ana Sosa", [{ text: "Foto: " }, ANA]],
  ["«Corsé y Clavo»", [{ text: "«" }, CORSE, { text: "»" }]],
  ["Leo Paz, Corsé y Clavo & Ana Sosa.", [LEO, { text: ", " }, CORSE, { text: " & Ana Sosa." }]],
  [
    "a Ana Sosa, a Leo Paz y a todo el equipo",
    [{ text: "a " }, ANA, { text: ", a " }, LEO, { text: " y a todo el equipo" }],
  ],
])("the credit «%s» keeps its text, and its names lead to their pages", async (name, parts) => {
  const credit = await linkedCredit(name);
  expect(credit).toEqual({ rol: "Foto", name, link: "", parts });
  expect(credit.parts?.map(({ text }) => text).join("")).toBe(name);
});

test("a single name leads to its page, and names without pages lead nowhere", async () => {
  expect(await linkedCredit("Corsé y Clavo")).toMatchObject({ person: CORSE.person, organization: true });
  expect(await linkedCredit("Eva Ríos y Zoe Luz")).toEqual({ rol: "Foto", name: "Eva Ríos y Zoe Luz", link: "" });
});

test("each name in the credit of a picture leads to its page", async () => {
  const linkCredits = await loadIssueLinker<{ slug: string; gallery: object[] }>();
  const picture = { src: "a.webp", width: 1, height: 1, alt: "", credit: "Fotos de Ana Sosa y Leo Paz" };
  const [shown] = linkCredits({ slug: "Uno", gallery: [picture] }).gallery;
  expect(shown).toEqual({ ...picture, parts: [{ text: "Fotos de " }, ANA, { text: " y " }, LEO] });
  const { creator } = imageObject({ url: "https://pompa.example" } as never, shown as typeof picture) as {
    creator: object;
  };
  expect(creator).toEqual([
    { "@type": "Person", name: "Ana Sosa" },
    { "@type": "Person", name: "Leo Paz" },
  ]);
});

test("the credit of a cover has links on its page and none in lists, which do not show it", async () => {
  const image = { src: "a.webp", credit: "Foto de Ana Sosa" };
  const [onPage, { withPeopleInList }] = await Promise.all([
    loadIssueLinker<{ slug: string; image: object }>(),
    import("../../../src/site/queries/people/credit-links.ts"),
  ]);
  const document = { slug: "Uno", image };
  expect(onPage(document).image).toEqual({ ...image, parts: [{ text: "Foto de " }, ANA] });
  const loadList = () => ({ listPage: { items: [document] } }) as never;
  const readList = await withPeopleInList<typeof document>(async () => loadList, "issues")("", "/issues");
  expect(readList?.().listPage.items).toEqual([document]);
});

test("structured data have a contributor for each name, without the link that several share", async () => {
  const credit = { ...(await linkedCredit("Ana Sosa y Corsé y Clavo")), link: "https://tres.example/" };
  const facts = { address: "/Uno", name: "Uno", published: "2026-01-01", lang: "es", number: "#1" };
  const image = { src: "a.webp", width: 1, height: 1, alt: "" };
  const { contributor } = issueData({ url: "https://pompa.example" } as never, { ...facts, image, credits: [credit] });
  expect(contributor).toEqual([
    expect.objectContaining({ "@type": "Person", name: "Ana Sosa", jobTitle: "Foto" }),
    expect.objectContaining({ "@type": "Organization", name: "Corsé y Clavo" }),
  ]);
  expect(JSON.stringify(contributor)).not.toContain("sameAs");
});
