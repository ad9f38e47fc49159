/** Handles pasting and dropping. HTML is converted to Markdown, and files are passed to `onFiles`. */
import { EditorView } from "@codemirror/view";
import { asBlocks } from "../text/blocks.ts";
import { embedOf } from "../../../../shared/compiled/embeds.ts";
import { type PastedContent, pastedText, unifyLines } from "../text/pasted-text.ts";

export interface PastingEvents {
  onFiles: (files: readonly File[]) => void;
  /** Called after HTML was pasted. */
  onPasted: (pasted: PastedContent) => void;
  /** Called after the URL of a film, sound or post was pasted on a blank line. */
  onAddress: (address: string) => void;
}

export function pasteHandlers({ onFiles, onPasted, onAddress }: PastingEvents) {
  return [
    EditorView.clipboardInputFilter.of(unifyLines),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => {
        const plain = clipboardData?.getData("text/plain") ?? "";
        // Files are ignored if there is also text, because Word adds a picture of the text that it copies.
        if (!plain && clipboardData?.files.length) return passFiles(onFiles, clipboardData);
        if (isAddressAlone(view, plain.trim())) {
          view.dispatch(view.state.replaceSelection(plain.trim()), { userEvent: "input.paste" });
          onAddress(plain.trim());
          return true;
        }
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
        return passFiles(onFiles, dataTransfer);
      },
    }),
  ];
}

/** Whether a text is the URL of a film, sound or post that can be embedded, and the cursor is on a blank line. */
function isAddressAlone({ state }: EditorView, text: string): boolean {
  const { main } = state.selection;
  return embedOf(text) !== undefined && main.empty && state.doc.lineAt(main.head).text.trim() === "";
}

function passFiles(onFiles: PastingEvents["onFiles"], { files }: DataTransfer): true {
  onFiles([...files]);
  return true;
}
