/** Every mistake of YAML is told of where it stands: `§` marks the place in the text of each. */
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

/** A text in which something stands in place of something else. */
function changed(text: string, [from, to]: readonly [from: string, to: string]): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const IN_FRONT = "layout: bri";
const BLOCK = `${ISSUE}presentation: |\n`;

describe("an issue", () => {
  test.each<[name: string, text: string, code: string]>([
    ["begins again after three dots", `${ISSUE}...\n§${ISSUE}`, "several-documents"],
    ["… with a mark", `${ISSUE}...\n§---\n${ISSUE}`, "several-documents"],
    ["… after a comment", `${ISSUE}...\n# fin\n\n§name: Otra\n`, "several-documents"],
    ["… with line ends of Windows", `${ISSUE}...\n§${ISSUE}`.replaceAll("\n", "\r\n"), "several-documents"],
    ["begins again after a mark", `${ISSUE}§---\n${ISSUE}`, "several-documents"],
    ["has a mark at its end", `${ISSUE}§---`, "several-documents"],
    ["has two marks at its beginning", `---\n§---\n${ISSUE}`, "several-documents"],
    ["has three documents", `${ISSUE}§---\na: 1\n---\nb: 2\n`, "several-documents"],
    ["has a mark below a block", `${BLOCK}  uno\n§---\n  dos\n`, "several-documents"],
    ["has a first document of comments", `---\n# uno\n§---\n${ISSUE}`, "several-documents"],
    ["has words after its three dots", `${ISSUE}§... hola\n`, "yaml-indentation"],
    ["has a version that is none", `§%YAML 9.9\n---\n${ISSUE}`, "yaml-directive"],
    ["has a version and no mark", `§%YAML 1.2\n${ISSUE}`, "yaml-directive"],
    ["has half an instruction", `§%TAG !\n---\n${ISSUE}`, "yaml-directive"],
    ["is a list", `# lista\n\n§- Mora Vidal\n`, "not-an-object"],
    ["is a text", "§Mora Vidal\n", "not-an-object"],
    ["has a block that does not end its header", `${ISSUE}presentation: |§x\n  hola\n`, "yaml-syntax"],
    ["has a block without indentation", `${BLOCK}§hola\n`, "yaml-indentation"],
    ["has a block whose lines go back", `${BLOCK}   uno\n  §dos\n`, "yaml-indentation"],
    ["has a quote that its last line opens", `${ISSUE}presentation: §"hola\n`, "yaml-unclosed-quote"],
    ["has a bracket that its last line opens", `${ISSUE}gallery: §[ src\n`, "yaml-unclosed-bracket"],
    ["has words alone at its end", `${ISSUE}§hola\n`, "yaml-indentation"],
    ["has a list where fields go on", `${ISSUE}gallery:\n  - src: x.png\n  §src: y.png\n`, "yaml-indentation"],
  ])("%s", (_name, text, code) => expectAt("issues/MoraVidal.yaml", text, code));

  test.each<[name: string, change: readonly [string, string], code: string]>([
    ["three dots in the middle", [IN_FRONT, "...\n§layout: bri"], "several-documents"],
    ["a mark in the middle", [IN_FRONT, "§---\nlayout: bri"], "several-documents"],
    ["a list as a name", [IN_FRONT, "? §[a]\n: b\nlayout: bri"], "yaml-key"],
    ["a list as a name without a value", [IN_FRONT, "? §[a]\nlayout: bri"], "yaml-key"],
    ["a list as a name, in short", [IN_FRONT, "§[a]: b\nlayout: bri"], "yaml-key"],
    ["fields as a name", [IN_FRONT, "? §{ a: b }\n: c\nlayout: bri"], "yaml-key"],
    ["fields as a name, in short", [IN_FRONT, "§{ a: b }: c\nlayout: bri"], "yaml-key"],
    ["a list of lines as a name", ["  src:", "  ? §- a\n  : b\n  src:"], "yaml-key"],
    ["a list as a name further in", ["  src:", "  §[a]: b\n  src:"], "yaml-key"],
    ["a list as a name in a list", ["    - rol:", "    - §[a]: b\n      rol:"], "yaml-key"],
    ["a list as a name between braces", [IN_FRONT, "layout: { x: [1], §[a]: b }"], "yaml-key"],
    ["no name", [IN_FRONT, "§: b\nlayout: bri"], "unknown-field"],
    ["null as a name", [IN_FRONT, "§~: b\nlayout: bri"], "unknown-field"],
    ["a number as a name", [IN_FRONT, "§12: b\nlayout: bri"], "unknown-field"],
    ["an empty name", [IN_FRONT, '§"": b\nlayout: bri'], "unknown-field"],
    ["a merge", [IN_FRONT, "§<<: { layoot: bri }"], "unknown-field"],
    ["a prototype", [IN_FRONT, "§__proto__: { name: x }\nlayout: bri"], "forbidden-field"],
    ["a field twice", [IN_FRONT, "layout: bri\n§layout: bri"], "duplicate-field"],
    ["a field twice, once as an escape", [IN_FRONT, 'layout: bri\n§"lay\\u006fut": bri'], "duplicate-field"],
    ["a field twice further in", ["  alt:", "  §src: y.png\n  alt:"], "duplicate-field"],
    ["an anchor", [IN_FRONT, "layout: §&a bri"], "yaml-alias"],
    ["an anchor of a name", [IN_FRONT, "§&a layout: bri"], "yaml-alias"],
    ["an anchor of fields", ["image:\n", "image: §&foto\n"], "yaml-alias"],
    ["a copy of nothing", [IN_FRONT, "layout: §*nada"], "yaml-alias"],
    ["a copy as a name", [IN_FRONT, "§*nada : b\nlayout: bri"], "yaml-alias"],
    ["a tag", [IN_FRONT, "layout: §!!str bri"], "yaml-tag"],
    ["a tag of a name", [IN_FRONT, "§!!str layout: bri"], "yaml-tag"],
    ["a tag that nobody declared", [IN_FRONT, "layout: §!e!x bri"], "yaml-tag"],
    ["a tag of code", [IN_FRONT, "layout: §!!js/function 'x'"], "yaml-tag"],
    ["a tab in front", ["  src:", "§\tsrc:"], "yaml-tab"],
    ["a tab after spaces", ["  src:", "  §\tsrc:"], "yaml-tab"],
    ["a tab after a dash", ["    - rol:", "    -§\trol:"], "yaml-tab"],
    ["a quote that is not closed", ['"#80"', '§"#80'], "yaml-unclosed-quote"],
    ["an apostrophe that is not closed", ["Mora Vidal\n", "§'Mora Vidal\n"], "yaml-unclosed-quote"],
    ["a bracket that is not closed", [IN_FRONT, "layout: §[bri"], "yaml-unclosed-bracket"],
    ["a bracket of several lines", [IN_FRONT, "layout: §[\n  [a], { b: c },"], "yaml-unclosed-bracket"],
    ["a bracket that nothing opens", [IN_FRONT, "layout: §]"], "unquoted-sign"],
    ["a comma too many", [IN_FRONT, "layout: [a,§, b]"], "yaml-comma"],
    ["a comma that is missing", [IN_FRONT, 'layout: { a: "b" §c: d }'], "yaml-comma"],
    ["no space after a colon", [IN_FRONT, "§layout:bri"], "yaml-indentation"],
    ["no colon", [IN_FRONT, "§layout bri"], "yaml-indentation"],
    ["no space after a dash", ["    - rol:", "    §-rol:"], "yaml-indentation"],
    ["a line too far to the left", ["      name:", "     §name:"], "yaml-indentation"],
    ["a line too far to the right", [IN_FRONT, "layout: bri\n   §extra: 1"], "yaml-indentation"],
    ["a colon in a text after emoji", ["name: Mora", "name: 👩‍👩‍👧 á§: Mora"], "unquoted-colon"],
    ["words after a quote", ["name: Mora Vidal", 'name: "Mora" §Vidal'], "unquoted-sign"],
    ["an escape that is none", ["name: Mora Vidal", 'name: "Mora §\\q"'], "yaml-escape"],
    ["an escape that is cut", ["name: Mora Vidal", 'name: "Mora §\\u12"'], "yaml-escape"],
  ])("with %s", (_name, change, code) => expectAt("issues/MoraVidal.yaml", changed(ISSUE, change), code));
});

const AGAIN = ARTICLE.slice("---\n".length);

test.each<[name: string, text: string, code: string]>([
  ["begins again after three dots", changed(ARTICLE, ["author:", "...\n§author:"]), "several-documents"],
  ["has its data twice", changed(ARTICLE, ["\n## La", `§---\n${AGAIN}\n## La`]), "several-documents"],
  ["has its data twice, apart", changed(ARTICLE, ["\n## La", `\n\n§---\n${AGAIN}\n## La`]), "several-documents"],
  ["has a list as a name", changed(ARTICLE, ["author:", "? §[a]\n: b\nauthor:"]), "yaml-key"],
  ["has a list as a name further in", changed(ARTICLE, ["  src:", "  §[a]: b\n  src:"]), "yaml-key"],
  ["has a field twice", changed(ARTICLE, ["author: julia", "author: julia\n§author: julia"]), "duplicate-field"],
  ["has an anchor", changed(ARTICLE, ["author: julia", "author: §&a julia"]), "yaml-alias"],
  ["has a tab", changed(ARTICLE, ["  src:", "§\tsrc:"]), "yaml-tab"],
  ["has a quote that is not closed", changed(ARTICLE, ["author: julia", 'author: §"julia']), "yaml-unclosed-quote"],
  ["has a bracket that is not closed", changed(ARTICLE, ["author: julia", "author: §[julia"]), "yaml-unclosed-bracket"],
  ["closes its data with a mark too long", changed(ARTICLE, ["---\n\n##", "§----\n\n##"]), "front-matter-fence"],
  ["closes its data on a line with words", changed(ARTICLE, ["---\n\n##", "§--- hola\n\n##"]), "front-matter-fence"],
  ["closes its data too early", changed(ARTICLE, ["author:", "§---x\nauthor:"]), "front-matter-fence"],
  ["has a list for data", "---\n§- a\n---\n\nHola\n", "not-an-object"],
  ["has comments for data", "---\n§# a\n---\n\nHola\n", "not-an-object"],
  ["has a space after a mark", changed(ARTICLE, ["author:", "§autor:"]).replace("---\n", "--- \n"), "unknown-field"],
])("an article that %s", (_name, text, code) => expectAt("articles/Telar.md", text, code));

test.each<[name: string, text: string, code: string]>([
  ["begins again after three dots", `${SITE}...\n§name: Otra\n`, "several-documents"],
  ["ends with a mark", `${SITE}§---\n`, "several-documents"],
  ["has a list as a name", changed(SITE, ["form:", "? §[a]\n: b\nform:"]), "yaml-key"],
  ["has a list as a name in its menu", changed(SITE, ["section: news", "§[a]: b, section: news"]), "yaml-key"],
  ["has a field twice", changed(SITE, ["form:", "§name: Otra\nform:"]), "duplicate-field"],
  ["has an anchor", changed(SITE, ["social:", "social: §&a"]), "yaml-alias"],
  ["has a tab", changed(SITE, ["  photos:", "§\tphotos:"]), "yaml-tab"],
])("a site file that %s", (_name, text, code) => expectAt("site.yaml", text, code));
