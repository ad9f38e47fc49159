import { articles, site, readDocuments } from "../../support/content.ts";
import { expect, readingTest as test, visit } from "../../support/page.ts";
import { placeOf } from "../../support/site/pages.ts";

test.describe("/who", () => {
  interface MemberFile {
    name: string;
    role: string;
    email: string;
    order: number;
  }
  const team = readDocuments<MemberFile>("team").toSorted((a, b) => a.order - b.order);

  test("the banner repeats its text 20 times in a linear loop of 20 s, and can be paused", async ({ page }) => {
    await visit(page, "/who");
    const copies = page.locator("p[aria-hidden=true] > span");
    await expect(copies).toHaveText(Array.from({ length: 20 }, () => "WHO IS Pompa"));
    const track = copies.locator("..").first();
    const timing = await track.evaluate((element) => {
      const [animation] = element.getAnimations();
      const { duration, iterations } = animation?.effect?.getTiming() ?? {};
      const easing = getComputedStyle(element).animationTimingFunction;
      return { duration, iterations, easing };
    });
    expect(timing).toEqual({ duration: 20_000, iterations: Infinity, easing: "linear" });
    await page.getByRole("button", { name: "Pausar el movimiento" }).click();
    await expect(track).toHaveCSS("animation-play-state", "paused");
  });

  test("THE TEAM has two members in its first row and three in the second, with photos of 286 px", async ({ page }) => {
    await page.goto("/who");
    const members = page.getByRole("region", { name: "THE TEAM" }).getByRole("listitem");
    await expect(members.getByRole("heading")).toHaveText(team.map(({ name }) => name));
    await expect(members.getByRole("link")).toHaveText(team.flatMap(({ name, email }) => [name, email]));
    const photos = await members
      .getByRole("img")
      .evaluateAll((all) => all.map((photo) => [photo.clientWidth, photo.clientHeight]));
    expect(photos).toEqual(team.map(() => [286, 286]));
    const tops = await members.evaluateAll((all) => all.map((member) => member.getBoundingClientRect().top));
    expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual([2, 3]);
  });

  test("a section's title stands below its number on phones and beside it on wider windows", async ({ page }) => {
    const places = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/who");
      const number = await placeOf(page.getByText("01", { exact: true }));
      const title = await placeOf(page.getByRole("heading", { name: "What is Pompa?" }));
      return { beside: title.left > number.left + 100, below: title.top > number.top + 50 };
    };
    expect(await places(390)).toEqual({ beside: false, below: true });
    expect(await places(768)).toEqual({ beside: true, below: false });
  });
});

test.describe("/Editorials", () => {
  interface EditorialFile {
    title: string;
    titlePosition: string;
    credits: Record<"left" | "right", { name: string }[]>;
  }
  const editorials = readDocuments<EditorialFile>("editorials").toSorted((a, b) => a.slug.localeCompare(b.slug));

  test("editorials have their title and their credits on the sides that the content says", async ({ page }) => {
    await page.goto("/Editorials");
    for (const { title, titlePosition, credits } of editorials) {
      const section = page.getByRole("region", { name: title });
      await expect(section.getByRole("heading")).toHaveCSS("text-align", titlePosition);
      const lists = section.getByRole("list", { name: `Créditos de ${title}` });
      for (const [index, side] of [credits.left, credits.right].entries())
        await expect(lists.nth(index).getByRole("listitem")).toContainText(side.map(({ name }) => name));
    }
  });

  test("the page invites readers to subscribe on a desktop, and to submit and write on a phone", async ({ page }) => {
    await page.goto("/Editorials");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "SUSCRIBITE" })).toHaveAttribute("href", "/form");
    await expect(main.getByRole("link", { name: "submissions" })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.getByRole("link", { name: "SUSCRIBITE" })).toBeHidden();
    await expect(main.getByRole("link", { name: "submissions" })).toHaveAttribute("href", "/form");
    await expect(main.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
  });
});

test("Socialite says that it is under construction and invites readers to subscribe", async ({ page }) => {
  await page.goto("/socialite");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SOCIALITE");
  await expect(page.getByText("section under construction")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "SUSCRIBITE" })).toHaveAttribute("href", "/form");
});

interface ProfileFile {
  title: string;
  images: unknown[];
  credits: { name: { name: string }; occupation: string; age: string; style: string; brands: string };
}

test("the club shows every profile on the section's green, with all rows, even empty ones", async ({ page }) => {
  const profiles = readDocuments<ProfileFile>("profiles").toSorted((a, b) =>
    a.slug.localeCompare(b.slug, "es", { numeric: true }),
  );
  await page.goto("/club-pompa");
  await expect(page.getByText("never so close, never so you")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(profiles.map(({ title }) => title));
  const rows = ["Nombre", "Ocupación", "Edad", "Define su estilo como", "Marcas favoritas"];
  for (const { title, images, credits } of profiles) {
    const profile = page.getByRole("region", { name: title, exact: true });
    await expect(profile.locator("..")).toHaveCSS("background-color", "rgb(0, 166, 81)");
    await expect(profile.getByRole("term")).toHaveText(rows);
    const { name, occupation, age, style, brands } = credits;
    await expect(profile.getByRole("definition")).toHaveText([name.name, occupation, age, style, brands]);
    await expect(profile.getByRole("button", { name: /ampliar/ })).toHaveCount(images.length);
  }
});

test.describe("/news", () => {
  test("the page lists every article, newest first, under a green banner", async ({ page }) => {
    await page.goto("/news");
    const banner = page.getByRole("heading", { level: 1 });
    await expect(banner).toHaveText("NEWS.");
    await expect(banner).toHaveCSS("color", "rgb(57, 255, 20)");
    const headlines = page.getByRole("article").getByRole("heading").getByRole("link");
    await expect(headlines).toHaveText(articles.map(({ headline }) => headline));
    await expect(page.getByRole("complementary").getByRole("link")).toHaveAttribute("href", "/form");
    await expect(page.getByRole("region", { name: "Láminas de la revista" })).toBeVisible();
  });

  test("an article shows its date, reading time and text, and links to its neighbours", async ({ page }) => {
    const [newer, article, older] = articles;
    await visit(page, "/news");
    await page.getByRole("link", { name: article?.headline ?? "" }).click();
    await expect(page).toHaveURL(`/News/${article?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.headline ?? "");
    await expect(page.getByRole("time")).toHaveAttribute("datetime", article?.published ?? "");
    await expect(page.getByText(/\d+ minutos? de lectura/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("blockquote").first()).toBeVisible();
    const more = page.getByRole("navigation", { name: "Más notas" });
    await expect(more.getByRole("link", { name: newer?.headline ?? "" })).toHaveAttribute(
      "href",
      `/News/${newer?.slug}`,
    );
    await more.getByRole("link", { name: older?.headline ?? "" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(older?.headline ?? "");
  });
});
