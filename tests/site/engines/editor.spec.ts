/** The editor in Firefox and in WebKit, where some editors have it. */
import { talkToEditor } from "../../support/editor-server.ts";
import { DESK, expectSoon, test } from "../../support/engines/engine.ts";
import type { Reader } from "../../support/engines/reader.ts";

const NAME = "Mora Vidal";

/** What the page beside the form says. */
const shown = (reader: Reader) =>
  reader.ask(() => document.querySelector("iframe")?.contentDocument?.querySelector("main h1")?.textContent);

test("the editor shows on the page what is typed", async ({ open }) => {
  // The code of the editor may have to be built.
  test.setTimeout(120_000);
  const editor = await talkToEditor();
  const reader = await open(DESK);
  await reader.leaveFor(`${editor.address}/#issues/MoraVidal.yaml`);
  await expectSoon(() => shown(reader), "the page", 40_000).toContain(NAME);
  await reader.ask((name) => {
    const field = [...document.querySelectorAll("input")].find(({ value }) => value === name);
    field?.focus();
    field?.setSelectionRange(name.length, name.length);
  }, NAME);
  await reader.type(" Sur");
  await expectSoon(() => shown(reader)).toContain(`${NAME} Sur`);
  await editor.close();
});
