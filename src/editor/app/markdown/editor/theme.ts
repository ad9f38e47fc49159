/** The styles of the Markdown editor: Chakra's tokens, and a readable line length. */
import { EditorView } from "@codemirror/view";

const color = (token: string) => `var(--chakra-colors-${token})`;
const size = (token: string) => `var(--chakra-font-sizes-${token})`;
const CONTROL = {
  minHeight: "2rem",
  padding: "0.25rem 0.6rem",
  fontFamily: "inherit",
  fontSize: size("sm"),
  color: color("fg"),
  background: color("bg"),
  border: `1px solid ${color("border-emphasized")}`,
  borderRadius: "var(--chakra-radii-sm)",
};
const FOCUS = { outline: `2px solid ${color("fg")}`, outlineOffset: "1px" };

export const theme = EditorView.theme({
  "&": { fontSize: size("md"), color: color("fg") },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.65", overflow: "auto" },
  ".cm-content": {
    maxWidth: "calc(65ch + 2.5rem)",
    minHeight: "14rem",
    padding: "1rem 1.25rem",
    caretColor: color("fg"),
  },
  ".cm-line": { padding: "0" },
  ".md-title": { fontSize: size("2xl"), fontWeight: "700", lineHeight: "1.3" },
  ".md-subtitle": { fontSize: size("xl"), fontWeight: "650", lineHeight: "1.35" },
  ".md-quote": { borderInlineStart: `3px solid ${color("border-emphasized")}`, paddingInlineStart: "0.75rem" },
  ".md-strong": { fontWeight: "700" },
  ".md-emphasis": { fontStyle: "italic" },
  ".md-struck": { textDecoration: "line-through" },
  ".md-code": { fontFamily: "var(--chakra-fonts-mono)", fontSize: "0.92em" },
  ".md-link": { textDecoration: "underline", textDecorationColor: color("fg-subtle"), textUnderlineOffset: "0.2em" },
  ".md-picture": { color: color("fg-muted") },
  ".md-mark": { color: color("fg-muted"), fontWeight: "400", fontStyle: "normal" },
  ".cm-lintRange": { backgroundImage: "none", textDecoration: "underline wavy", textUnderlineOffset: "0.25em" },
  ".cm-lintRange-error": { textDecorationColor: color("border-error") },
  ".cm-lintRange-warning": { textDecorationColor: color("border-warning") },
  ".cm-tooltip": {
    maxWidth: "28rem",
    fontSize: size("sm"),
    color: color("fg"),
    background: color("bg-panel"),
    borderColor: color("border"),
  },
  ".cm-panels": { color: color("fg"), background: color("bg-subtle") },
  ".cm-panels.cm-panels-top": { borderBottom: `1px solid ${color("border")}` },
  ".cm-panel.cm-search, .cm-panel.cm-dialog": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.4rem",
    padding: "0.6rem 3rem 0.6rem 0.75rem",
    fontSize: size("sm"),
  },
  ".cm-panel.cm-search br": { display: "block", flexBasis: "100%", content: "''" },
  ".cm-panel.cm-search label": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.35rem",
    minHeight: "1.75rem",
    fontSize: size("sm"),
    margin: "0",
  },
  ".cm-panel.cm-search input[type=checkbox]": { width: "1.15rem", height: "1.15rem", margin: "0" },
  ".cm-textfield, .cm-button": { ...CONTROL, margin: "0", backgroundImage: "none" },
  ".cm-panel.cm-search [name=close], .cm-dialog-close": {
    position: "absolute",
    top: "0.6rem",
    right: "0.6rem",
    width: "2rem",
    height: "2rem",
    fontSize: size("lg"),
    cursor: "pointer",
  },
  ".cm-panel :focus-visible": FOCUS,
  ".cm-searchMatch": { backgroundColor: color("yellow-muted") },
  ".cm-searchMatch.cm-searchMatch-selected": {
    backgroundColor: color("orange-muted"),
    outline: `1px solid ${color("fg")}`,
  },
});
