/** Renders a block with its pictures, its text, and buttons that change the block. */
import type { Diagnostic } from "@codemirror/lint";
import { type EditorView, WidgetType } from "@codemirror/view";
import * as messages from "#messages";
import { EDITORS_LANGUAGE } from "../../../../shared/magazine/language.ts";
import { type Fields, isFields } from "../../../../shared/values.ts";
import { blockAround, type PlacedBlock } from "../text/block-places.ts";
import { linesOf } from "../text/directive.ts";

/** Handles an event on the DOM element of a block. `given` is the event, or the action of the pressed button. */
type Handler<Given> = (view: EditorView, element: HTMLElement, given: Given) => void;

export interface BlockActions {
  /** Returns the URL of a picture of the document. */
  pictureAddress: (src: string) => string;
  onPress: Handler<BlockAction>;
  onKey: Handler<KeyboardEvent>;
  onDrag: Handler<DragEvent>;
}

export type BlockAction = keyof typeof messages.markdown.blockActions;

const ACTIONS = Object.entries(messages.markdown.blockActions) as [BlockAction, string][];

export const blockAt = ({ state }: EditorView, from: number): PlacedBlock | undefined =>
  blockAround(state, { from, to: from });

export class BlockWidget extends WidgetType {
  constructor(
    readonly block: PlacedBlock,
    readonly problems: readonly Diagnostic[],
    readonly actions: BlockActions,
  ) {
    super();
  }

  override eq({ block, problems }: BlockWidget): boolean {
    return block.text === this.block.text && told(problems) === told(this.problems);
  }

  /** Makes CodeMirror ignore all events on the block except dragging over it and dropping. */
  override ignoreEvent({ type }: Event): boolean {
    return type !== "dragover" && type !== "drop";
  }

  override toDOM(view: EditorView): HTMLElement {
    const { block, problems, actions } = this;
    const { title = "" } = block.block.form;
    const lines = linesOf(block);
    const element = make("div", { className: "md-block", role: "group", draggable: true });
    element.ariaLabel = messages.markdown.blockNamed(title, lines.join(" · ").slice(0, 80));
    element.addEventListener("keydown", (event) => actions.onKey(view, element, event));
    element.addEventListener("dragstart", (event) => actions.onDrag(view, element, event));
    const buttons = ACTIONS.map(([action, name]) => {
      const onclick = () => actions.onPress(view, element, action);
      return make("button", { type: "button", onclick }, name);
    });
    const shown = picturesOf(block.values);
    // The visible description is hidden from screen readers, because they read the `alt` text of the image.
    const description = shown.length === 1 ? String(shown[0]?.["alt"] ?? "") : "";
    const pictures = shown.map(({ src, alt }) => {
      const onload = () => view.requestMeasure();
      return make("img", {
        src: actions.pictureAddress(String(src)),
        alt: String(alt ?? ""),
        draggable: false,
        onload,
      });
    });
    element.append(
      make(
        "div",
        { className: "md-block-bar", lang: EDITORS_LANGUAGE },
        make("strong", {}, title),
        make("div", {}, ...buttons),
      ),
      make("div", { className: "md-block-pictures" }, ...pictures),
      ...(description ? [make("p", { className: "md-description", ariaHidden: "true" }, description)] : []),
      ...lines.map((line) => make("p", {}, line)),
      ...problems.map((problem) => make("p", { className: "md-problem", lang: EDITORS_LANGUAGE }, wordsOf(problem))),
    );
    return element;
  }
}

const wordsOf = ({ severity, message }: Diagnostic) => (severity === "warning" ? messages.form.warning : "") + message;

const told = (problems: readonly Diagnostic[]) => problems.map(wordsOf).join("\n");

const picturesOf = ({ content, ...own }: Fields): Fields[] =>
  [own, ...(Array.isArray(content) ? content : [])].filter(isFields).filter(({ src }) => src);

/** Returns a new element with properties and children. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
