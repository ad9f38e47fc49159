/** Handles pasting and dropping: HTML becomes Markdown, and files are passed to `onFiles`. */
import { EditorView } from "@codemirror/view";
import { asBlocks } from "../text/blocks.ts";
import { type Pasted, pastedText, unifyLines } from "../text/pasted-text.ts";

export function pasting(onFiles: (files: readonly File[]) => void, onPasted: (pasted: Pasted) => void) {
  return [
    EditorView.clipboardInputFilter.of(unifyLines),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => {
        const plain = clipboardData?.getData("text/plain") ?? "";
        // Files are used only if there is no text, because Word adds a picture of the copied text.
        if (!plain && clipboardData?.files.length) return take(onFiles, clipboardData);
        const html = clipboardData?.getData("text/html");
        if (!html) return false;
        const pasted = pastedText(html, plain, view.state.doc.toString());
        const text = view.state.toText(asBlocks(view.state, pasted.text));
        view.dispatch(view.state.replaceSelection(text), { userEvent: "input.paste", scrollIntoView: true });
        onPasted(pasted);
        return true;
      },
      // Returning true tells the browser that files can be dropped.
      dragover: ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false,
      drop: ({ dataTransfer, clientX, clientY }, view) => {
        if (!dataTransfer?.files.length) return false;
        view.dispatch({ selection: { anchor: view.posAtCoords({ x: clientX, y: clientY }, false) } });
        return take(onFiles, dataTransfer);
      },
    }),
  ];
}

function take(onFiles: (files: readonly File[]) => void, { files }: DataTransfer): true {
  onFiles([...files]);
  return true;
}
