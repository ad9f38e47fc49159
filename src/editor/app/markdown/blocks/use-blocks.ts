/** Manages the block in the dialog, and the pasted URL of a video or a recording that could become a block. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { useState } from "react";
import type { BlockForm, Fields } from "../../../../content/authoring/schemas/form-schema.ts";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useFormContext } from "../../form/use-field.ts";
import { type PlacedBlock, replaceBlock } from "../text/block-places.ts";
import { writeBlock } from "../text/directive.ts";
import { placeBlock } from "../text/links.ts";
import type { BlockDraft } from "./block-dialog.tsx";

export function useBlocks() {
  const { blocks } = useFormContext();
  const [draft, setDraft] = useState<BlockDraft>();
  const [address, setAddress] = useState("");
  const film = blocks.find(({ form }) => form.properties?.["url"]);
  const gallery = blocks.find(({ holds }) => holds === "pictures");
  return {
    blocks,
    draft,
    /** The pasted URL that can become a block; `""` if there is none. */
    address,
    start: (block: BlockForm) => setDraft({ block, values: {} }),
    edit: (placed: PlacedBlock) => setDraft({ ...placed, replaced: placed }),
    close: () => setDraft(undefined),
    offer: (pasted: string) => setAddress(film ? pasted : ""),
    /** Forgets an address that is no longer in the text. */
    look: ({ doc }: EditorState) => setAddress((now) => (now && doc.toString().includes(now) ? now : "")),
    showFilm: (state: EditorState) => {
      const from = state.doc.toString().indexOf(address);
      setAddress("");
      if (film) setDraft({ block: film, values: { url: address }, replaced: { from, to: from, text: address } });
    },
    /** Begins a gallery of uploaded pictures; `undefined` if texts have no galleries. */
    together:
      gallery &&
      ((taken: readonly TakenPicture[]) =>
        setDraft({ block: gallery, values: { content: taken.map(({ src }) => ({ src })) } })),
  };
}

/** Returns the change that writes a block into the text. The block replaces `replaced` if this text is still there. */
export function blockChange(state: EditorState, { block, replaced }: BlockDraft, values: Fields): TransactionSpec {
  const text = writeBlock({ block, values });
  if (!replaced) return placeBlock(state, text);
  const isThere = state.sliceDoc(replaced.from, replaced.from + replaced.text.length) === replaced.text;
  const from = isThere ? replaced.from : state.doc.toString().indexOf(replaced.text);
  return from < 0 ? placeBlock(state, text) : replaceBlock({ from, to: from + replaced.text.length }, text);
}
