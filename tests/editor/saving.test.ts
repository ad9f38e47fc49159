/** Saving through the editor: what is written, what is not, and that nothing which others wrote is lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, lstat, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Fields } from "../../src/content/authoring/schemas/form-schema.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import type { Opened } from "../../src/editor/contract/protocol.ts";
import type { Typed } from "../../src/editor/contract/requests.ts";
import { refusalOf, talkToEditor, type TalkingEditor } from "../support/editor-server.ts";
import { FULL_MAGAZINE } from "../support/small-magazine/full.ts";

let editor: TalkingEditor;
/** Another over the same folder, as when the command is given twice. */
let other: TalkingEditor;

beforeAll(async () => {
  editor = await talkToEditor();
  other = await talkToEditor(editor.contentDir);
});
afterAll(async () => {
  await other.close();
  await editor.close();
});

const place = (file: string) => path.join(editor.contentDir, file);
const sampleOf = (file: string) => FULL_MAGAZINE[file] ?? "";
const bytesOf = (file: string) => readFile(place(file));

const typedOf = ({ fields, body, text }: Opened, changed: Fields = {}): Typed =>
  fields ? { fields: { ...fields, ...changed }, ...(body !== undefined && { body }) } : { text };

/** Opens a document and saves it with some fields changed. */
async function change(file: string, changed: Fields, { ask }: TalkingEditor = editor) {
  const opened = await ask("open", { file });
  return ask("save", { file, typed: typedOf(opened, changed), revision: opened.revision });
}

/** A document of each type, and a field of a few words in it. */
const DOCUMENTS: [file: string, field: string][] = [
  ["articles/Telar.md", "headline"],
  ["cards/Pop.md", "title"],
  ["editorials/proyecto6.yaml", "title"],
  ["issues/MoraVidal.yaml", "name"],
  ["profiles/industria27.yaml", "title"],
  ["team/ivo-lombardi.yaml", "role"],
  ["site.yaml", "description"],
];

/** Ways in which an editor's program writes the same file. */
const STYLES: [string, (text: string) => string][] = [
  ["as it is", (text) => text],
  ["a byte-order mark", (text) => `\uFEFF${text}`],
  ["line ends of Windows", (text) => text.replaceAll("\n", "\r\n")],
  ["both, and comments", (text) => `\uFEFF${text.replace(/^(\w+: )/m, "# nota\n\n$1")}`.replaceAll("\n", "\r\n")],
];

describe.each(DOCUMENTS)("%s", (file, field) => {
  test.each(STYLES)("saved without a change is the same file: %s", async (_, style) => {
    await writeFile(place(file), style(sampleOf(file)));
    const before = await bytesOf(file);
    await utimes(place(file), 1_000_000, 1_000_000);
    const { revision } = await editor.ask("open", { file });
    expect(await change(file, {})).toEqual({ revision, problems: [] });
    expect(await bytesOf(file)).toEqual(before);
    expect((await stat(place(file))).mtimeMs).toBe(1_000_000_000);
  });

  test.each(STYLES)("one changed word is one changed line: %s", async (_, style) => {
    const sample = sampleOf(file);
    await writeFile(place(file), style(sample));
    const { fields = {} } = await editor.ask("open", { file });
    const word = `${String(fields[field])} Distinto`;
    await change(file, { [field]: word });
    const [before, after] = [style(sample).split("\n"), (await bytesOf(file)).toString().split("\n")];
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining("Distinto")]);
    expect((await editor.ask("open", { file })).fields?.[field]).toBe(word);
  });
});

describe("a file that others changed meanwhile", () => {
  const file = "team/malena-suarez.yaml";

  test("is left alone, and both versions are shown", async () => {
    const opened = await editor.ask("open", { file });
    const theirs = `${opened.text}# de otra persona\n`;
    await writeFile(place(file), theirs);
    const saved = await editor.ask("save", {
      file,
      typed: typedOf(opened, { role: "Lo mío" }),
      revision: opened.revision,
    });
    expect(saved).toMatchObject({ conflict: { text: theirs, fields: { role: opened.fields?.role } } });
    expect((await bytesOf(file)).toString()).toBe(theirs);
  });

  test("is written when the editor has seen it", async () => {
    const opened = await editor.ask("open", { file });
    await writeFile(place(file), `${opened.text}# otra vez\n`);
    const typed = typedOf(opened, { role: "Lo mío" });
    const saved = await editor.ask("save", { file, typed, revision: opened.revision });
    if (!("conflict" in saved)) throw new Error("The editor did not see the change.");
    await editor.ask("save", { file, typed, revision: saved.conflict.revision });
    const text = (await bytesOf(file)).toString();
    expect(text).toContain("role: Lo mío");
    expect(text).toContain("# otra vez");
  });

  test("and removed is a conflict, and written anew when the editor wants so", async () => {
    const article = "articles/Ana.md";
    const opened = await editor.ask("open", { file: article });
    await rm(place(article));
    const typed = typedOf(opened, { headline: "Vuelve" });
    await expect(editor.ask("draft", { file: article, typed })).resolves.toMatchObject({ problems: [] });
    const saved = await editor.ask("save", { file: article, typed, revision: opened.revision });
    expect(saved).toEqual({ conflict: { text: "", revision: "", problems: [] } });
    await expect(bytesOf(article)).rejects.toThrow("ENOENT");
    // The editor has read the folder without it by now, and what was typed keeps its place in the list.
    const { entries } = await editor.ask("list", {});
    expect(entries.find((entry) => entry.file === article)).toMatchObject({ unsaved: true });
    await editor.ask("save", { file: article, typed, revision: "" });
    const again = await editor.ask("open", { file: article });
    expect(again.fields).toEqual({ ...opened.fields, headline: "Vuelve" });
    expect(again.body).toBe(opened.body);
  });

  test.each(["one editor", "two editors"])("by nobody: of many saves in %s one wins and all hear", async (editors) => {
    const [one, two] = editors === "one editor" ? [editor, editor] : [editor, other];
    for (let round = 0; round < 5; round++) {
      const opened = await one.ask("open", { file });
      const roles = Array.from({ length: 6 }, (_, index) => `Persona ${round}-${index}`);
      const saved = await Promise.all(
        roles.map((role, index) =>
          (index % 2 ? two : one).ask("save", { file, typed: typedOf(opened, { role }), revision: opened.revision }),
        ),
      );
      const winners = roles.filter((_, index) => "revision" in (saved[index] ?? {}));
      expect(winners).toHaveLength(1);
      expect((await one.ask("open", { file })).fields?.role).toBe(winners[0]);
    }
    expect(await hiddenFiles("team")).toEqual([]);
  });

  test("while the editor was about to write is seen, because only one writes at a time", async () => {
    const opened = await editor.ask("open", { file });
    const theirs = `${opened.text}# de otra redacción\n`;
    const unfinished = place("team/.malena-suarez.yaml.guardando");
    await writeFile(unfinished, theirs);
    const saving = editor.ask("save", { file, typed: typedOf(opened, { role: "Lo mío" }), revision: opened.revision });
    // By then it has come as far as it can.
    for (let turn = 0; turn < 5; turn++) await other.ask("list", {});
    await rename(unfinished, place(file));
    expect(await saving).toMatchObject({ conflict: { text: theirs } });
    expect((await bytesOf(file)).toString()).toBe(theirs);
  });
});

const hiddenFiles = async (folder: string) => (await readdir(place(folder))).filter((name) => name.startsWith("."));

describe("problems", () => {
  const file = "articles/Bio.md";

  test("a document of which something is wrong is refused, and nothing is written", async () => {
    const before = await bytesOf(file);
    const refusal = await refusalOf(change(file, { headline: "" }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining("borrador") });
    expect(await bytesOf(file)).toEqual(before);
  });

  test("a type without drafts is not told of them", async () => {
    const { message } = await refusalOf(change("site.yaml", { name: "" }));
    expect(message).toMatch(/problemas/);
    expect(message).not.toMatch(/borrador/);
  });

  test("what is empty is told in the words of a form, which no line of a file is", async () => {
    const opened = await editor.ask("open", { file });
    const { problems } = await editor.ask("draft", { file, typed: typedOf(opened, { headline: "", published: null }) });
    expect(problems).toMatchObject([
      { field: "headline", message: "Está vacío, y hace falta.", hint: "Escribilo." },
      { field: "published", message: expect.stringMatching(/^Está vacío\./), hint: "Completalo." },
    ]);
    await editor.ask("discard", { file });
  });

  test("a draft may have them, and cannot be published with them", async () => {
    const saved = await change(file, { headline: "", draft: true });
    expect(saved).toMatchObject({ problems: [{ file, field: "headline" }] });
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

  test("a warning is listed at its field, and keeps nothing from being published", async () => {
    const issue = "issues/PilarQuispe.yaml";
    const saved = await change(issue, { name: "Tomas Arieta" });
    expect(saved).toMatchObject({ problems: [] });
    const { entries, problems, warnings } = await editor.ask("list", {});
    expect(warnings).toMatchObject([{ code: "near-name", severity: "warning", file: issue, field: "name" }]);
    expect(problems.filter((each) => each.file === issue)).toEqual([]);
    expect(entries.find(({ file: each }) => each === issue)).toMatchObject({ problems: 0, warnings: 1 });
    await change(issue, { name: "Pilar Quispe" });
    expect((await editor.ask("list", {})).warnings).toEqual([]);
  });

  test("a link to a page that is not there is found when everything is checked", async () => {
    const opened = await editor.ask("open", { file });
    const typed = { fields: opened.fields ?? {}, body: "[Ir](/articles/NoExiste)" };
    const { problems } = await editor.ask("draft", { file, typed });
    expect(problems).toEqual([]);
    expect((await refusalOf(editor.ask("save", { file, typed, revision: opened.revision }))).status).toBe(422);
    await editor.ask("discard", { file });
  });
});

describe("odd files", () => {
  test("one whose YAML cannot be read opens as a text, and is saved when it is mended", async () => {
    const file = "team/renata-quiroga.yaml";
    const { text } = await editor.ask("open", { file });
    await writeFile(place(file), `${text}[roto: {\n`);
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

  test("one that others left unreadable takes what the form says", async () => {
    const file = "team/renata-quiroga.yaml";
    const { fields = {}, text, revision } = await editor.ask("open", { file });
    const typed = { fields: { ...fields, role: "Telares" } };
    await writeFile(place(file), `${text}[roto: {\n`);
    expect(await editor.ask("draft", { file, typed })).toMatchObject({ problems: [] });
    const saved = await editor.ask("save", { file, typed, revision });
    const conflict = "conflict" in saved ? saved.conflict : undefined;
    expect(conflict?.text).toContain("[roto: {");
    await editor.ask("save", { file, typed, revision: conflict?.revision ?? "" });
    expect((await editor.ask("open", { file })).fields).toEqual(typed.fields);
  });

  test.each([
    ["Latin-1", Buffer.from("name: Peña\n", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFname: Peña\n", "utf16le")],
  ])("one in %s is not opened, because saving would spoil it", async (_, bytes) => {
    const file = "team/tomas-arrieta.yaml";
    await writeFile(place(file), bytes);
    const refusal = await refusalOf(editor.ask("open", { file }));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining("UTF-8") });
    const typed = { text: "name: Otra\n" };
    expect((await refusalOf(editor.ask("save", { file, typed, revision: "" }))).status).toBe(422);
    expect(await bytesOf(file)).toEqual(bytes);
  });

  test("its mode stays", async () => {
    const file = "cards/Sereinne.md";
    await chmod(place(file), 0o640);
    await change(file, { title: "Con otro modo" });
    expect((await stat(place(file))).mode & 0o777).toBe(0o640);
  });

  test("a link to another document stays one, and that document is written", async () => {
    const [file, target] = ["cards/Enlace.md", "cards/Sereinne.md"];
    await symlink("Sereinne.md", place(file));
    await editor.ask("list", {});
    const { text, revision } = await editor.ask("open", { file });
    // It has the address of the other: only a draft may.
    await editor.ask("save", { file, typed: { text: text.replace(/^---\n/, "---\ndraft: true\n") }, revision });
    expect((await lstat(place(file))).isSymbolicLink()).toBe(true);
    expect((await bytesOf(target)).toString()).toContain("draft: true");
    await rm(place(file));
  });

  test("a draft that is larger than a document may be is told so", async () => {
    const file = "articles/Dior.md";
    const opened = await editor.ask("open", { file });
    const typed = { fields: opened.fields ?? {}, body: "palabra ".repeat(250_000) };
    const { problems } = await editor.ask("draft", { file, typed });
    expect(problems).toMatchObject([{ file, message: expect.stringContaining("2 MB") }]);
    expect((await refusalOf(editor.ask("save", { file, typed, revision: opened.revision }))).status).toBe(422);
    expect((await bytesOf(file)).toString()).toBe(opened.text);
    await editor.ask("discard", { file });
  });
});

test("what was typed is opened again over what it was typed over, until it is saved or given up", async () => {
  const file = "cards/Pop.md";
  const kept = async () => (await editor.ask("open", { file })).kept;
  const opened = await editor.ask("open", { file });
  // As a text, which is the same over whatever it was typed.
  const typed = { text: opened.text.replace(/^title: .*/m, "title: Pop y más") };
  await editor.ask("draft", { file, typed, over: { saved: typedOf(opened), revision: opened.revision } });
  await writeFile(place(file), opened.text.replace("---\n", "---\n# De otra persona.\n"));
  const read = { typed: { fields: { title: "Pop y más" } } };
  expect(await kept()).toMatchObject({ ...read, saved: typedOf(opened), revision: opened.revision });
  const { revision } = await editor.ask("open", { file });
  await editor.ask("draft", { file, typed });
  expect(await kept()).toMatchObject({ ...read, revision });
  await editor.ask("save", { file, typed, revision });
  expect(await kept()).toBeUndefined();
  const again = await editor.ask("open", { file });
  await editor.ask("draft", { file, typed: typedOf(again, { title: "Ya no" }) });
  await editor.ask("discard", { file });
  expect(await kept()).toBeUndefined();
});

test("a page that is missing is in the list, and saving writes it", async () => {
  const file = "pages/socialite.yaml";
  const last = sampleOf(file);
  await rm(place(file));
  const { entries, problems } = await editor.ask("list", {});
  expect(entries).toContainEqual(expect.objectContaining({ file, address: "/socialite", problems: 1 }));
  expect(problems).toContainEqual(expect.objectContaining({ file, code: "missing-document" }));
  const { revision } = await editor.ask("open", { file });
  const typed = { fields: { title: { en: "Socialite" } } };
  expect(await editor.ask("save", { file, typed, revision })).toMatchObject({ problems: [] });
  expect((await bytesOf(file)).toString()).toBe("title:\n  en: Socialite\n");
  await writeFile(place(file), last);
});

describe("a editor that is killed while it saves", () => {
  const file = "site.yaml";

  test("leaves the old text or the new one", async () => {
    const copy = place("site/copia.txt");
    const [one, two] = ["a".repeat(3_000_000), "b".repeat(3_000_000)];
    await writeFile(copy, one);
    const save = pathToFileURL(path.join(ROOT, "src/shared/files/write-whole.ts"));
    const script = `import { writeAtomically } from ${JSON.stringify(save.href)};
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

  test("does not keep others from saving", async () => {
    const unfinished = place(".site.yaml.guardando");
    await writeFile(unfinished, "name: a medias");
    await utimes(unfinished, 1_000_000, 1_000_000);
    await expect(change(file, { description: "Después de un corte de luz." })).resolves.toMatchObject({ problems: [] });
    expect(await hiddenFiles("")).toEqual([]);
  });
});
