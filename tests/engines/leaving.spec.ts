/** A page that was left while its code was on the way, when the reader comes back to it: browsers keep it as it was. */
import { DESK, expect, PHONE, test } from "../support/engines/engine.ts";
import { heading, path } from "../support/engines/questions.ts";
import { answers } from "../support/engines/reader.ts";

/** What browsers say of files that were on the way. */
const GIVEN_UP = ["load"];

test("before it answered: it answers", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(PHONE);
  const arrive = site.hold(/\/assets\/(?:react|site|start)-.*\.js$/);
  await reader.leaveFor("/issues");
  await expect.poll(() => heading(reader)).toBe("ISSUES.");
  await reader.press("main a[href^='/']");
  await expect.poll(() => path(reader)).not.toBe("/issues");
  arrive();
  await reader.back();
  await expect.poll(() => path(reader)).toBe("/issues");
  await expect.poll(() => reader.ask(answers)).toBe(true);
});

test("while its own code was loading: it is shown", async ({ open, site, expectComplaints }) => {
  expectComplaints(...GIVEN_UP);
  const reader = await open(DESK);
  const arrive = site.hold(/\/assets\/news-page-.*\.js$/);
  await reader.visit("/issues");
  await reader.press("header a", "News");
  await expect.poll(() => path(reader)).toBe("/news");
  await reader.leaveFor("/who");
  await expect.poll(() => path(reader)).toBe("/who");
  arrive();
  await reader.back();
  await expect.poll(() => path(reader)).toBe("/news");
  await expect.poll(() => heading(reader)).toBe("NEWS.");
});
