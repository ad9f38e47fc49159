/** The editor in Firefox and in WebKit, where some editors have it. */
import { talkToEditor } from "../../support/editor-server.ts";
import { DESK, expect, expectSoon, PHONE, test } from "../../support/engines/engine.ts";
import type { Reader } from "../../support/engines/reader.ts";

const NAME = "Mora Vidal";

/** What the page beside the form says. */
const shown = (reader: Reader) =>
  reader.ask(() => document.querySelector("iframe")?.contentDocument?.querySelector("main h1")?.textContent);

/** Types after the name. */
async function typeOn(reader: Reader, more: string): Promise<void> {
  await reader.ask((name) => {
    const field = [...document.querySelectorAll("input")].find(({ value }) => value === name);
    field?.focus();
    field?.setSelectionRange(name.length, name.length);
  }, NAME);
  await reader.type(more);
}

test("the editor shows on the page what is typed", async ({ open }) => {
  // The code of the editor may have to be built.
  test.setTimeout(120_000);
  const editor = await talkToEditor();
  const reader = await open(DESK);
  await reader.leaveFor(`${editor.address}/#issues/MoraVidal.yaml`);
  await expectSoon(() => shown(reader), "the page", 40_000).toContain(NAME);
  await typeOn(reader, " Sur");
  await expectSoon(() => shown(reader)).toContain(`${NAME} Sur`);
  await editor.close();
});

/** Which of list, form and page can be seen. */
const inSight = (reader: Reader) =>
  reader.ask(() =>
    ["nav[aria-label=Documentos]", "form", "iframe"].filter((each) =>
      document.querySelector(each)?.checkVisibility({ visibilityProperty: true }),
    ),
  );

/** How far the form is scrolled, after it was where a number is given. */
const scrolled = (reader: Reader, to?: number) =>
  reader.ask((top) => {
    let around = document.querySelector("form")?.parentElement;
    while (around && around.scrollHeight <= around.clientHeight) around = around.parentElement;
    if (around && top !== null) around.scrollTop = top;
    return around?.scrollTop;
  }, to ?? null);

test("in a hand the editor shows list, form and page one at a time, each as it was left", async ({ open }) => {
  test.setTimeout(120_000);
  const editor = await talkToEditor();
  const reader = await open(PHONE);
  const see = (name: string) => reader.press("nav[aria-label=Vistas] button", name);
  await reader.leaveFor(`${editor.address}/#issues/MoraVidal.yaml`);
  await expectSoon(() => shown(reader), "the page", 40_000).toContain(NAME);
  expect(await inSight(reader)).toEqual(["form"]);
  await typeOn(reader, " Sur");
  await scrolled(reader, 300);

  await see("Página");
  await expectSoon(() => inSight(reader)).toEqual(["iframe"]);
  await expectSoon(() => shown(reader)).toContain(`${NAME} Sur`);
  await see("Documentos");
  await expectSoon(() => inSight(reader)).toEqual(["nav[aria-label=Documentos]"]);
  await see("Formulario");
  await expectSoon(() => inSight(reader)).toEqual(["form"]);
  expect(await scrolled(reader)).toBe(300);

  await see("Página");
  await reader.ask(() =>
    document.querySelector("iframe")?.contentDocument?.querySelector<HTMLElement>("main h1")?.click(),
  );
  await expectSoon(() => inSight(reader)).toEqual(["form"]);
  await expectSoon(() => reader.ask(() => (document.activeElement as HTMLInputElement).value)).toBe(`${NAME} Sur`);
  expect(await reader.ask(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await editor.close();
});
