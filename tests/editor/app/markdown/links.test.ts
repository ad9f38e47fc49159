import type { EditorState, TransactionSpec } from "@codemirror/state";
import { expect, test } from "vitest";
import { checkAddress } from "../../../../src/editor/app/markdown/link/addresses.ts";
import { linkDraft, removeLink, writeLink, insertPicture } from "../../../../src/editor/app/markdown/text/links.ts";
import { stateOf, textOf } from "./editing.ts";

const textAfter = (state: EditorState, spec: TransactionSpec) => textOf(state.update(spec).state);

test.each([
  ["uno [d|os](/form)", "dos", "/form"],
  ["uno [dos](/fo|rm)", "dos", "/form"],
  ["uno [**d|os**](/form)", "**dos**", "/form"],
  ["uno [d|os](<https://a.example/x y>)", "dos", "https://a.example/x y"],
  ["<https://a.ex|ample>", "https://a.example", "https://a.example"],
  ["va https://a.ex|ample", "https://a.example", "https://a.example"],
])("the link at the cursor is recognized in %s", (text, words, address) => {
  expect(linkDraft(stateOf(text))).toMatchObject({ words, address, isExisting: true });
});

const PLACES = [["uno| [dos](/form)"], ["![una f|oto](a.webp)"], ["![una foto](a.w|ebp)"], ["[uno]| (dos)"]];
test.each(PLACES)("no link is recognized at the cursor in %s", (text) => {
  expect(linkDraft(stateOf(text)).isExisting).toBe(false);
});

test("a link is written around the selection without its outer spaces", () => {
  const state = stateOf("uno‹ dos ›tres");
  expect(textAfter(state, writeLink(linkDraft(state), "dos", "/form"))).toBe("uno [dos](/form)| tres");
});

test("a link with another address keeps its title and words", () => {
  const state = stateOf('[**d|os** \\[1\\]](/form "Tres")');
  const draft = linkDraft(state);
  expect(textAfter(state, writeLink(draft, draft.words, "/who"))).toBe('[**dos** \\[1\\]](/who "Tres")|');
});

test("words and addresses cannot break out of a link", () => {
  const state = stateOf("|");
  const address = "https://a.example/x (y)";
  expect(textAfter(state, writeLink(linkDraft(state), "uno] dos", address))).toBe(
    "[uno\\] dos](https://a.example/x%20%28y%29)|",
  );
});

test.each([
  ["a non-breaking space", "a\u00a0b", "a%C2%A0b"],
  ["a wide space", "a\u2003b", "a%E2%80%83b"],
  ["a tab and angle brackets", "<a\tb>", "%3Ca%09b%3E"],
])("an address with %s is percent-encoded", (_, address, expected) => {
  const state = stateOf("|");
  expect(textAfter(state, writeLink(linkDraft(state), "uno", address))).toBe(`[uno](${expected})|`);
});

test("a removed link leaves its words", () => {
  const state = stateOf("uno [**d|os**](/form) tres");
  expect(textAfter(state, removeLink(linkDraft(state)))).toBe("uno **dos**| tres");
});

test.each([
  "https://pompa.example/x",
  "http://pompa.example",
  "mailto:hola@pompa.example",
  "/form",
  "/Editorials#proyecto6",
])("%s is accepted as an address", (address) => {
  expect(checkAddress(address)).toBeUndefined();
});

test.each([
  ["", "Escribí"],
  ["www.pompa.example/x", "https://www.pompa.example/x"],
  ["hola@pompa.example", "mailto:hola@pompa.example"],
  ["javascript:alert(1)", "https://"],
  ["//pompa.example", "https://"],
  ["la nota del telar", "espacios"],
])("%j is refused as an address, with a hint", (address, hint) => {
  expect(checkAddress(address)).toContain(hint);
});

test.each([
  ["in an empty text", "|", "![Un telar](Ana/uno.webp)|"],
  [
    "after the paragraph of the cursor",
    "uno d|os\ntres\n\ncuatro",
    "uno dos\ntres\n\n![Un telar](Ana/uno.webp)|\n\ncuatro",
  ],
  ["after the whole list", "- u|no\n- dos\n\ntres", "- uno\n- dos\n\n![Un telar](Ana/uno.webp)|\n\ntres"],
  ["on a blank line", "uno\n|\ndos", "uno\n\n![Un telar](Ana/uno.webp)|\n\ndos"],
  ["at the end", "uno|", "uno\n\n![Un telar](Ana/uno.webp)|"],
])("a picture is placed %s", (_, text, expected) => {
  const state = stateOf(text);
  expect(textAfter(state, insertPicture(state, "Ana/uno.webp", "Un telar"))).toBe(expected);
});
