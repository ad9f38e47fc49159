import { Dialog } from "@chakra-ui/react";
import * as messages from "#messages";
import { DialogFrame } from "../layout/dialog-frame.tsx";
import { Subscriptions } from "./subscriptions.tsx";

interface SubscriptionsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** «Suscripciones»: who wrote through the form. */
export function SubscriptionsDialog(props: SubscriptionsDialogProps) {
  return (
    <DialogFrame title={messages.subscriptions.title} size="lg" scrollBehavior="inside" {...props}>
      <Dialog.Body pb="6" tabIndex={0}>
        <Subscriptions />
      </Dialog.Body>
    </DialogFrame>
  );
}
