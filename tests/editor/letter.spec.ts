/** The e-mail of an issue or a week: an editor previews, changes and downloads it, or sends it to a service. */
import { readFile } from "node:fs/promises";
import { askOf, openEditor } from "../support/editor-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { choose, expect, openDocument, rewrite, test } from "../support/editing.ts";
import { ACCEPTED, BUTTONDOWN, startSenders } from "../support/servers/senders.ts";

// Letters of other content folders are compiled into one folder, so two editors must not make letters at the same time.
test.describe.configure({ mode: "default" });

test("the e-mail of an issue is previewed and downloaded with a new subject", async ({ page, editor, isMobile }) => {
  test.setTimeout(180_000);
  await openDocument(page, editor, "issues/MoraVidal.yaml");
  const dialog = await choose(page, "Carta por correo…");
  const letter = dialog.frameLocator("iframe[title='La carta']");
  await expect(letter.getByRole("heading", { level: 1 })).toHaveText(/Mora Vidal/, { timeout: 60_000 });
  const cover = letter.getByRole("img").first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, "", isMobile ? 44 : 24);

  await dialog.getByRole("textbox", { name: "Asunto", exact: true }).fill("Vasijas");
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    dialog.getByRole("button", { name: "Bajar la carta" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("carta-MoraVidal.html");
  expect(await readFile(await download.path(), "utf8")).toContain("<title>Vasijas</title>");
});

test("the e-mail of the week contains an article published this week", async ({ page, editor }) => {
  test.setTimeout(180_000);
  const { now } = await askOf(editor)("list", {});
  const text = await rewrite(editor, "articles/Puma.md", (before) =>
    before.replace(/^published: .*/m, `published: ${now.slice(0, 10)}`),
  );
  await page.goto(editor.address);
  await page.getByRole("main").getByRole("button", { name: "Carta de la semana, por correo…" }).click();
  const dialog = page.getByRole("dialog", { name: "La carta de la semana" });
  const headline = /^headline: "(.*)"$/m.exec(text)?.[1] ?? "";
  await expect(dialog.frameLocator("iframe").getByRole("heading", { level: 3, name: headline })).toBeVisible({
    timeout: 60_000,
  });
});

test(
  "a draft of the e-mail is created at the service that sends it",
  { tag: "@exhaustive" },
  async ({ page, editor, complaints }) => {
    test.setTimeout(180_000);
    const answers = { ...ACCEPTED };
    const senders = await startSenders(answers);
    const redirect = `const { fetch: send } = globalThis; globalThis.fetch = (address, init) =>
    send(${JSON.stringify(senders.url)}, { ...init, headers: { ...init.headers, "x-asked": address } });`;
    const options = `--import=data:text/javascript,${encodeURIComponent(redirect)}`;
    Object.assign(process.env, { NODE_OPTIONS: options, BUTTONDOWN_API_KEY: "clave" });
    // Opens a new editor, because an editor reads the keys of services only when it starts.
    const editorWithKey = await openEditor(editor.contentDir);
    await page.goto(`${editorWithKey.address}/#issues/MoraVidal.yaml`);
    const dialog = await choose(page, "Carta por correo…");
    const create = dialog.getByRole("button", { name: /Buttondown/ });
    await dialog.getByRole("textbox", { name: "Asunto", exact: true }).fill("Vasijas", { timeout: 60_000 });

    await test.step("the draft has the typed subject", async () => {
      await create.click();
      const link = dialog.getByRole("status").getByRole("link");
      await expect(link).toHaveAttribute("href", /^https:\/\/buttondown\.com\/emails\/fa7bd3bb/, { timeout: 60_000 });
      const [sent] = senders.requests;
      expect(sent).toMatchObject({ request: BUTTONDOWN, authorization: "Token clave" });
      expect(sent?.body).toMatchObject({ status: "draft", subject: "Vasijas" });
    });

    await test.step("a refused key is reported in a sentence", async () => {
      answers[BUTTONDOWN] = [401];
      await create.click();
      await expect(dialog.getByRole("status")).toContainText("Buttondown no acepta la clave", { timeout: 60_000 });
      await expect(dialog.getByRole("status").getByRole("link")).toHaveCount(0);
      complaints.length = 0;
    });

    delete process.env.NODE_OPTIONS;
    delete process.env.BUTTONDOWN_API_KEY;
    await page.goto("about:blank");
    await editorWithKey.close();
    senders.close();
  },
);
