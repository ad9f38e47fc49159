/** Saving through the editor writes only what was changed, and loses nothing that others wrote. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Fields } from "../../src/content/authoring/schemas/form-schema.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import type { Opened } from "../../src/editor/contract/protocol.ts";
import type { Typed } from "../../src/editor/contract/requests.ts";
import { discardAll, refusalOf, talkToEditor, type TalkingEditor } from "../support/editor-server.ts";
import { FULL_MAGAZINE } from "../support/small-magazine/full.ts";

let editor: TalkingEditor;
/** A second editor server for the same folder, as when the command is run twice. */
let other: TalkingEditor;

beforeAll(async () => {
  editor = await talkToEditor();
  other = await talkToEditor(editor.contentDir);
});
afterEach(() => discardAll(editor.ask));
afterAll(async () => {
  await other.close();
  await editor.close();
});

const pathOf = (file: string) => path.join(editor.contentDir, file);
const sampleOf = (file: string) => FULL_MAGAZINE[file] ?? "";
const bytesOf = (file: string) => readFile(pathOf(file));

const typedOf = ({ fields, body, text }: Opened, changed: Fields = {}): Typed =>
  fields ? { fields: { ...fields, ...changed }, ...(body !== undefined && { body }) } : { text };

/** Opens a document and saves it with some fields changed. */
async function change(file: string, changed: Fields, { ask }: TalkingEditor = editor) {
  const opened = await ask("open", { file });
  return ask("save", { file, typed: typedOf(opened, changed), revision: opened.revision });
}

/** Documents of several types, each with a field that holds a few words. */
const DOCUMENTS: [file: string, field: string][] = [
  ["articles/Telar.md", "headline"],
  ["cards/Pop.md", "title"],
  ["editorials/proyecto6.yaml", "title"],
  ["issues/MoraVidal.yaml", "name"],
  ["profiles/industria27.yaml", "title"],
  ["team/ivo-lombardi.yaml", "role"],
  ["site.yaml", "description"],
];

/** Ways in which programs write the same file. */
const STYLES: [string, (text: string) => string][] = [
  ["plain", (text) => text],
  ["with a byte-order mark", (text) => `\uFEFF${text}`],
  ["with Windows line ends", (text) => text.replaceAll("\n", "\r\n")],
  ["with both and a comment", (text) => `\uFEFF${text.replace(/^(\w+: )/m, "# nota\n\n$1")}`.replaceAll("\n", "\r\n")],
];

describe.each(DOCUMENTS)("%s", (file, field) => {
  test.each(STYLES)("a save without changes leaves the file untouched: %s", async (_, style) => {
    await writeFile(pathOf(file), style(sampleOf(file)));
    const before = await bytesOf(file);
    await utimes(pathOf(file), 1_000_000, 1_000_000);
    const { revision } = await editor.ask("open", { file });
    expect(await change(file, {})).toEqual({ revision, problems: [] });
    expect(await bytesOf(file)).toEqual(before);
    expect((await stat(pathOf(file))).mtimeMs).toBe(1_000_000_000);
  });

  test.each(STYLES)("a changed word changes one line of the file: %s", async (_, style) => {
    const sample = sampleOf(file);
    await writeFile(pathOf(file), style(sample));
    const { fields = {} } = await editor.ask("open", { file });
    const word = `${String(fields[field])} Distinto`;
    await change(file, { [field]: word });
    const [before, after] = [style(sample).split("\n"), (await bytesOf(file)).toString().split("\n")];
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining("Distinto")]);
    expect((await editor.ask("open", { file })).fields?.[field]).toBe(word);
  });
});

describe("a file that somebody else changed meanwhile", () => {
  const file = "team/malena-suarez.yaml";

  test("is not overwritten, but a conflict; saved after it, it still has the comment of the other person", async () => {
    const opened = await editor.ask("open", { file });
    const theirs = `${opened.text}# de otra persona\n`;
    await writeFile(pathOf(file), theirs);
    const typed = typedOf(opened, { role: "Lo mío" });
    const result = await editor.ask("save", { file, typed, revision: opened.revision });
    expect(result).toMatchObject({ conflict: { text: theirs, fields: { role: opened.fields?.role } } });
    expect((await bytesOf(file)).toString()).toBe(theirs);
    if (!("conflict" in result)) throw new Error("The editor did not see the change.");
    await editor.ask("save", { file, typed, revision: result.conflict.revision });
    const text = (await bytesOf(file)).toString();
    expect(text).toContain("role: Lo mío");
    expect(text).toContain("# de otra persona");
  });

  test("is a conflict if it was removed, and can then be written again", async () => {
    const article = "articles/Ana.md";
    const opened = await editor.ask("open", { file: article });
    await rm(pathOf(article));
    const typed = typedOf(opened, { headline: "Vuelve" });
    await expect(editor.ask("draft", { file: article, typed })).resolves.toMatchObject({ problems: [] });
    const result = await editor.ask("save", { file: article, typed, revision: opened.revision });
    expect(result).toEqual({ conflict: { text: "", revision: "", problems: [] } });
    await expect(bytesOf(article)).rejects.toThrow("ENOENT");
    // The editor has noticed by now that the file is gone, but lists the document because of its unsaved changes.
    const { entries } = await editor.ask("list", {});
    expect(entries.find((entry) => entry.file === article)).toMatchObject({ unsaved: true });
    await editor.ask("save", { file: article, typed, revision: "" });
    const again = await editor.ask("open", { file: article });
    expect(again.fields).toEqual({ ...opened.fields, headline: "Vuelve" });
    expect(again.body).toBe(opened.body);
  });

  test.each(["one editor", "two editors"])(
    "is saved by exactly one of many simultaneous saves in %s",
    async (editors) => {
      const [one, two] = editors === "one editor" ? [editor, editor] : [editor, other];
      for (let round = 0; round < 5; round++) {
        const opened = await one.ask("open", { file });
        const roles = Array.from({ length: 6 }, (_, index) => `Persona ${round}-${index}`);
        const results = await Promise.all(
          roles.map((role, index) =>
            (index % 2 ? two : one).ask("save", { file, typed: typedOf(opened, { role }), revision: opened.revision }),
          ),
        );
        const winners = roles.filter((_, index) => "revision" in (results[index] ?? {}));
        expect(winners).toHaveLength(1);
        expect((await one.ask("open", { file })).fields?.role).toBe(winners[0]);
      }
      expect(await hiddenFiles("team")).toEqual([]);
    },
  );

  test("is a conflict even if the other save was unfinished when this one began", async () => {
    const opened = await editor.ask("open", { file });
    const theirs = `${opened.text}# de otra redacción\n`;
    const unfinished = pathOf("team/.malena-suarez.yaml.guardando");
    await writeFile(unfinished, theirs);
    const saving = editor.ask("save", { file, typed: typedOf(opened, { role: "Lo mío" }), revision: opened.revision });
    // After these requests, the save is waiting for the unfinished save.
    for (let turn = 0; turn < 5; turn++) await other.ask("list", {});
    await rename(unfinished, pathOf(file));
    expect(await saving).toMatchObject({ conflict: { text: theirs } });
    expect((await bytesOf(file)).toString()).toBe(theirs);
  });
});

const hiddenFiles = async (folder: string) => (await readdir(pathOf(folder))).filter((name) => name.startsWith("."));

describe("problems", () => {
  const file = "articles/Bio.md";

  test("a document with problems is refused and not written", async () => {
    const before = await bytesOf(file);
    const refusal = await refusalOf(change(file, { headline: "" }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining("borrador") });
    expect(await bytesOf(file)).toEqual(before);
  });

  test("the refusal does not mention drafts for a type without drafts", async () => {
    const { message } = await refusalOf(change("site.yaml", { name: "" }));
    expect(message).toMatch(/problemas/);
    expect(message).not.toMatch(/borrador/);
  });

  test("an empty field is reported in the words of a form", async () => {
    const opened = await editor.ask("open", { file });
    const { problems } = await editor.ask("draft", { file, typed: typedOf(opened, { headline: "", published: null }) });
    expect(problems).toMatchObject([
      { field: "headline", message: "Está vacío, y hace falta.", hint: "Escribilo." },
      { field: "published", message: expect.stringMatching(/^Está vacío\./), hint: "Completalo." },
    ]);
  });

  test("a draft with problems can be saved, but not published", async () => {
    const result = await change(file, { headline: "", draft: true });
    expect(result).toMatchObject({ problems: [{ file, field: "headline" }] });
    const before = await bytesOf(file);
    const opened = await editor.ask("open", { file });
    const { draft: _draft, ...published } = opened.fields ?? {};
    const typed = { fields: published, body: opened.body ?? "" };
    expect((await refusalOf(editor.ask("save", { file, typed, revision: opened.revision }))).status).toBe(422);
    expect(await bytesOf(file)).toEqual(before);
    const mended = { fields: { ...published, headline: "Ya está" }, body: opened.body ?? "" };
    expect(await editor.ask("save", { file, typed: mended, revision: opened.revision })).toMatchObject({
      problems: [],
    });
    expect((await bytesOf(file)).toString()).not.toContain("draft:");
  });

  test("a warning is listed at its field and does not prevent a save", async () => {
    const issue = "issues/PilarQuispe.yaml";
    const result = await change(issue, { name: "Tomas Arieta" });
    expect(result).toMatchObject({ problems: [] });
    const { entries, problems, warnings } = await editor.ask("list", {});
    expect(warnings).toMatchObject([{ code: "near-name", severity: "warning", file: issue, field: "name" }]);
    expect(problems.filter((each) => each.file === issue)).toEqual([]);
    expect(entries.find(({ file: each }) => each === issue)).toMatchObject({ problems: 0, warnings: 1 });
    await change(issue, { name: "Pilar Quispe" });
    expect((await editor.ask("list", {})).warnings).toEqual([]);
  });

  test("a link to a missing page is refused by the save, not reported while typing", async () => {
    const opened = await editor.ask("open", { file });
    const typed = { fields: opened.fields ?? {}, body: "[Ir](/articles/NoExiste)" };
    const { problems } = await editor.ask("draft", { file, typed });
    expect(problems).toEqual([]);
    expect((await refusalOf(editor.ask("save", { file, typed, revision: opened.revision }))).status).toBe(422);
  });
});

describe("odd files", () => {
  test("a file with broken YAML opens as a text, and can be saved once it is valid", async () => {
    const file = "team/renata-quiroga.yaml";
    const { text } = await editor.ask("open", { file });
    await writeFile(pathOf(file), `${text}[roto: {\n`);
    const opened = await editor.ask("open", { file });
    expect(opened.fields).toBeUndefined();
    expect(opened.text).toContain("[roto: {");
    const { revision } = opened;
    const broken = await editor.ask("draft", { file, typed: { text: `${opened.text}]` } });
    expect(broken.problems).not.toEqual([]);
    expect((await refusalOf(editor.ask("save", { file, typed: { text: `${opened.text}]` }, revision }))).status).toBe(
      422,
    );
    expect(await editor.ask("save", { file, typed: { text }, revision })).toMatchObject({ problems: [] });
    expect((await bytesOf(file)).toString()).toBe(text);
  });

  test("a file that somebody else broke takes the fields of the form after the conflict", async () => {
    const file = "team/renata-quiroga.yaml";
    const { fields = {}, text, revision } = await editor.ask("open", { file });
    const typed = { fields: { ...fields, role: "Telares" } };
    await writeFile(pathOf(file), `${text}[roto: {\n`);
    expect(await editor.ask("draft", { file, typed })).toMatchObject({ problems: [] });
    const result = await editor.ask("save", { file, typed, revision });
    const conflict = "conflict" in result ? result.conflict : undefined;
    expect(conflict?.text).toContain("[roto: {");
    await editor.ask("save", { file, typed, revision: conflict?.revision ?? "" });
    expect((await editor.ask("open", { file })).fields).toEqual(typed.fields);
  });

  test.each([
    ["Latin-1", Buffer.from("name: Peña\n", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFname: Peña\n", "utf16le")],
  ])("a file in %s is neither opened nor overwritten", async (_, bytes) => {
    const file = "team/tomas-arrieta.yaml";
    await writeFile(pathOf(file), bytes);
    const refusal = await refusalOf(editor.ask("open", { file }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining("UTF-8") });
    const typed = { text: "name: Otra\n" };
    expect((await refusalOf(editor.ask("save", { file, typed, revision: "" }))).status).toBe(422);
    expect(await bytesOf(file)).toEqual(bytes);
  });

  test("a save keeps the mode of the file", async () => {
    const file = "cards/Sereinne.md";
    await chmod(pathOf(file), 0o640);
    await change(file, { title: "Con otro modo" });
    expect((await stat(pathOf(file))).mode & 0o777).toBe(0o640);
  });

  test("a save through a symbolic link keeps the link and writes its target", async () => {
    const [file, target] = ["cards/Enlace.md", "cards/Sereinne.md"];
    await symlink("Sereinne.md", pathOf(file));
    await editor.ask("list", {});
    const { text, revision } = await editor.ask("open", { file });
    // The link has the same address as its target, which is allowed only for drafts.
    await editor.ask("save", { file, typed: { text: text.replace(/^---\n/, "---\ndraft: true\n") }, revision });
    expect((await lstat(pathOf(file))).isSymbolicLink()).toBe(true);
    expect((await bytesOf(target)).toString()).toContain("draft: true");
    await rm(pathOf(file));
  });

  test("a document of more than 2 MB is reported while typing, and not saved", async () => {
    const file = "articles/Dior.md";
    const opened = await editor.ask("open", { file });
    const typed = { fields: opened.fields ?? {}, body: "palabra ".repeat(250_000) };
    const { problems } = await editor.ask("draft", { file, typed });
    expect(problems).toMatchObject([{ file, message: expect.stringContaining("2 MB") }]);
    expect((await refusalOf(editor.ask("save", { file, typed, revision: opened.revision }))).status).toBe(422);
    expect((await bytesOf(file)).toString()).toBe(opened.text);
  });
});

test("unsaved changes are restored with the version they are based on, until they are saved or discarded", async () => {
  const file = "cards/Pop.md";
  const readUnsaved = async () => (await editor.ask("open", { file })).kept;
  const opened = await editor.ask("open", { file });
  // A text, unlike fields, does not depend on the version that it was typed over.
  const typed = { text: opened.text.replace(/^title: .*/m, "title: Pop y más") };
  await editor.ask("draft", { file, typed, over: { saved: typedOf(opened), revision: opened.revision } });
  await writeFile(pathOf(file), opened.text.replace("---\n", "---\n# De otra persona.\n"));
  const expected = { typed: { fields: { title: "Pop y más" } } };
  expect(await readUnsaved()).toMatchObject({ ...expected, saved: typedOf(opened), revision: opened.revision });
  const { revision } = await editor.ask("open", { file });
  await editor.ask("draft", { file, typed });
  expect(await readUnsaved()).toMatchObject({ ...expected, revision });
  await editor.ask("save", { file, typed, revision });
  expect(await readUnsaved()).toBeUndefined();
  const again = await editor.ask("open", { file });
  await editor.ask("draft", { file, typed: typedOf(again, { title: "Ya no" }) });
  await editor.ask("discard", { file });
  expect(await readUnsaved()).toBeUndefined();
});

test("a missing page is listed with a problem, and its first save writes it", async () => {
  const file = "pages/socialite.yaml";
  const sample = sampleOf(file);
  await rm(pathOf(file));
  // The server may notice the removal a moment later.
  await expect
    .poll(async () => (await editor.ask("list", {})).entries)
    .toContainEqual(expect.objectContaining({ file, address: "/socialite", problems: 1 }));
  const { problems } = await editor.ask("list", {});
  expect(problems).toContainEqual(expect.objectContaining({ file, code: "missing-document" }));
  const { revision } = await editor.ask("open", { file });
  const typed = { fields: { title: { en: "Socialite" } } };
  expect(await editor.ask("save", { file, typed, revision })).toMatchObject({ problems: [] });
  expect((await bytesOf(file)).toString()).toBe("title:\n  en: Socialite\n");
  await writeFile(pathOf(file), sample);
});

describe("an editor that is killed during a save", () => {
  const file = "site.yaml";

  test("leaves either the old text or the new one", async () => {
    const copy = pathOf("site/copia.txt");
    const [one, two] = ["a".repeat(3_000_000), "b".repeat(3_000_000)];
    await writeFile(copy, one);
    const moduleUrl = pathToFileURL(path.join(ROOT, "src/shared/files/write-atomically.ts"));
    const script = `import { writeAtomically } from ${JSON.stringify(moduleUrl.href)};
      for (let turn = 0; ; turn++) {
        await writeAtomically(${JSON.stringify(copy)}, (turn % 2 ? "a" : "b").repeat(3_000_000), async () => true);
        process.stdout.write(".");
      }`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { cwd: ROOT });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect([one, two]).toContain(await readFile(copy, "utf8"));
  });

  test("does not block later saves", async () => {
    const unfinished = pathOf(".site.yaml.guardando");
    await writeFile(unfinished, "name: a medias");
    await utimes(unfinished, 1_000_000, 1_000_000);
    await expect(change(file, { description: "Después de un corte de luz." })).resolves.toMatchObject({ problems: [] });
    expect(await hiddenFiles("")).toEqual([]);
  });
});
