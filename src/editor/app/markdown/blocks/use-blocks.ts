/** Manages the block that is open in the dialog, and a pasted URL of a film, sound or post that can become a block. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { useState } from "react";
import type { BlockForm, Fields } from "../../../../content/authoring/schemas/form-schema.ts";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useFormContext } from "../../form/use-field.ts";
import { type PlacedBlock, replaceBlock } from "../text/block-places.ts";
import { writeBlock } from "../text/directive.ts";
import { insertBlock } from "../text/links.ts";
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
    edit: (placedBlock: PlacedBlock) => setDraft({ ...placedBlock, replaced: placedBlock }),
    close: () => setDraft(undefined),
    offer: (newAddress: string) => setAddress(film ? newAddress : ""),
    /** Forgets a URL that is no longer in the text. */
    forgetRemoved: ({ doc }: EditorState) =>
      setAddress((current) => (current && doc.toString().includes(current) ? current : "")),
    showFilm: (state: EditorState) => {
      const from = state.doc.toString().indexOf(address);
      setAddress("");
      if (film) setDraft({ block: film, values: { url: address }, replaced: { from, to: from, text: address } });
    },
    /** Opens the dialog for a gallery of uploaded pictures; `undefined` if texts cannot contain galleries. */
    startGallery:
      gallery &&
      ((pictures: readonly TakenPicture[]) =>
        setDraft({ block: gallery, values: { content: pictures.map(({ src }) => ({ src })) } })),
  };
}

/** Returns the change that writes a block. The block replaces `replaced`, unless that text no longer exists. */
export function blockChange(state: EditorState, { block, replaced }: BlockDraft, values: Fields): TransactionSpec {
  const text = writeBlock({ block, values });
  if (!replaced) return insertBlock(state, text);
  const isInPlace = state.sliceDoc(replaced.from, replaced.from + replaced.text.length) === replaced.text;
  const from = isInPlace ? replaced.from : state.doc.toString().indexOf(replaced.text);
  return from < 0 ? insertBlock(state, text) : replaceBlock({ from, to: from + replaced.text.length }, text);
}
