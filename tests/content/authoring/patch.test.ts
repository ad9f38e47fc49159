/** What saving changes in the text of a file, as an editor would see it in a comparison. */
import { describe, expect, test } from "vitest";
import type { Fields, FormSchema } from "../../../src/content/authoring/schemas/form-schema.ts";
import { patchDocument } from "../../../src/content/authoring/patch/patch-document.ts";
import { readFields } from "../../../src/content/authoring/patch/read-fields.ts";

const FORM: FormSchema = {
  properties: {
    number: {},
    name: {},
    published: { control: "moment" },
    color: {},
    image: { properties: { src: {}, alt: {}, credit: {} } },
    credits: { items: { properties: { rol: {}, name: {}, link: {} } } },
    presentation: {},
    lang: {},
  },
};

interface Issue extends Fields {
  image: Fields;
  credits: Fields[];
}

/** Returns the text of the file as it is saved after `change` has changed its fields. */
function save(text: string, change: (fields: Issue) => void): string | undefined {
  const fields = structuredClone(readFields(text, ".yaml")?.fields ?? {});
  change(fields as unknown as Issue);
  return patchDocument(text, { fields }, FORM, ".yaml");
}

const set = (text: string, fields: Fields) => save(text, (all) => Object.assign(all, fields));

const ISSUE = `# El número de Mora.
number: "#64" # con numeral
name: Mora Vidal   # su nombre
published: 2026-11-20

image:
  # La de la tapa.
  src: 'tapa.webp'
  alt: "Una figura"
credits:
  # Primero la foto.
  - rol: Foto
    name: Ana # Sosa
  - rol: Luz
    name: Bea
lang: # Idioma
`;

describe("a value", () => {
  test("is replaced in its place and keeps its comment", () => {
    expect(set(ISSUE, { name: "Mora" })).toBe(ISSUE.replace("Mora Vidal ", "Mora "));
    expect(set(ISSUE, { number: "#65" })).toBe(ISSUE.replace("#64", "#65"));
    expect(set(ISSUE, { lang: "en" })).toBe(ISSUE.replace("lang:", "lang: en"));
  });

  test("keeps its quotes, and gets new ones only if it needs them", () => {
    expect(set("name: Mora\n", { name: "Mora: la gira" })).toBe('name: "Mora: la gira"\n');
    expect(set("name: 'Mora'\n", { name: "it's" })).toBe("name: 'it''s'\n");
    expect(set("name: Mora\nlang: 'en'\n", { name: "*" })).toBe("name: '*'\nlang: 'en'\n");
    expect(set("name: Mora\n", { name: "no" })).toBe('name: "no"\n');
    expect(set("name: Mora\n", { name: "123" })).toBe('name: "123"\n');
    expect(set("name: Mora\n", { name: "2026-11-20" })).toBe('name: "2026-11-20"\n');
  });

  test("that is a day has no quotes if it had none before or if the schema asks for a day", () => {
    expect(set("published: 2026-11-20\n", { published: "2026-12-01" })).toBe("published: 2026-12-01\n");
    expect(set("name: Mora\n", { published: "2026-12-01" })).toBe("name: Mora\npublished: 2026-12-01\n");
  });

  test("of several lines is written as a block", () => {
    expect(set("presentation: Hola # c\nlang: en\n", { presentation: "Hola.\n\n  Chau." })).toBe(
      "presentation: | # c\n  Hola.\n\n    Chau.\nlang: en\n",
    );
  });
});

describe("a block text", () => {
  test("keeps its indicator, its indentation and its unchanged lines", () => {
    const text = "presentation: |2- # c\n    uno\n  dos\r\n  tres\n\nlang: en\n";
    expect(set(text, { presentation: "  uno\nDOS\ntres" })).toBe(text.replace("dos", "DOS"));
    const deep = "presentation: |\n     uno\n     dos\nlang: en\n";
    expect(set(deep, { presentation: "uno\ny otra\n\ndos\n" })).toBe(deep.replace("uno", "uno\n     y otra\n"));
  });

  test("that is folded keeps its folds", () => {
    const text = "presentation: >-\n  uno dos\n  tres cuatro\n\n  cinco\nlang: en\n";
    expect(set(text, { presentation: "uno dos TRES cuatro\ncinco" })).toBe(text.replace("tres", "TRES"));
    expect(set(text, { presentation: "otra cosa\n\ny más" })).toBe(
      "presentation: >-\n  otra cosa\n\n\n  y más\nlang: en\n",
    );
  });
});

describe("a field", () => {
  test("that is new is added in the order of the schema", () => {
    expect(set(ISSUE, { color: "#39FF14" })).toBe(ISSUE.replace("2026-11-20\n", '2026-11-20\ncolor: "#39FF14"\n'));
    expect(save(ISSUE, ({ image }) => Object.assign(image, { credit: "Ana" }))).toBe(
      ISSUE.replace('figura"\n', 'figura"\n  credit: Ana\n'),
    );
    expect(set("# arriba\n---\nlang: en\n", { name: "Mora" })).toBe("# arriba\n---\nname: Mora\nlang: en\n");
    expect(set("name: Mora\nlang: en", { other: 1 })).toBe("name: Mora\nlang: en\nother: 1");
  });

  test("that is removed takes its own comment along and no others", () => {
    expect(save(ISSUE, (all) => delete all.number)).toBe(ISSUE.replace(/number.*\n/, ""));
    expect(save(ISSUE, ({ image }) => delete image.src)).toBe(ISSUE.replace(/ +src.*\n/, ""));
    expect(save(ISSUE, ({ credits }) => delete credits[0]?.rol)).toBe(ISSUE.replace("rol: Foto\n    ", ""));
    expect(set(ISSUE, { image: undefined } as never)).toBe(ISSUE.replace(/image:\n(?: .*\n)+/, ""));
  });

  test("that a comment of the template offers is added, and the comment stays", () => {
    const text = "name: Mora\n# También podés agregar:\n# lang: # Idioma\n";
    expect(set(text, { lang: "en" })).toBe(text.replace("Mora\n", "Mora\nlang: en\n"));
  });
});

describe("a list", () => {
  const change = (text: string, edit: (items: Fields[]) => void) => save(text, ({ credits }) => edit(credits));

  test("whose items are moved or removed keeps the lines of the others and the comments above them", () => {
    const [, foto = "", luz = ""] = /( {2}# Primero[^]*?)( {2}- rol: Luz\n.*\n)/.exec(ISSUE) ?? [];
    expect(change(ISSUE, (items) => items.unshift(items.pop() ?? {}))).toBe(ISSUE.replace(foto + luz, luz + foto));
    expect(change(ISSUE, (items) => items.shift())).toBe(ISSUE.replace(foto, ""));
  });

  test("gets new items in its own style", () => {
    const item = { name: "Cora", rol: "Voz" };
    const text = "  - rol: Voz\n    name: Cora\n";
    expect(change(ISSUE, (items) => items.push(item))).toBe(ISSUE.replace("lang", `${text}lang`));
    const apart = "credits:\n- rol: a\n\n- rol: b\n";
    expect(change(apart, (items) => items.splice(1, 0, { rol: "c" }))).toBe(
      apart.replace("- rol: b", "- rol: c\n\n- rol: b"),
    );
  });

  test("keeps the other lines of an item that is moved and changed", () => {
    const moved = change(ISSUE, (items) => items.unshift({ ...items.pop(), name: "Bea Ruiz" }));
    expect(moved).toContain("credits:\n  - rol: Luz\n    name: Bea Ruiz\n  # Primero la foto.\n");
  });

  test("that loses all items becomes `[]`, and a block again with a new item", () => {
    const empty = "name: Mora\ncredits: [] # nadie\n";
    const full = "name: Mora\ncredits: # nadie\n  - rol: Foto\n";
    expect(change(full, (items) => items.pop())).toBe(empty);
    expect(change(empty, (items) => items.push({ rol: "Foto" }))).toBe(full);
  });

  test("between brackets stays between brackets", () => {
    const text = "words: [CREADO, 'PARA', CREAR] # tres\nimage: { src: a }\n";
    expect(set(text, { words: ["CREADO", "A,B", "CREAR"] })).toBe(text.replace("PARA", "A,B"));
    expect(set(text, { words: ["CREAR", "PARA"] })).toBe(text.replace("CREADO, 'PARA', CREAR", "CREAR, 'PARA'"));
    expect(set(text, { image: { src: "a", alt: "b" } })).toBe(text.replace("src: a", "src: a, alt: b"));
  });
});

describe("a file", () => {
  test("keeps its byte-order mark, its line ends and a missing final line break", () => {
    expect(set("\uFEFFname: a\r\nlang: en", { name: "b", number: "1" })).toBe(
      '\uFEFFnumber: "1"\r\nname: b\r\nlang: en',
    );
    expect(set("name: a\rlang: en\r", { name: "b", color: "x" })).toBe("name: b\rcolor: x\rlang: en\r");
  });

  test("of Markdown has fields and a body, which change independently", () => {
    const text = "---\r\nname: Mora # c\r\n---\r\n\r\n\r\nHola.\r\n\r\nChau.\r\n\r\n";
    const patch = (name: string, body: string) => patchDocument(text, { fields: { name }, body }, FORM, ".md");
    expect(patch("Luz", "Hola.\n\nChau.")).toBe(text.replace("Mora", "Luz"));
    expect(patch("Mora", "Hola.\n\nNos vemos.")).toBe(text.replace("Chau", "Nos vemos"));
    expect(patch("Mora", "Hola.\n\nChau.\nY más.")).toBe(text.replace("Chau.\r\n", "Chau.\r\nY más.\r\n"));
    expect(patch("Mora", "Hola.")).toBe(text.replace("\r\n\r\nChau.", ""));
    expect(patchDocument("---\nname: Mora\n---\n", { fields: { name: "Mora" }, body: "Hola." }, FORM, ".md")).toBe(
      "---\nname: Mora\n---\n\nHola.\n",
    );
  });

  test("that cannot be read is not patched", () => {
    expect(patchDocument("name: [", { fields: {} }, FORM, ".yaml")).toBeUndefined();
    expect(patchDocument("- a\n", { fields: {} }, FORM, ".yaml")).toBeUndefined();
    expect(patchDocument("sin campos", { fields: {}, body: "" }, FORM, ".md")).toBeUndefined();
    expect(patchDocument("name: Mora\n", { fields: { name: "Mora" }, body: "Hola" }, FORM, ".yaml")).toBeUndefined();
  });
});
