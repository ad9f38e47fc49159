/** Shows each picture of a text below the line that writes it. */
import { syntaxTree } from "@codemirror/language";
import { type EditorState, type Extension, type Range, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { decodePath } from "../../../../shared/compiled/address.ts";

class PictureWidget extends WidgetType {
  constructor(readonly src: string) {
    super();
  }

  override eq({ src }: PictureWidget): boolean {
    return src === this.src;
  }

  /** A press on the picture puts the cursor at its line. */
  override ignoreEvent(): boolean {
    return false;
  }

  override toDOM(view: EditorView): HTMLElement {
    // The description is the line above.
    const image = Object.assign(document.createElement("img"), { src: this.src, alt: "", draggable: false });
    image.addEventListener("load", () => view.requestMeasure());
    const frame = Object.assign(document.createElement("div"), { className: "md-shown" });
    frame.append(image);
    return frame;
  }
}

/** Matches addresses outside the magazine, which the compiler refuses as pictures of a text. */
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** `pictureAddress` returns the URL of a picture of the document. */
export function picturesShown(pictureAddress: (src: string) => string): Extension {
  const decorate = (state: EditorState): DecorationSet => {
    const shown: Range<Decoration>[] = [];
    syntaxTree(state).iterate({
      enter: ({ name, node }) => {
        const url = name === "Image" ? node.getChild("URL") : null;
        if (!url) return;
        const src = decodePath(state.sliceDoc(url.from, url.to).replace(/^<|>$/g, ""));
        if (HAS_SCHEME.test(src)) return;
        const widget = new PictureWidget(pictureAddress(src));
        shown.push(Decoration.widget({ widget, block: true, side: 1 }).range(state.doc.lineAt(node.to).to));
      },
    });
    return Decoration.set(shown, true);
  };
  return StateField.define<DecorationSet>({
    create: decorate,
    update: (before, { docChanged, startState, state }) =>
      docChanged || syntaxTree(startState) !== syntaxTree(state) ? decorate(state) : before,
    provide: (field) => EditorView.decorations.from(field),
  });
}
