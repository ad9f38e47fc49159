/** One editor with its magazine for each worker. Each test begins with the same content and the same publication. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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
import sharp from "sharp";
import { PREFIX } from "../../src/editor/contract/addresses.ts";
import type { EditorApi } from "../../src/editor/contract/protocol.ts";
import { PHONE } from "./browsers/phone.ts";
import { git, identify, makeRemote, publishAll, type RunGit } from "./git/git.ts";
import { askOf, discardAll, type OpenEditor as ServedEditor, openEditor, refusalOf } from "./editor-server.ts";
import { writeFullMagazine } from "./small-magazine/write.ts";

export interface OpenEditor extends ServedEditor {
  /** `git` runs Git in the repository around the content folder, and `remoteGit` in its remote, a bare repository. */
  git: RunGit;
  remoteGit: RunGit;
  /** The commit with which each test begins. */
  first: string;
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
  return { ...editor, git: git(root), remoteGit: git(remote), first: git(root)("rev-parse", "HEAD").trim() };
}

/** Undoes what earlier tests typed, saved and published. */
async function startOver(editor: OpenEditor): Promise<void> {
  editor.git("reset", "--quiet", "--hard", editor.first);
  editor.git("clean", "--quiet", "--force", "-d");
  editor.git("push", "--quiet", "--force", "origin", "HEAD:main");
  const ask = askOf(editor);
  // Opens a document that does not exist, because the server then reads all content again.
  await refusalOf(ask("open", { file: "articles/NoEsta.md" }));
  await discardAll(ask);
}

/** Closes a page. A route that still answers a request must not fail the test that has ended. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
}

interface TestFixtures {
  freshContent: void;
  complaints: string[];
}

export const test = base.extend<TestFixtures, { editor: OpenEditor; session: BrowserContext }>({
  freshContent: [
    async ({ editor }, use) => {
      await startOver(editor);
      await use();
    },
    { auto: true },
  ],
  /** One browser for all tests of a worker, as for one person: only the first test loads the code of the editor. */
  session: [
    async ({ browser }, use, { project }) => {
      const { locale, viewport, hasTouch = false, isMobile = false } = project.use;
      const display = { ...(locale && { locale }), ...(viewport && { viewport }) };
      const context = await browser.newContext({ ...display, hasTouch, isMobile });
      // Shorter than the timeout of a test, so that the error names the missing element.
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
    await use(page);
    for (const each of browser.pages()) await leave(each);
  },
  editor: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "pompa-editor-"));
      const editor = await startEditor(folder);
      await use(editor);
      await editor.close();
      // Retries, because Git may still be working on a request of a page that was closed.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
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

/** Switches to a view of the editor if the window is too narrow to show all views side by side. */
export async function see(page: Page, view: View): Promise<void> {
  const button = page.getByRole("navigation", { name: /^(?:Vistas|Views)$/ }).getByRole("button", { name: view });
  await expect(page.getByRole("banner")).toBeAttached({ timeout: 60_000 });
  if (await button.isVisible()) await button.click();
}

/** Presses something on the page beside the form. */
export async function press(target: Locator): Promise<void> {
  await see(target.page(), "Página");
  await target.click();
}

/** Opens a document, and waits for its form and its page. */
export async function openDocument(page: Page, editor: OpenEditor, file: string): Promise<FrameLocator> {
  await page.goto(`${editor.address}/#${file}`);
  await expect(form(page)).toBeVisible({ timeout: 60_000 });
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

/** For tests that change the clock: it changes for all later pages of a browser, so each test has its own browser. */
export const testWithClock = test.extend({
  page: async ({ context }, use) => {
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await use(page);
    await leave(page);
  },
});

/** Tests of the editor on a phone. */
export const testOnPhone = test.extend({
  page: async ({ browser }, use) => {
    const phone = await browser.newContext({ ...PHONE, locale: "es-AR" });
    const page = await phone.newPage();
    await use(page);
    await leave(page);
    await phone.close();
  },
});

/** Pastes a text where the focus is. */
export const paste = (page: Page, plain: string, html = ""): Promise<void> =>
  page.evaluate((clipboard) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of clipboard) if (content) clipboardData.setData(`text/${type}`, content);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, Object.entries({ plain, html }));

/** Creates a photo for a file dialog of the browser. */
export async function photo(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: "#46596e" } });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

/** Drops picture files onto an element, as if they were dragged from another window. */
export async function drop(target: Locator, files: readonly string[]): Promise<void> {
  const pictures = files.map(async (file) => ({ name: path.basename(file), data: await readFile(file, "base64") }));
  await target.evaluate(dropPictures, await Promise.all(pictures));
}

function dropPictures(target: Element, pictures: { name: string; data: string }[]): void {
  const dataTransfer = new DataTransfer();
  for (const { name, data } of pictures) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], name, { type: "image/webp" }));
  }
  const { left, top } = target.getBoundingClientRect();
  const at = { clientX: left + 30, clientY: top + 30 };
  target.dispatchEvent(new DragEvent("drop", { dataTransfer, ...at, bubbles: true, cancelable: true }));
}

export const form = (page: Page): Locator => page.getByRole("form", { name: "Campos del documento" });

/** The first text field with this label. Repeated items, such as credits, have several fields with the same label. */
export const field = (page: Page, name: string): Locator =>
  form(page).getByRole("textbox", { name, exact: true }).first();

/** The Markdown text of the document. */
export const typedText = (page: Page): Locator => field(page, "Texto");

/** Replaces the whole Markdown text. */
export async function write(page: Page, text: string): Promise<void> {
  await typedText(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

/** The folded fields of the form; some types of documents have none. */
export const foldedFields = (page: Page): Locator => form(page).locator("details");

/** Opens the folded fields, unless they are open. */
export async function unfold(page: Page): Promise<void> {
  const isOpen = await foldedFields(page).evaluate((each: HTMLDetailsElement) => each.open);
  if (!isOpen) await foldedFields(page).locator("summary").click();
}

/** The line with the state of the document. */
export const stateOf = (page: Page): Locator => page.getByRole("main").getByRole("status").first();

/** Saves the document. Unlike the shortcut, the button waits until the document has unsaved changes. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(stateOf(page)).toHaveText(/guardado\.$/i);
}

/** Chooses an item of the menu «Más», and returns the dialog that some items open. */
export async function choose(page: Page, item: string | RegExp): Promise<Locator> {
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
  return page.getByRole("dialog");
}

/** Publishing takes long on a busy machine, because it compiles the content as another clone would have it. */
export const PATIENCE = { timeout: 60_000 };

export const publishDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Publicar los cambios" });

/** Publishes what the open dialog lists. */
export async function publishAs(page: Page, sentence: string): Promise<void> {
  const dialog = publishDialog(page);
  await dialog.getByRole("textbox", { name: /^Qué cambiaste/ }).fill(sentence);
  await dialog.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(dialog.getByRole("status").filter({ hasText: `«${sentence}»` })).toBeVisible(PATIENCE);
}

/** Presses «Publicar» of the open document. */
export const publishOpen = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Publicar" }).click();

/** Presses «Publicar» of the open document and closes the dialog that follows. */
export async function markReady(page: Page): Promise<void> {
  await publishOpen(page);
  await publishDialog(page).getByRole("button", { name: "Cerrar" }).click();
}

type AnswerOf<Name extends keyof EditorApi> = Awaited<ReturnType<EditorApi[Name]>>;

/** Changes the server's answers to an action before the page gets them. */
export async function changeAnswers<Name extends keyof EditorApi>(
  page: Page,
  action: Name,
  change: (answer: AnswerOf<Name>) => AnswerOf<Name>,
): Promise<void> {
  await page.route(`**${PREFIX}${action}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as AnswerOf<Name>) });
  });
}

/** Changes a file on the disk, as with a text editor, and returns its new text. */
export async function rewrite(editor: OpenEditor, file: string, change: (text: string) => string): Promise<string> {
  const text = change(await editor.read(file));
  await writeFile(path.join(editor.contentDir, file), text);
  return text;
}

/** Publishes all changes so far, so that the next ones are those of a single test. */
export const publish = ({ contentDir }: OpenEditor): void => publishAll(path.dirname(contentDir), "Publica");
