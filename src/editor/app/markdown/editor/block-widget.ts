/** Renders a block with its pictures, text and problems, and with buttons that change the block. */
import type { Diagnostic } from "@codemirror/lint";
import { type EditorView, WidgetType } from "@codemirror/view";
import * as messages from "#messages";
import { EDITORS_LANGUAGE } from "../../../../shared/magazine/language.ts";
import { type Fields, isFields } from "../../../../shared/values.ts";
import { blockAround, type PlacedBlock } from "../text/block-places.ts";
import { linesOf } from "../text/directive.ts";

/** Handles an event on the element of a block. `detail` is the DOM event, or the action of the pressed button. */
type Handler<Detail> = (view: EditorView, element: HTMLElement, detail: Detail) => void;

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
    return block.text === this.block.text && problemsText(problems) === problemsText(this.problems);
  }

  /** Makes CodeMirror ignore all events on the block except dragging over it and dropping. */
  override ignoreEvent({ type }: Event): boolean {
    return type !== "dragover" && type !== "drop";
  }

  override toDOM(view: EditorView): HTMLElement {
    const { block, problems, actions } = this;
    const { title = "" } = block.block.form;
    const lines = linesOf(block);
    const element = createElement("div", { className: "md-block", role: "group", draggable: true });
    element.ariaLabel = messages.markdown.blockNamed(title, lines.join(" · ").slice(0, 80));
    element.addEventListener("keydown", (event) => actions.onKey(view, element, event));
    element.addEventListener("dragstart", (event) => actions.onDrag(view, element, event));
    const buttons = ACTIONS.map(([action, name]) => {
      const onclick = () => actions.onPress(view, element, action);
      return createElement("button", { type: "button", onclick }, name);
    });
    const pictures = picturesOf(block.values);
    // The visible description is hidden from screen readers, because they already read the `alt` text of the image.
    const description = pictures.length === 1 ? String(pictures[0]?.["alt"] ?? "") : "";
    const images = pictures.map(({ src, alt }) => {
      const onload = () => view.requestMeasure();
      return createElement("img", {
        src: actions.pictureAddress(String(src)),
        alt: String(alt ?? ""),
        draggable: false,
        onload,
      });
    });
    element.append(
      createElement(
        "div",
        { className: "md-block-bar", lang: EDITORS_LANGUAGE },
        createElement("strong", {}, title),
        createElement("div", {}, ...buttons),
      ),
      createElement("div", { className: "md-block-pictures" }, ...images),
      ...(description ? [createElement("p", { className: "md-description", ariaHidden: "true" }, description)] : []),
      ...lines.map((line) => createElement("p", {}, line)),
      ...problems.map((problem) =>
        createElement("p", { className: "md-problem", lang: EDITORS_LANGUAGE }, messageOf(problem)),
      ),
    );
    return element;
  }
}

const messageOf = ({ severity, message }: Diagnostic) =>
  (severity === "warning" ? messages.form.warning : "") + message;

const problemsText = (problems: readonly Diagnostic[]) => problems.map(messageOf).join("\n");

/** Returns the pictures of a block: the block itself if it has a `src`, and each item of `content` with a `src`. */
const picturesOf = ({ content, ...attributes }: Fields): Fields[] =>
  [attributes, ...(Array.isArray(content) ? content : [])].filter(isFields).filter(({ src }) => src);

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
