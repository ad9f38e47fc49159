import { expect, test } from "vitest";
import { BOLD, hasInline, ITALIC, toggleInline } from "../../../../src/editor/app/markdown/text/inline-marks.ts";
import { hasLines, toggleLines } from "../../../../src/editor/app/markdown/text/line-marks.ts";
import { after, stateOf } from "./editing.ts";

const bold = toggleInline(BOLD);
const italic = toggleInline(ITALIC);

test.each([
  ["what is selected", "uno ‹dos› tres", "uno **‹dos›** tres"],
  ["without the spaces around it", "uno‹ dos ›tres", "uno‹ **dos** ›tres"],
  ["the word of the cursor", "uno cora|zón tres", "uno **cora|zón** tres"],
  ["what comes next", "uno | tres", "uno **|** tres"],
  ["each line of several paragraphs", "‹uno\n\n- dos\n> tres›", "**‹uno**\n\n- **dos**\n> **tres›**"],
  ["what was bold in part", "‹uno **dos** tres›", "**‹uno dos tres›**"],
  ["what was cut in two", "uno **do‹s** tres›", "uno **do‹s tres›**"],
  ["a link as a whole", "uno [do‹s](/form) tres›", "uno **[do‹s](/form) tres›**"],
  ["the words of a link", "uno [‹dos›](/form)", "uno [**‹dos›**](/form)"],
  ["a code as a whole", "uno `d‹o›s`", "uno **`d‹o›s`**"],
  ["not the address of a link", "[dos](/fo‹rm›)", "**[dos](/fo‹rm›)**"],
])("bold goes around %s", (_, before, expected) => {
  expect(after(bold, before)).toBe(expected);
});

test.each([
  ["of the cursor", "uno **do|s** tres", "uno do|s tres"],
  ["selected without its marks", "**‹uno›**", "‹uno›"],
  ["selected with its marks", "‹**uno**›", "‹uno›"],
  ["in another mark", "***u|no***", "*u|no*"],
  ["of a part of it", "**uno ‹dos› tres**", "**uno** ‹dos› **tres**"],
  ["of a part that would cut another mark", "**uno *dos ‹tres›* cuatro**", "**uno** *dos ‹tres›* **cuatro**"],
  ["of every line", "‹**uno**\n\n**dos**›", "‹uno\n\ndos›"],
  ["without words", "uno **|** dos", "uno | dos"],
])("bold is taken away %s", (_, before, expected) => {
  expect(after(bold, before)).toBe(expected);
});

test("who has written the last bold word goes on without", () => {
  expect(after(bold, "uno **dos|**")).toBe("uno **dos**|");
});

test("italic leaves bold alone", () => {
  expect(after(italic, "**‹uno›**")).toBe("***‹uno›***");
  expect(after(italic, "***u|no***")).toBe("**u|no**");
  expect(after(italic, "**|**")).toBe("***|***");
});

test.each([
  ["**u|no**", true, false],
  ["*u|no*", false, true],
  ["***u|no***", true, true],
  ["**uno**|", false, false],
  ["**|uno**", true, false],
  ["**|**", true, false],
  ["‹**uno** dos›", false, false],
  ["**uno ‹dos›**", true, false],
])("%s: bold %s, italic %s", (text, isBold, isItalic) => {
  const state = stateOf(text);
  expect([hasInline(state, BOLD), hasInline(state, ITALIC)]).toEqual([isBold, isItalic]);
});

test.each([
  ["a heading", "## ", "uno|", "## uno|"],
  ["a heading of another level", "### ", "## u|no", "### u|no"],
  ["a heading that is there", "## ", "## u|no", "u|no"],
  ["a heading in place of an item", "## ", "- u|no", "## u|no"],
  ["a heading in a quotation", "## ", "> u|no", "> ## u|no"],
  ["a heading to be written", "## ", "uno\n\n|", "uno\n\n## |"],
  ["a list of every line", "- ", "‹uno\n\ndos›", "- ‹uno\n\n- dos›"],
  ["a list that is there in part", "- ", "‹- uno\ndos›", "‹- uno\n- dos›"],
  ["a list with other marks", "- ", "‹* uno\n+ dos›", "‹uno\ndos›"],
  ["a quotation with its blank lines", "> ", "‹uno\n\ndos›\n", "> ‹uno\n>\n> dos›\n"],
  ["a quotation that is there", "> ", "‹> uno\n>\n> dos›", "‹uno\n\ndos›"],
  ["not the line behind a selection of whole lines", "- ", "‹uno\n›dos", "- ‹uno\n›dos"],
] as const)("%s", (_, mark, before, expected) => {
  expect(after(toggleLines(mark), before)).toBe(expected);
});

test("a line is known by its mark", () => {
  expect(hasLines(stateOf("## u|no"), "## ")).toBe(true);
  expect(hasLines(stateOf("### u|no"), "## ")).toBe(false);
  expect(hasLines(stateOf("‹- uno\ndos›"), "- ")).toBe(false);
  expect(hasLines(stateOf("> - u|no"), "- ")).toBe(true);
  expect(hasLines(stateOf("uno|"), "> ")).toBe(false);
});
