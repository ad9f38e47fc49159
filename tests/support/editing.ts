/** One editor with its magazine for each worker; a test changes only documents that no other test opens. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from "@playwright/test";
import { PHONE } from "./browsers/phone.ts";
import { git, identify, makeRemote, publishAll, type RunGit } from "./git/git.ts";
import { askOf, type OpenEditor as ServedEditor, openEditor } from "./editor-server.ts";
import { writeFullMagazine } from "./small-magazine/write.ts";

export interface OpenEditor extends ServedEditor {
  /** Run Git in the repository around the content folder, and in the bare one that is its remote. */
  git: RunGit;
  remoteGit: RunGit;
}

/** Writes a repository with a magazine in `content/`, and its remote, into `folder`, and opens the editor. */
async function startEditor(folder: string): Promise<OpenEditor> {
  const [root, remote] = [path.join(folder, "revista"), path.join(folder, "remoto.git")];
  const contentDir = path.join(root, "content");
  await writeFullMagazine(contentDir);
  makeRemote(remote);
  git(root)("init", "--quiet", "--initial-branch=main");
  git(root)("remote", "add", "origin", remote);
  await identify(root, "Ana Editora");
  publishAll(root, "Primera publicación");
  const editor = await openEditor(contentDir);
  return { ...editor, git: git(root), remoteGit: git(remote) };
}

async function discardAll(editor: OpenEditor): Promise<void> {
  const ask = askOf(editor);
  for (const { file, unsaved } of (await ask("list", {})).entries) if (unsaved) await ask("discard", { file });
}

export const test = base.extend<{ complaints: string[] }, { editor: OpenEditor; session: BrowserContext }>({
  /** One browser for all tests of a worker, as for one person: only the first test loads the code of the editor. */
  session: [
    async ({ browser }, use, { project }) => {
      const { locale, viewport, hasTouch = false, isMobile = false } = project.use;
      const display = { ...(locale && { locale }), ...(viewport && { viewport }) };
      const context = await browser.newContext({ ...display, hasTouch, isMobile });
      // A missing part fails under its own name, before the test reaches its timeout.
      context.setDefaultTimeout(15_000);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  /** A page without the unsaved text of earlier tests. */
  page: async ({ session: browser, editor }, use) => {
    const page = await browser.newPage();
    const session = await browser.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: editor.address, storageTypes: "local_storage" });
    await discardAll(editor);
    await use(page);
    for (const each of browser.pages()) await each.close();
  },
  editor: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "pompa-editor-"));
      const editor = await startEditor(folder);
      await use(editor);
      await editor.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Complaints of the browser; a test that makes something fail empties the list. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

type View = "Documentos" | "Formulario" | "Página" | "Inicio" | "Documents" | "Page";

/** Goes to a view of the editor, where the window is too narrow to show it beside the others. */
export async function see(page: Page, view: View): Promise<void> {
  const button = page.getByRole("navigation", { name: /^(?:Vistas|Views)$/ }).getByRole("button", { name: view });
  await expect(page.getByRole("banner")).toBeAttached({ timeout: 60_000 });
  if (await button.isVisible()) await button.click();
}

/** Opens a document, and waits for its form and its page. */
export async function openDocument(page: Page, editor: OpenEditor, file: string): Promise<FrameLocator> {
  await page.goto(`${editor.address}/#${file}`);
  await expect(page.getByRole("form", { name: "Campos del documento" })).toBeVisible({ timeout: 60_000 });
  const frame = page.frameLocator("iframe");
  await see(page, "Página");
  await expect(frame.getByRole("main")).toBeVisible({ timeout: 60_000 });
  await see(page, "Formulario");
  return frame;
}

/** The button that publishes everything. On a phone it is above the list and the first screen, not above a document. */
export const publishAllButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^Publicar/ });

export async function openPublishing(page: Page): Promise<void> {
  await see(page, "Documentos");
  await publishAllButton(page).click();
}

/** For tests that change the clock: Playwright changes it for all later pages too, so each has its own browser. */
export const testWithClock = test.extend({
  page: async ({ context, editor }, use) => {
    await discardAll(editor);
    context.setDefaultTimeout(15_000);
    await use(await context.newPage());
  },
});

/** Tests of the editor on a phone. */
export const testOnPhone = test.extend({
  page: async ({ browser }, use) => {
    const phone = await browser.newContext({ ...PHONE, locale: "es-AR" });
    await use(await phone.newPage());
    await phone.close();
  },
});

/** Pastes a plain text where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** The folded fields of the form; some types of documents have none. */
export const foldedFields = (page: Page): Locator =>
  page.getByRole("form", { name: "Campos del documento" }).locator("details");

/** Opens the folded fields, unless they are open. */
export async function unfold(page: Page): Promise<void> {
  const isOpen = await foldedFields(page).evaluate((each: HTMLDetailsElement) => each.open);
  if (!isOpen) await foldedFields(page).locator("summary").click();
}

/** The line with the state of the document. */
export const stateOf = (page: Page): Locator => page.getByRole("main").getByRole("status").first();

/** Presses «Publicar» of the open document and closes the dialog that follows. */
export async function markReady(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("dialog", { name: "Publicar los cambios" }).getByRole("button", { name: "Cerrar" }).click();
}

/** Publishes all changes so far, so that the next ones are those of a single test. */
export const publish = ({ contentDir }: OpenEditor): void => publishAll(path.dirname(contentDir), "Publica");
