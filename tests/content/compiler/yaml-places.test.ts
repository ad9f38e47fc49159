/** Every mistake in YAML is reported at its place, which `§` marks in each text. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { problemsIn, SITE } from "../../support/workspace.ts";

async function expectAt(file: string, marked: string, code: string) {
  const text = marked.replace("§", "");
  const before = marked.slice(0, marked.indexOf("§")).split(/\r?\n/);
  const problems = await problemsIn({ [file]: text });
  const places = problems.map((each) => `${each.file}:${each.line}:${each.column} ${each.code}`);
  expect(places).toContain(`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${code}`);
}

/** Replaces a part of a text, and expects that the text contains this part. */
function replaceIn(text: string, [from, to]: readonly [from: string, to: string]): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const LAYOUT = "layout: bri";
const BLOCK = `${ISSUE}presentation: |\n`;

describe("an issue", () => {
  test.each<[name: string, text: string, code: string]>([
    ["begins again after three dots and a mark", `${ISSUE}...\n§---\n${ISSUE}`, "several-documents"],
    ["begins again after three dots and a comment", `${ISSUE}...\n# fin\n\n§name: Otra\n`, "several-documents"],
    [
      "begins again after three dots, with line ends of Windows",
      `${ISSUE}...\n§${ISSUE}`.replaceAll("\n", "\r\n"),
      "several-documents",
    ],
    ["has a mark at its end", `${ISSUE}§---`, "several-documents"],
    ["has two marks at its beginning", `---\n§---\n${ISSUE}`, "several-documents"],
    ["has three documents", `${ISSUE}§---\na: 1\n---\nb: 2\n`, "several-documents"],
    ["has a mark below a block", `${BLOCK}  uno\n§---\n  dos\n`, "several-documents"],
    ["has a first document of comments", `---\n# uno\n§---\n${ISSUE}`, "several-documents"],
    ["has words after its three dots", `${ISSUE}§... hola\n`, "yaml-indentation"],
    ["has an unknown version", `§%YAML 9.9\n---\n${ISSUE}`, "yaml-directive"],
    ["has half an instruction", `§%TAG !\n---\n${ISSUE}`, "yaml-directive"],
    ["is a list", `# lista\n\n§- Mora Vidal\n`, "not-an-object"],
    ["is a text", "§Mora Vidal\n", "not-an-object"],
    ["has a block without indentation", `${BLOCK}§hola\n`, "yaml-indentation"],
    ["has a block whose lines go back", `${BLOCK}   uno\n  §dos\n`, "yaml-indentation"],
    ["has a quote that its last line opens", `${ISSUE}presentation: §"hola\n`, "yaml-unclosed-quote"],
    ["has a bracket that its last line opens", `${ISSUE}gallery: §[ src\n`, "yaml-unclosed-bracket"],
    ["has words alone at its end", `${ISSUE}§hola\n`, "yaml-indentation"],
    ["has a list where fields go on", `${ISSUE}gallery:\n  - src: x.png\n  §src: y.png\n`, "yaml-indentation"],
  ])("that %s is refused at its place", (_name, text, code) => expectAt("issues/MoraVidal.yaml", text, code));

  test.each<[name: string, change: readonly [string, string], code: string]>([
    ["three dots in the middle", [LAYOUT, "...\n§layout: bri"], "several-documents"],
    ["a mark in the middle", [LAYOUT, "§---\nlayout: bri"], "several-documents"],
    ["a list as a name without a value", [LAYOUT, "? §[a]\nlayout: bri"], "yaml-key"],
    ["a list as a name, in short", [LAYOUT, "§[a]: b\nlayout: bri"], "yaml-key"],
    ["fields as a name", [LAYOUT, "? §{ a: b }\n: c\nlayout: bri"], "yaml-key"],
    ["a list of lines as a name", ["  src:", "  ? §- a\n  : b\n  src:"], "yaml-key"],
    ["a list as a name further in", ["  src:", "  §[a]: b\n  src:"], "yaml-key"],
    ["a list as a name in a list", ["    - rol:", "    - §[a]: b\n      rol:"], "yaml-key"],
    ["a list as a name between braces", [LAYOUT, "layout: { x: [1], §[a]: b }"], "yaml-key"],
    ["no name", [LAYOUT, "§: b\nlayout: bri"], "unknown-field"],
    ["null as a name", [LAYOUT, "§~: b\nlayout: bri"], "unknown-field"],
    ["a number as a name", [LAYOUT, "§12: b\nlayout: bri"], "unknown-field"],
    ["an empty name", [LAYOUT, '§"": b\nlayout: bri'], "unknown-field"],
    ["a merge", [LAYOUT, "§<<: { layoot: bri }"], "unknown-field"],
    ["a prototype", [LAYOUT, "§__proto__: { name: x }\nlayout: bri"], "forbidden-field"],
    ["a field twice, once as an escape", [LAYOUT, 'layout: bri\n§"lay\\u006fut": bri'], "duplicate-field"],
    ["a field twice further in", ["  alt:", "  §src: y.png\n  alt:"], "duplicate-field"],
    ["an anchor", [LAYOUT, "layout: §&a bri"], "yaml-alias"],
    ["an anchor of a name", [LAYOUT, "§&a layout: bri"], "yaml-alias"],
    ["an anchor of fields", ["image:\n", "image: §&foto\n"], "yaml-alias"],
    ["a copy of an unknown anchor", [LAYOUT, "layout: §*nada"], "yaml-alias"],
    ["a copy as a name", [LAYOUT, "§*nada : b\nlayout: bri"], "yaml-alias"],
    ["a tag", [LAYOUT, "layout: §!!str bri"], "yaml-tag"],
    ["a tag of a name", [LAYOUT, "§!!str layout: bri"], "yaml-tag"],
    ["a tag that nobody declared", [LAYOUT, "layout: §!e!x bri"], "yaml-tag"],
    ["a tag of code", [LAYOUT, "layout: §!!js/function 'x'"], "yaml-tag"],
    ["a tab after spaces", ["  src:", "  §\tsrc:"], "yaml-tab"],
    ["a tab after a dash", ["    - rol:", "    -§\trol:"], "yaml-tab"],
    ["an apostrophe that is not closed", ["Mora Vidal\n", "§'Mora Vidal\n"], "yaml-unclosed-quote"],
    ["a bracket that is not closed", [LAYOUT, "layout: §[bri"], "yaml-unclosed-bracket"],
    ["a bracket of several lines", [LAYOUT, "layout: §[\n  [a], { b: c },"], "yaml-unclosed-bracket"],
    ["a bracket that nothing opens", [LAYOUT, "layout: §]"], "unquoted-sign"],
    ["a comma that is missing", [LAYOUT, 'layout: { a: "b" §c: d }'], "yaml-comma"],
    ["no colon", [LAYOUT, "§layout bri"], "yaml-indentation"],
    ["no space after a dash", ["    - rol:", "    §-rol:"], "yaml-indentation"],
    ["a line too far to the right", [LAYOUT, "layout: bri\n   §extra: 1"], "yaml-indentation"],
    ["a colon in a text after emoji", ["name: Mora", "name: 👩‍👩‍👧 á§: Mora"], "unquoted-colon"],
    ["words after a quote", ["name: Mora Vidal", 'name: "Mora" §Vidal'], "unquoted-sign"],
    ["an unknown escape", ["name: Mora Vidal", 'name: "Mora §\\q"'], "yaml-escape"],
    ["an incomplete escape", ["name: Mora Vidal", 'name: "Mora §\\u12"'], "yaml-escape"],
  ])("with %s is refused at its place", (_name, change, code) =>
    expectAt("issues/MoraVidal.yaml", replaceIn(ISSUE, change), code),
  );
});

const ARTICLE_AFTER_MARK = ARTICLE.slice("---\n".length);

test.each<[name: string, text: string, code: string]>([
  ["has its data twice", replaceIn(ARTICLE, ["\n## La", `§---\n${ARTICLE_AFTER_MARK}\n## La`]), "several-documents"],
  [
    "has its data twice, apart",
    replaceIn(ARTICLE, ["\n## La", `\n\n§---\n${ARTICLE_AFTER_MARK}\n## La`]),
    "several-documents",
  ],
  ["has a list as a name further in", replaceIn(ARTICLE, ["  src:", "  §[a]: b\n  src:"]), "yaml-key"],
  ["has a tab", replaceIn(ARTICLE, ["  src:", "§\tsrc:"]), "yaml-tab"],
  ["has a quote that is not closed", replaceIn(ARTICLE, ["author: julia", 'author: §"julia']), "yaml-unclosed-quote"],
  [
    "has a bracket that is not closed",
    replaceIn(ARTICLE, ["author: julia", "author: §[julia"]),
    "yaml-unclosed-bracket",
  ],
  ["closes its data with a mark too long", replaceIn(ARTICLE, ["---\n\n##", "§----\n\n##"]), "front-matter-fence"],
  ["closes its data on a line with words", replaceIn(ARTICLE, ["---\n\n##", "§--- hola\n\n##"]), "front-matter-fence"],
  ["closes its data too early", replaceIn(ARTICLE, ["author:", "§---x\nauthor:"]), "front-matter-fence"],
  ["has a list for data", "---\n§- a\n---\n\nHola\n", "not-an-object"],
  ["has comments for data", "---\n§# a\n---\n\nHola\n", "not-an-object"],
  ["has a space after a mark", replaceIn(ARTICLE, ["author:", "§autor:"]).replace("---\n", "--- \n"), "unknown-field"],
])("an article that %s is refused at its place", (_name, text, code) => expectAt("articles/Telar.md", text, code));

test.each<[name: string, text: string, code: string]>([
  ["begins again after three dots", `${SITE}...\n§name: Otra\n`, "several-documents"],
  ["has a list as a name in its menu", replaceIn(SITE, ["section: news", "§[a]: b, section: news"]), "yaml-key"],
  ["has a tab", replaceIn(SITE, ["  photos:", "§\tphotos:"]), "yaml-tab"],
])("a site file that %s is refused at its place", (_name, text, code) => expectAt("site.yaml", text, code));
