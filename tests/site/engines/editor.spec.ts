/** The editor in Firefox and WebKit. */
import { talkToEditor } from "../../support/editor-server.ts";
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import type { Reader } from "../../support/engines/reader.ts";

const NAME = "Mora Vidal";

/** The heading of the page beside the form. */
const previewHeading = (reader: Reader) =>
  reader.evaluate(() => document.querySelector("iframe")?.contentDocument?.querySelector("main h1")?.textContent);

async function typeAfterName(reader: Reader, more: string): Promise<void> {
  await reader.evaluate((name) => {
    const field = [...document.querySelectorAll("input")].find(({ value }) => value === name);
    field?.focus();
    field?.setSelectionRange(name.length, name.length);
  }, NAME);
  await reader.type(more);
}

test("the preview shows what an editor types into the form", async ({ open }) => {
  // The code of the editor may have to be built first.
  test.setTimeout(120_000);
  const editor = await talkToEditor();
  const reader = await open(DESK);
  await reader.leaveFor(`${editor.address}/#issues/MoraVidal.yaml`);
  await expectSoon(() => previewHeading(reader), "the page", 40_000).toContain(NAME);
  await typeAfterName(reader, " Sur");
  await expectSoon(() => previewHeading(reader)).toContain(`${NAME} Sur`);
  await editor.close();
});

/** Returns the selectors of the parts that are visible: list, form and preview. */
const visibleParts = (reader: Reader) =>
  reader.evaluate(() =>
    ["nav[aria-label=Documentos]", "form", "iframe"].filter((each) =>
      document.querySelector(each)?.checkVisibility({ visibilityProperty: true }),
    ),
  );

/** Scrolls the form if a number is given, and returns its scroll position. */
const formScrollTop = (reader: Reader, to?: number) =>
  reader.evaluate((top) => {
    let scroller = document.querySelector("form")?.parentElement;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    if (scroller && top !== null) scroller.scrollTop = top;
    return scroller?.scrollTop;
  }, to ?? null);

test("on a phone the editor shows list, form and preview one at a time, each as it was left", async ({ open }) => {
  test.setTimeout(120_000);
  const editor = await talkToEditor();
  const reader = await open(PHONE);
  const openView = (name: string) => reader.press("nav[aria-label=Vistas] button", name);
  await reader.leaveFor(`${editor.address}/#issues/MoraVidal.yaml`);
  await expectSoon(() => previewHeading(reader), "the page", 40_000).toContain(NAME);
  expect(await visibleParts(reader)).toEqual(["form"]);
  await typeAfterName(reader, " Sur");
  await formScrollTop(reader, 300);

  await openView("Página");
  await expectSoon(() => visibleParts(reader)).toEqual(["iframe"]);
  await expectSoon(() => previewHeading(reader)).toContain(`${NAME} Sur`);
  await openView("Documentos");
  await expectSoon(() => visibleParts(reader)).toEqual(["nav[aria-label=Documentos]"]);
  await openView("Formulario");
  await expectSoon(() => visibleParts(reader)).toEqual(["form"]);
  await expectSoon(() => formScrollTop(reader)).toBe(300);

  await openView("Página");
  await reader.evaluate(() =>
    document.querySelector("iframe")?.contentDocument?.querySelector<HTMLElement>("main h1")?.click(),
  );
  await expectSoon(() => visibleParts(reader)).toEqual(["form"]);
  await expectSoon(() => reader.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(`${NAME} Sur`);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await editor.close();
});
