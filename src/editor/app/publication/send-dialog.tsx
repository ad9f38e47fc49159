import { Dialog } from "@chakra-ui/react";
import { useState } from "react";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import type { Sought } from "../document/use-sought.ts";
import { DialogFrame } from "../layout/dialog-frame.tsx";
import type { PublicationActions, Side } from "./publication-actions.ts";
import { SendBody } from "./send-body.tsx";
import { usePublication } from "./use-publication.ts";
import { TITLES, type Way } from "./way.ts";

export interface SendDialogProps {
  open: boolean;
  onClose: () => void;
  types: readonly EditorType[];
  entries: readonly Entry[];
  way: Way;
  /** The same object for as long as the editor is there. */
  actions: PublicationActions;
  /** Shows a document as it was published, or as it is. What was typed here stays if the dialog is closed for it. */
  onShow: (file: string, side: Side) => void;
  /** Leads to a field, once the dialog is closed for it. */
  onReveal: (field: Sought) => void;
}

/** «Enviar los cambios»: what has changed since the last publication, and sending it. */
export function SendDialog({ open, onClose, types, entries, way, actions, onShow, onReveal }: SendDialogProps) {
  const publication = usePublication(actions, open);
  const [typed, setTyped] = useState<string>();
  const close = () => {
    if (publication.step.is === "sent") publication.load();
    onClose();
  };
  const [sought, setSought] = useState<Sought>();
  const leaveFor = (field: Sought) => {
    setSought(field);
    onClose();
  };
  const leave = () => {
    setSought(undefined);
    if (sought) onReveal(sought);
  };
  return (
    <DialogFrame
      title={TITLES[way]}
      open={open}
      onClose={close}
      onExitComplete={leave}
      size="lg"
      scrollBehavior="inside"
    >
      <Dialog.Body pb="6" tabIndex={0}>
        <SendBody
          {...{ way, actions, publication, types, entries, typed, onShow }}
          onReveal={leaveFor}
          onClose={close}
          onType={setTyped}
        />
      </Dialog.Body>
    </DialogFrame>
  );
}
