import { expect, test } from "vitest";
import { BOLD, hasInline, ITALIC, toggleInline } from "../../../../src/editor/app/markdown/text/inline-marks.ts";
import { hasLines, toggleLines } from "../../../../src/editor/app/markdown/text/line-marks.ts";
import { textAfter, stateOf } from "./editing.ts";

const bold = toggleInline(BOLD);
const italic = toggleInline(ITALIC);

test.each([
  ["the selection", "uno ‹dos› tres", "uno **‹dos›** tres"],
  ["the selection without its outer spaces", "uno‹ dos ›tres", "uno‹ **dos** ›tres"],
  ["the word at the cursor", "uno cora|zón tres", "uno **cora|zón** tres"],
  ["what is typed next", "uno | tres", "uno **|** tres"],
  ["each line of several paragraphs", "‹uno\n\n- dos\n> tres›", "**‹uno**\n\n- **dos**\n> **tres›**"],
  ["a selection that is partly bold", "‹uno **dos** tres›", "**‹uno dos tres›**"],
  ["a selection that begins within bold", "uno **do‹s** tres›", "uno **do‹s tres›**"],
  ["a whole link", "uno [do‹s](/form) tres›", "uno **[do‹s](/form) tres›**"],
  ["the words of a link", "uno [‹dos›](/form)", "uno [**‹dos›**](/form)"],
  ["a whole code span", "uno `d‹o›s`", "uno **`d‹o›s`**"],
  ["a link whose address is selected", "[dos](/fo‹rm›)", "**[dos](/fo‹rm›)**"],
])("bold goes around %s", (_, before, expected) => {
  expect(textAfter(bold, before)).toBe(expected);
});

test.each([
  ["at the cursor", "uno **do|s** tres", "uno do|s tres"],
  ["from a selection without its marks", "**‹uno›**", "‹uno›"],
  ["from a selection with its marks", "‹**uno**›", "‹uno›"],
  ["within italic", "***u|no***", "*u|no*"],
  ["from a part of it", "**uno ‹dos› tres**", "**uno** ‹dos› **tres**"],
  [
    "from all of the italic that a selected part belongs to",
    "**uno *dos ‹tres›* cuatro**",
    "**uno** *dos ‹tres›* **cuatro**",
  ],
  ["from every line", "‹**uno**\n\n**dos**›", "‹uno\n\ndos›"],
  ["around a cursor without words", "uno **|** dos", "uno | dos"],
])("bold is removed %s", (_, before, expected) => {
  expect(textAfter(bold, before)).toBe(expected);
});

test("toggling bold at the end of bold moves the cursor behind it", () => {
  expect(textAfter(bold, "uno **dos|**")).toBe("uno **dos**|");
});

test("italic does not change bold", () => {
  expect(textAfter(italic, "**‹uno›**")).toBe("***‹uno›***");
  expect(textAfter(italic, "***u|no***")).toBe("**u|no**");
  expect(textAfter(italic, "**|**")).toBe("***|***");
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
  ["makes a line a heading", "## ", "uno|", "## uno|"],
  ["changes the level of a heading", "### ", "## u|no", "### u|no"],
  ["removes a heading", "## ", "## u|no", "u|no"],
  ["makes an item a heading", "## ", "- u|no", "## u|no"],
  ["makes a line in a quotation a heading", "## ", "> u|no", "> ## u|no"],
  ["begins a heading in an empty line", "## ", "uno\n\n|", "uno\n\n## |"],
  ["makes every line an item", "- ", "‹uno\n\ndos›", "- ‹uno\n\n- dos›"],
  ["completes a partial list", "- ", "‹- uno\ndos›", "‹- uno\n- dos›"],
  ["removes a list with other bullets", "- ", "‹* uno\n+ dos›", "‹uno\ndos›"],
  ["makes a quotation with its blank lines", "> ", "‹uno\n\ndos›\n", "> ‹uno\n>\n> dos›\n"],
  ["removes a quotation", "> ", "‹> uno\n>\n> dos›", "‹uno\n\ndos›"],
  ["leaves out the line after a selection of whole lines", "- ", "‹uno\n›dos", "- ‹uno\n›dos"],
] as const)("toggling a line mark %s", (_, mark, before, expected) => {
  expect(textAfter(toggleLines(mark), before)).toBe(expected);
});

test("a line mark is recognized if every selected line has it", () => {
  expect(hasLines(stateOf("## u|no"), "## ")).toBe(true);
  expect(hasLines(stateOf("### u|no"), "## ")).toBe(false);
  expect(hasLines(stateOf("‹- uno\ndos›"), "- ")).toBe(false);
  expect(hasLines(stateOf("> - u|no"), "- ")).toBe(true);
  expect(hasLines(stateOf("uno|"), "> ")).toBe(false);
});
