import { chakra, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { FormEvent, ReactNode, RefObject } from "react";
import * as messages from "#messages";
import { VISIBLE } from "./visible-height.ts";

type DialogOptions = Omit<Dialog.RootProps, "open" | "onOpenChange" | "children">;

interface DialogFrameProps extends DialogOptions {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Whether the dialog has to stay open for now. */
  isKeptOpen?: boolean;
  /** The body of the dialog, with or without a footer. */
  children: ReactNode;
}

/** Renders the frame of a dialog. The dialog fills a narrow window. */
export function DialogFrame({ title, open, onClose, isKeptOpen = false, children, ...options }: DialogFrameProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && !isKeptOpen && onClose()}
      // The dialog stays open when it loses the focus without a user action, e.g. when CodeMirror redraws its cursor.
      onFocusOutside={(event) => event.preventDefault()}
      {...options}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...VISIBLE}>
          <Dialog.Content mdDown={FULL_SCREEN}>
            <Dialog.Header pe="12">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={messages.frame.close} disabled={isKeptOpen} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const FULL_SCREEN = { maxW: "full", minH: "full", my: "0", rounded: "none" };

/** Renders a form in a dialog. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the form around the dialog, because it would submit that form, too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <chakra.form display="contents" onSubmit={submit} noValidate>
      {children}
    </chakra.form>
  );
}

interface EditorDialogProps extends Pick<Dialog.RootProps, "initialFocusEl"> {
  title: string;
  size?: "md" | "lg";
  open: boolean;
  onClose: () => void;
  /** The element that gets the focus after the dialog closes; needed if the button for the dialog may be removed. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** Renders a dialog with only a body. */
export function EditorDialog({ returnTo, children, ...frame }: EditorDialogProps) {
  return (
    <DialogFrame placement="center" {...frame} {...(returnTo && { finalFocusEl: () => returnTo.current })}>
      <Dialog.Body pb="6">{children}</Dialog.Body>
    </DialogFrame>
  );
}
