/** Requests about whole documents and their pictures lose nothing that somebody else does at the same time. */
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KEY_HEADER, PREFIX } from "../../src/editor/contract/addresses.ts";
import { send, talkToEditor, type TalkingEditor } from "../support/editor-server.ts";

let editor: TalkingEditor;

beforeAll(async () => {
  editor = await talkToEditor();
});
afterAll(() => editor.close());

test("a document with unsaved changes is neither duplicated nor renamed until they are discarded", async () => {
  const file = "articles/Puma.md";
  const text = (await editor.read(file)).replace("---", "---\n# Una nota al margen");
  await editor.ask("draft", { file, typed: { text } });
  const unsaved = { status: 409, message: "Tiene cambios sin guardar: guardalos o descartalos primero." };
  await expect(editor.ask("duplicate", { file, name: "Otro puma" })).rejects.toMatchObject(unsaved);
  await expect(editor.ask("rename", { file, slug: "Gato", confirmed: true })).rejects.toMatchObject(unsaved);
  expect((await editor.ask("list", {})).entries.find((entry) => entry.file === file)?.unsaved).toBe(true);
  await editor.ask("discard", { file });
  expect((await editor.ask("duplicate", { file, name: "Otro puma" })).file).toBe("articles/OtroPuma.md");
});

test("a file that was just added to the content folder opens", async () => {
  const file = "articles/Recien.md";
  await editor.ask("list", {});
  await writeFile(path.join(editor.contentDir, file), "---\nheadline: Recién\n---\n");
  expect((await editor.ask("open", { file })).fields).toEqual({ headline: "Recién" });
  await rm(path.join(editor.contentDir, file));
});

test("an opened document has the problems of its file, not those of unsaved changes", async () => {
  const file = "articles/Bio.md";
  const { fields = {}, body = "" } = await editor.ask("open", { file });
  const { problems } = await editor.ask("draft", { file, typed: { fields: { ...fields, headline: "" }, body } });
  expect(problems).toMatchObject([{ field: "headline" }]);
  await editor.ask("list", {});
  expect((await editor.ask("open", { file })).problems).toEqual([]);
  await editor.ask("discard", { file });
});

test("the only document of its type cannot be duplicated, renamed or removed", async () => {
  const [file, status] = ["site.yaml", 422];
  const message = "De «site» no se pueden agregar ni sacar documentos.";
  await expect(editor.ask("duplicate", { file, name: "Otro" })).rejects.toMatchObject({ status, message });
  await expect(editor.ask("rename", { file, slug: "otro", confirmed: true })).rejects.toMatchObject({
    status,
    message,
  });
  await expect(editor.ask("remove", { file, confirmed: true })).rejects.toMatchObject({ status, message });
});

test("a picture that the saved file uses cannot be removed, even if unsaved changes no longer use it", async () => {
  const [file, src] = ["issues/MoraVidal.yaml", "MoraVidal/tapa.webp"];
  const text = await editor.read(file);
  await editor.ask("draft", { file, typed: { text: text.replaceAll("tapa.webp", "otra.webp") } });
  await expect(editor.ask("removePicture", { file, src })).rejects.toMatchObject({
    status: 422,
    message: `«${src}» está en uso: sacala primero de donde se ve.`,
  });
  await editor.ask("discard", { file });
  expect(existsSync(path.join(editor.contentDir, "issues", src))).toBe(true);
});

test("a picture is discarded if its document is removed during the upload, and the document can be restored", async () => {
  const { file } = await editor.ask("create", { type: "articles", name: "Breve" });
  const background = { width: 4000, height: 4000, channels: 3, background: "#123456" } as const;
  const body = await sharp({ create: background }).png().toBuffer();
  const search = new URLSearchParams({ file, name: "grande.png" });
  const headers = { [KEY_HEADER]: editor.key };
  const upload = send(editor.address, `${PREFIX}foto?${search}`, { method: "POST", headers, body });
  await editor.ask("remove", { file, confirmed: true });
  expect((await upload).status).toBe(404);
  expect(existsSync(path.join(editor.contentDir, "articles", "Breve"))).toBe(false);
  await editor.ask("restore", {});
  expect(await editor.read(file)).toContain("Breve");
});
