/** A page that was left while its code was loading works after Back, although browsers restore it as it was. */
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { countOf, countDialogs, headingOf, pathOf } from "../../support/engines/questions.ts";
import { isHydrated } from "../../support/engines/reader.ts";
import { address as withGallery } from "../../support/site/gallery.ts";

/** Part of the browsers' complaint about files that were still loading when the page was left. */
const GIVEN_UP = ["load"];

test("a page that was left before it started works after Back", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(PHONE);
  const code = site.hold(/\/assets\/(?:react|site|start)-.*\.js$/);
  await reader.leaveFor("/issues");
  await expectSoon(() => headingOf(reader)).toBe("ISSUES.");
  await reader.press("main a[href^='/']");
  await expectSoon(() => pathOf(reader)).not.toBe("/issues");
  code.arrive();
  await reader.back();
  await expectSoon(() => pathOf(reader)).toBe("/issues");
  await expectSoon(() => reader.evaluate(isHydrated)).toBe(true);
});

test("a page that was left while its own code was loading is shown after Back", async ({
  open,
  site,
  expectComplaints,
}) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(DESK);
  const code = site.hold(/\/assets\/articles-page-.*\.js$/);
  await reader.visit("/issues");
  await reader.press("header a", "News");
  await expectSoon(code.isAsked).toBe(true);
  await reader.leaveFor("/who");
  await expectSoon(() => pathOf(reader)).toBe("/who");
  code.arrive();
  await reader.back();
  await expectSoon(() => pathOf(reader)).toBe("/news");
  await expectSoon(() => headingOf(reader)).toBe("NEWS.");
});

const PARTS = [
  { part: "the viewer", page: withGallery, file: /\/assets\/viewer-.*\.js$/, button: "[data-picture='1']" },
  {
    part: "the search",
    page: "/form",
    file: /\/assets\/search-dialog-.*\.js$/,
    button: "header button[aria-label=Buscar]",
  },
];

for (const { part, page, file, button } of PARTS) {
  test(`after Back to a page that was left while ${part} was loading, ${part} opens without an alert`, async ({
    open,
    site,
    expectComplaints,
  }) => {
    expectComplaints(...GIVEN_UP);
    const reader = await open(DESK);
    const code = site.hold(file);
    await reader.visit(page);
    await reader.press(button);
    await expectSoon(code.isAsked).toBe(true);
    await reader.leaveFor("/who");
    await expectSoon(() => pathOf(reader)).toBe("/who");
    code.arrive();
    await reader.back();
    await expectSoon(() => pathOf(reader)).toContain(page);
    await expectSoon(() => reader.evaluate(isHydrated)).toBe(true);
    await expectSoon(async () => {
      if ((await countDialogs(reader)) === 0) await reader.press(button);
      return countDialogs(reader);
    }).toBe(1);
    expect(await countOf(reader, "[role=alert]")).toBe(0);
  });
}

test("a form that was left while its code was loading works after Back, without an alert", async ({
  open,
  site,
  expectComplaints,
}) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(PHONE);
  const code = site.hold(/\/assets\/subscribe-form-.*\.js$/);
  await reader.visit("/form");
  await expectSoon(code.isAsked).toBe(true);
  await reader.leaveFor("/who");
  await expectSoon(() => pathOf(reader)).toBe("/who");
  code.arrive();
  await reader.back();
  await expectSoon(() => pathOf(reader)).toBe("/form");
  await expectSoon(() => countOf(reader, "[data-waiting]")).toBe(0);
  expect(await countOf(reader, "[role=alert]")).toBe(0);
});
