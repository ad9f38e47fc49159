import { Dialog } from "@chakra-ui/react";
import { useState } from "react";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { DialogFrame } from "../layout/dialog-frame.tsx";
import type { PublicationActions, Side } from "./publication-actions.ts";
import { SendBody } from "./send-body.tsx";
import { usePublication } from "./use-publication.ts";

export interface SendDialogProps {
  open: boolean;
  onClose: () => void;
  types: readonly EditorType[];
  entries: readonly Entry[];
  /** The same object for as long as the editor is there. */
  actions: PublicationActions;
  /** Shows a document as it was published, or as it is. What was typed here stays if the dialog is closed for it. */
  onShow: (file: string, side: Side) => void;
}

/** «Enviar los cambios»: what has changed since the last publication, and sending it. */
export function SendDialog({ open, onClose, types, entries, actions, onShow }: SendDialogProps) {
  const publication = usePublication(actions, open);
  const [typed, setTyped] = useState<string>();
  const close = () => {
    if (publication.step.is === "sent") publication.load();
    onClose();
  };
  return (
    <DialogFrame title="Enviar los cambios" open={open} onClose={close} size="lg" scrollBehavior="inside">
      <Dialog.Body pb="6" tabIndex={0}>
        <SendBody {...{ actions, publication, types, entries, typed, onShow }} onClose={close} onType={setTyped} />
      </Dialog.Body>
    </DialogFrame>
  );
}
