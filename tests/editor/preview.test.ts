/** The preview gets data that its pages can show, whatever is missing or wrong in unsaved changes. */
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Fields, Value, FormSchema } from "../../src/content/authoring/schemas/form-schema.ts";
import { documentFile, listFile } from "../../src/shared/compiled/layout.ts";
import { ROOT } from "../../src/delivery/build/paths.ts";
import { changesAddress, CONTENT_DATA } from "../../src/editor/contract/addresses.ts";
import type { EditorState, ShownDocument } from "../../src/editor/contract/protocol.ts";
import { withValue } from "../../src/shared/values.ts";
import { discardAll, send, talkToEditor, type TalkingEditor } from "../support/editor-server.ts";
import { FULL_MAGAZINE } from "../support/small-magazine/full.ts";

let editor: TalkingEditor;
let state: EditorState;

beforeAll(async () => {
  editor = await talkToEditor();
  state = await editor.ask("list", {});
});
afterEach(() => discardAll(editor.ask));
afterAll(() => editor.close());

/** A document of each type. */
const DOCUMENTS = {
  articles: "articles/Telar.md",
  cards: "cards/Sereinne.md",
  editorials: "editorials/proyecto6.yaml",
  issues: "issues/MoraVidal.yaml",
  profiles: "profiles/industria27.yaml",
  team: "team/ivo-lombardi.yaml",
  people: "people/ana-sosa.yaml",
  site: "site.yaml",
  pages: "pages/who.yaml",
};
const TYPES = Object.entries(DOCUMENTS);

const formOf = (type: string): FormSchema => {
  const editorType = state.types.find(({ name }) => name === type);
  if (!editorType) throw new Error(`There is no type ${type}.`);
  return editorType.form;
};

/** Sends the changed fields of a document, including the body. Resolves to the answer of the editor's server. */
async function draft(file: string, { body, ...fields }: Fields) {
  const typed = { fields, ...(typeof body === "string" && { body }) };
  return editor.ask("draft", { file, typed });
}

/** Resolves to the fields of a document, including the body. */
async function fieldsOf(file: string): Promise<Fields> {
  const { fields = {}, body } = await editor.ask("open", { file });
  return { ...fields, ...(body !== undefined && { body }) };
}

type Place = (string | number)[];

/** Returns the places of the fields of a document, outer fields first. Of a list, only the first item is visited. */
function placesIn(value: Value | undefined, form: FormSchema | undefined, place: Place = []): Place[] {
  const own = place.length > 0 ? [place] : [];
  if (Array.isArray(value)) return [...own, ...placesIn(value[0], form?.items, [...place, 0])];
  if (typeof value !== "object" || value === null) return own;
  const names = Object.keys(form?.properties ?? {}).filter((name) => name in value);
  return [...own, ...names.flatMap((name) => placesIn(value[name], form?.properties?.[name], [...place, name]))];
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** Returns the places where the shown data lack a value of the complete document, or have a value of another kind. */
function brokenPlaces(shown: unknown, complete: unknown, form: FormSchema | undefined, place = ""): string[] {
  const isOptional = shown === undefined || complete === undefined;
  if (isOptional) return [];
  if (kindOf(shown) !== kindOf(complete)) return [place];
  if (Array.isArray(shown))
    return shown.flatMap((item, index) =>
      brokenPlaces(item, (complete as unknown[])[0], form?.items, `${place}[${index}]`),
    );
  if (typeof shown !== "object" || shown === null) return [];
  const names = [...new Set([...Object.keys(shown), ...(form?.required ?? [])])];
  return names.flatMap((name) => {
    const [now, then] = [shown, complete].map((each) => (each as Record<string, unknown>)[name]);
    const isGone = now === undefined && then !== undefined;
    return isGone ? [`${place}.${name}`] : brokenPlaces(now, then, form?.properties?.[name], `${place}.${name}`);
  });
}

describe.each(TYPES)("%s", (type, file) => {
  let complete: ShownDocument;
  let fields: Fields;

  beforeAll(async () => {
    fields = await fieldsOf(file);
    const { shown, problems } = await draft(file, fields);
    expect(problems).toEqual([]);
    if (!shown) throw new Error(`${file} is not shown.`);
    complete = shown;
  });

  async function expectShown(changed: Value | undefined, description: string) {
    const { shown } = await draft(file, changed as Fields);
    expect(shown, description).toMatchObject({ collection: type, slug: path.parse(file).name });
    expect(brokenPlaces(shown?.document, complete.document, formOf(type)), description).toEqual([]);
    expect(brokenPlaces(shown?.summary, complete.summary, undefined), description).toEqual([]);
  }

  test("the document is shown while any field is missing", async () => {
    for (const place of placesIn(fields, formOf(type)))
      await expectShown(withValue(fields, place, undefined), `without ${place.join(".")}`);
  });

  const WRONG_VALUES: Value[] = [null, "%", [{ a: 7 }]];

  test(
    "the document is shown while any field has a value of a wrong kind",
    { tags: type === "issues" ? [] : ["@exhaustive"] },
    async () => {
      for (const place of placesIn(fields, formOf(type)))
        for (const value of WRONG_VALUES)
          await expectShown(withValue(fields, place, value), `${place.join(".")} is ${JSON.stringify(value)}`);
    },
  );

  test("the document is shown while it is empty or has unknown fields", async () => {
    await expectShown({ ...(fields.body !== undefined && { body: "" }) }, "nothing");
    await expectShown({ ...fields, nada: "x", mas: { a: [1] } }, "unknown fields");
  });

  test("an unreadable text is reported and breaks no page", async () => {
    for (const text of ["", "x", "[roto: {", "---\n: {\n", "- a\n- b\n", "\0"]) {
      const { shown, problems } = await editor.ask("draft", { file, typed: { text } });
      expect(problems).not.toEqual([]);
      if (shown) expect(brokenPlaces(shown.document, complete.document, formOf(type)), text).toEqual([]);
    }
  });
});

describe("the text of an article", () => {
  const file = DOCUMENTS.articles;
  const previewOf = async (body: string) => {
    const { shown, problems } = await draft(file, { ...(await fieldsOf(file)), body });
    const { body: text } = (shown?.document ?? {}) as { body?: { html: string } };
    return { html: text?.html, problems };
  };

  test("is shown without its scripts", async () => {
    const hostile = [
      "<script>alert(1)</script>",
      '<img src=x onerror="alert(1)">',
      "<svg onload=alert(1)>",
      "[uno](javascript:alert(1)) [dos](JaVaScRiPt:alert(1)) [tres](<java\tscript:alert(1)>)",
      "[cuatro](data:text/html,<script>alert(1)</script>) [cinco](vbscript:alert(1)) [seis](//evil.example)",
      "<javascript:alert(1)>",
      "[siete][aparte]\n\n[aparte]: javascript:alert(1)",
      '![ocho](javascript:alert(1)) ![nueve](x "\\" onerror=\\"alert(1)")',
    ].join("\n\n");
    const { html, problems } = await previewOf(`${hostile}\n\n[bien](https://pompa.example/) [acá](/news)`);
    expect(problems).not.toEqual([]);
    const tags = html?.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /^<(?:script|svg|iframe)|\son/i.test(tag.replaceAll(/"[^"]*"/g, "")))).toEqual([]);
    const addresses = [...(html ?? "").matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !/^(?:https:|\/vista\/|data:image\/svg)/.test(address))).toEqual([]);
    expect(html).toContain('href="https://pompa.example/"');
    expect(html).toContain('href="/vista/news"');
  });

  test("is reported and shown as empty if it nests too deep", async () => {
    const { html, problems } = await previewOf(`${"> ".repeat(200)}hola`);
    expect(problems).toMatchObject([{ code: expect.any(String), field: "body" }]);
    expect(html).toBe("");
  });

  const ODD_TEXTS = ["![x](%)", "![x](%E0%A4%A)", "[x](/%)", "![](a)", "[x]: %", "\u2028", "[^1]\n\n[^1]: nota"];
  test.each(ODD_TEXTS)("is shown if it is %j", async (body) => {
    expect((await previewOf(body)).html).toEqual(expect.any(String));
  });
});

describe("the documents and their problems", () => {
  const file = DOCUMENTS.articles;

  test("an unknown author is left out of the page and listed as a problem", async () => {
    const { shown } = await draft(file, { ...(await fieldsOf(file)), author: "nadie" });
    expect(shown?.document).not.toHaveProperty("author");
    const { problems } = await editor.ask("list", {});
    expect(problems).toMatchObject([{ file, field: "author" }]);
  });

  test("problems have the codes and titles of PROBLEMAS.md, and are the same in the list", async () => {
    const { problems } = await draft(file, { ...(await fieldsOf(file)), headline: "", published: "ayer" });
    const page = readFileSync(path.join(ROOT, "content", "PROBLEMAS.md"), "utf8");
    expect(problems.map(({ field }) => field)).toEqual(["headline", "published"]);
    for (const { code, title, hint } of problems) {
      expect(page).toContain(code);
      expect(page).toContain(title);
      expect(hint).toMatch(/\w/);
    }
    const { problems: all } = await editor.ask("list", {});
    // The list has the problems that the check of all documents finds, with their lines in the file.
    for (const { line } of all) expect(line).toBeGreaterThan(1);
    expect(all).toEqual(problems.map((each, index) => ({ ...each, line: all[index]?.line })));
  });

  test("a placeholder text is reported at its field, except in a draft", async () => {
    const fields = await fieldsOf(file);
    const image = { ...(fields["image"] as object), alt: "Falta describir esta imagen: tapa.jpg" };
    const { problems } = await draft(file, { ...fields, image });
    expect(problems).toMatchObject([{ code: "placeholder-text", field: "image.alt" }]);
    expect(problems[0]?.hint).not.toContain("draft:");
    expect(await draft(file, { ...fields, image, draft: true })).toMatchObject({ problems: [] });
  });

  test("an incomplete item is reported at each of its missing fields", async () => {
    const issue = DOCUMENTS.issues;
    const { problems } = await draft(issue, { ...(await fieldsOf(issue)), gallery: [{ credit: "Nora Feijoo" }] });
    const lacking = problems.filter(({ field }) => field.startsWith("gallery[1]"));
    expect(lacking.map(({ field }) => field)).toEqual(["gallery[1].src", "gallery[1].alt", "gallery[1].orientation"]);
    expect(new Set(lacking.map(({ message }) => message))).toEqual(new Set(["Está vacío, y hace falta."]));
  });

  test("a new document is listed at once, and shown although most fields are missing", async () => {
    const { file: created } = await editor.ask("create", { type: "articles", name: "Una nota nueva" });
    const { entries } = await editor.ask("list", {});
    const entry = entries.find((each) => each.file === created);
    expect(entry).toMatchObject({ title: "Una nota nueva", unpublished: "draft", unsaved: false });
    const { shown } = await draft(created, { ...(await fieldsOf(created)), body: "Hola." });
    expect(shown?.document).toMatchObject({ headline: "Una nota nueva", unpublished: "draft" });
    expect((await editor.ask("list", {})).entries.find((each) => each.file === created)?.unsaved).toBe(true);
    expect(await dataAt(listFile("articles"))).toContain("Una nota nueva");
    await editor.ask("discard", { file: created });
    await rm(path.join(editor.contentDir, created));
  });

  test("the list has a title, a picture and a state for each document", async () => {
    const { entries } = await freshList();
    expect(entries).toHaveLength(Object.keys(FULL_MAGAZINE).length);
    expect(entries.find((each) => each.file === "issues/MoraVidal.yaml")).toMatchObject({
      collection: "issues",
      slug: "MoraVidal",
      title: "Mora Vidal",
      published: "2026-10-28",
      problems: 0,
    });
    expect(entries.find((each) => each.file === "roles.yaml")?.title).toBe("Roles de los créditos");
    expect(entries.filter(({ title }) => title === "")).toEqual([]);
    const { pages: page, ...pictured } = DOCUMENTS;
    expect(entries.find((each) => each.file === page)).toMatchObject({ title: "Who", picture: "", address: "/who" });
    for (const { file: each, picture } of entries.filter((entry) => Object.values(pictured).includes(entry.file)))
      expect((await send(editor.address, picture)).headers["content-type"], each).toBe("image/webp");
  });

  test("a document without a readable title is listed under its file name", async () => {
    const place = path.join(editor.contentDir, "team/ivo-lombardi.yaml");
    const text = readFileSync(place, "utf8");
    for (const wrong of ["name: [x\n", "- a\n", "name: { a: 1 }\nphoto: 7\n"]) {
      await writeFile(place, wrong);
      await editor.ask("discard", { file: "team/ivo-lombardi.yaml" });
      const { entries } = await freshList();
      const entry = entries.find((each) => each.file === "team/ivo-lombardi.yaml");
      expect(entry).toMatchObject({ title: "ivo-lombardi", picture: "" });
      expect(entry?.problems).toBeGreaterThan(0);
    }
    await writeFile(place, text);
    expect((await freshList()).problems.map((each) => each.file)).not.toContain("team/ivo-lombardi.yaml");
  });
});

/** Returns the list after the editor has noticed a change on the disk. */
async function freshList(): Promise<EditorState> {
  // The editor notices a change on the disk with a delay, but a draft makes it read everything again at once.
  const file = DOCUMENTS.site;
  const { text } = await editor.ask("open", { file });
  await editor.ask("draft", { file, typed: { text: `${text}# nota\n` } });
  await editor.ask("discard", { file });
  return editor.ask("list", {});
}

/** Resolves to the list or document that a page of the preview requests; empty if there is none. */
async function dataAt(file: string): Promise<string> {
  const { status, text } = await send(editor.address, CONTENT_DATA + file);
  return status === 200 ? text : "";
}

describe("the data of the preview", () => {
  test("contain a list of each type and the documents in it", async () => {
    for (const { name, singleton } of state.types) {
      const data = JSON.parse(await dataAt(listFile(name))) as { slug: string } | { slug: string }[];
      if (singleton) expect(data).toMatchObject({ slug: name });
      for (const { slug } of [data].flat().slice(0, 3))
        expect(JSON.parse(await dataAt(documentFile(name, slug.toLowerCase()))), slug).toMatchObject({ slug });
    }
  });

  test("contain a person whom only unsaved credits name", async () => {
    const file = DOCUMENTS.issues;
    const { credits, ...fields } = await fieldsOf(file);
    const { col1 = [], ...columns } = credits as Record<string, Value[]>;
    const typed = [...col1, { rol: "Sonido", name: "Recién Nombrada", link: "" }];
    expect(await dataAt(documentFile("people", "recien-nombrada"))).toBe("");
    await draft(file, { ...fields, credits: { ...columns, col1: typed } });
    expect(await dataAt(listFile("people"))).toContain("/colaboradores/recien-nombrada");
    expect(await dataAt(documentFile("people", "recien-nombrada"))).toContain('"slug":"MoraVidal","roles":["Sonido"]');
    await editor.ask("discard", { file });
    expect(await dataAt(documentFile("people", "recien-nombrada"))).toBe("");
  });

  test("contain the works that credit a person", async () => {
    const file = DOCUMENTS.people;
    const { shown } = await draft(file, { ...(await fieldsOf(file)), biography: "**Mira**." });
    expect(shown?.document).toMatchObject({
      name: "Ana Sosa",
      biography: { html: "<p><strong>Mira</strong>.</p>" },
      works: expect.arrayContaining([{ type: "issues", slug: "MoraVidal", roles: ["Fotografía"] }]) as object[],
    });
    expect(shown?.summary).not.toHaveProperty("biography");
  });

  test("contain no missing documents and no files outside of the content", async () => {
    expect(await dataAt(documentFile("articles", "noexiste"))).toBe("");
    expect(await dataAt(listFile("nada"))).toBe("");
    expect(await dataAt("../../package.json")).toBe("");
  });

  test("contain unsaved changes until they are discarded", async () => {
    const file = DOCUMENTS.articles;
    await draft(file, { ...(await fieldsOf(file)), headline: "Recién tipeado" });
    expect(await dataAt(listFile("articles"))).toContain("Recién tipeado");
    expect(await dataAt(documentFile("articles", "telar"))).toContain("Recién tipeado");
    await editor.ask("discard", { file });
    expect(await dataAt(listFile("articles"))).not.toContain("Recién tipeado");
  });

  test("have an event that names the lists that changed, and no others", async () => {
    const [list, own, other] = [listFile("team"), documentFile("articles", "telar"), listFile("cards")];
    for (const file of [list, own, other]) await dataAt(file);
    const place = path.join(editor.contentDir, "team/julia.yaml");
    const text = readFileSync(place, "utf8");
    const changeWith = await listen();
    await writeFile(place, text.replace("Julia", "Julieta"));
    const changedFiles = await changeWith(list);
    expect(changedFiles).not.toContain(other);
    expect(await dataAt(list)).toContain("Julieta");
    await writeFile(place, text);
  });
});

/** Subscribes to changes. The returned function waits for a change of one data file, and resolves to all its files. */
async function listen(): Promise<(file: string) => Promise<string[]>> {
  const { body } = await fetch(editor.address + changesAddress(editor.key));
  return async (file) => {
    for await (const piece of body ?? []) {
      const [, modules = ""] = /^data: (.*)$/m.exec(new TextDecoder().decode(piece)) ?? [];
      if (modules.includes(JSON.stringify(file))) return JSON.parse(modules) as string[];
    }
    throw new Error("The editor has ended.");
  };
}
