/** A page that was left while its code was on the way, when the reader comes back to it: browsers keep it as it was. */
import { issues } from "../../support/content.ts";
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import { countOf, dialogs, heading, path } from "../../support/engines/questions.ts";
import { answers } from "../../support/engines/reader.ts";

/** What browsers say of files that were on the way. */
const GIVEN_UP = ["load"];

test("before it answered: it answers", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(PHONE);
  const code = site.hold(/\/assets\/(?:react|site|start)-.*\.js$/);
  await reader.leaveFor("/issues");
  await expectSoon(() => heading(reader)).toBe("ISSUES.");
  await reader.press("main a[href^='/']");
  await expectSoon(() => path(reader)).not.toBe("/issues");
  code.arrive();
  await reader.back();
  await expectSoon(() => path(reader)).toBe("/issues");
  await expectSoon(() => reader.ask(answers)).toBe(true);
});

test("while its own code was loading: it is shown", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(DESK);
  const code = site.hold(/\/assets\/articles-page-.*\.js$/);
  await reader.visit("/issues");
  await reader.press("header a", "News");
  await expectSoon(code.isAsked).toBe(true);
  await reader.leaveFor("/who");
  await expectSoon(() => path(reader)).toBe("/who");
  code.arrive();
  await reader.back();
  await expectSoon(() => path(reader)).toBe("/news");
  await expectSoon(() => heading(reader)).toBe("NEWS.");
});

const withGallery = `/${issues.find(({ gallery }) => (gallery?.length ?? 0) >= 5)?.slug}`;

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
  test(`while ${part} was loading: nothing failed, and it opens`, async ({ open, site, expectComplaints }) => {
    expectComplaints(...GIVEN_UP);
    const reader = await open(DESK);
    const code = site.hold(file);
    await reader.visit(page);
    await reader.press(button);
    await expectSoon(code.isAsked).toBe(true);
    await reader.leaveFor("/who");
    await expectSoon(() => path(reader)).toBe("/who");
    code.arrive();
    await reader.back();
    await expectSoon(() => path(reader)).toContain(page);
    await expectSoon(() => reader.ask(answers)).toBe(true);
    await expectSoon(async () => {
      if ((await dialogs(reader)) === 0) await reader.press(button);
      return dialogs(reader);
    }).toBe(1);
    expect(await countOf(reader, "[role=alert]")).toBe(0);
  });
}

test("while the form was loading: it answers, and nothing failed", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(PHONE);
  const code = site.hold(/\/assets\/subscribe-form-.*\.js$/);
  await reader.visit("/form");
  await expectSoon(code.isAsked).toBe(true);
  await reader.leaveFor("/who");
  await expectSoon(() => path(reader)).toBe("/who");
  code.arrive();
  await reader.back();
  await expectSoon(() => path(reader)).toBe("/form");
  await expectSoon(() => countOf(reader, "[data-waiting]")).toBe(0);
  expect(await countOf(reader, "[role=alert]")).toBe(0);
});
