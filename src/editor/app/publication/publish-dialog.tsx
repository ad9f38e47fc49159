import { Dialog } from "@chakra-ui/react";
import { useState } from "react";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { DialogFrame } from "../layout/dialog-frame.tsx";
import type { PublicationActions, Side } from "./publication-actions.ts";
import { PublishBody } from "./publish-body.tsx";
import { usePublication } from "./use-publication.ts";
import { TITLES, type Way } from "./way.ts";

export interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  types: readonly EditorType[];
  entries: readonly Entry[];
  way: Way;
  /** Only this document is ticked at first; empty for all of one's own. */
  only: string;
  /** The same object for as long as the editor is there. */
  actions: PublicationActions;
  /** Shows a document as it was published, or as it is. What was typed here stays if the dialog is closed for it. */
  onShow: (file: string, side: Side) => void;
}

/** «Publicar los cambios»: what readers do not have, and bringing it to them. */
export function PublishDialog({ open, onClose, types, entries, way, only, actions, onShow }: PublishDialogProps) {
  const publication = usePublication(actions, open, only);
  const [typed, setTyped] = useState<string>();
  const close = () => {
    if (publication.step.is === "done") publication.load();
    onClose();
  };
  return (
    <DialogFrame title={TITLES[way]} open={open} onClose={close} size="lg" scrollBehavior="inside">
      <Dialog.Body pb="6" tabIndex={0}>
        <PublishBody
          {...{ way, actions, publication, types, entries, typed, onShow }}
          onClose={close}
          onType={setTyped}
        />
      </Dialog.Body>
    </DialogFrame>
  );
}
