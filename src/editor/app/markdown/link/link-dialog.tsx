import { Button, Dialog, Field, Input, Text } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import * as messages from "#messages";
import { CONTENT_LANGUAGE } from "../../../../shared/magazine/language.ts";
import { DialogForm, DialogFrame } from "../../layout/dialog.tsx";
import type { LinkDraft } from "../text/links.ts";
import { AddressField } from "./address-field.tsx";
import { checkAddress } from "./addresses.ts";

interface LinkDialogProps {
  draft: LinkDraft;
  onWrite: (words: string, address: string) => void;
  onRemove: () => void;
  onClose: () => void;
  /** Returns the element that gets the focus after the dialog closes. */
  returnTo: () => HTMLElement | null;
}

/** Renders the dialog that inserts a link, or changes the link at the cursor. */
export function LinkDialog({ draft, onWrite, onRemove, onClose, returnTo }: LinkDialogProps) {
  const [text, setText] = useState(draft.words);
  const [address, setAddress] = useState(draft.address);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const submit = () => {
    const trimmed = address.trim();
    const newProblem = checkAddress(trimmed);
    setProblem(newProblem);
    if (newProblem) return input.current?.focus();
    return onWrite(text.trim() || trimmed, trimmed);
  };
  return (
    <DialogFrame
      title={draft.isExisting ? messages.markdown.changeLink : messages.markdown.putLink}
      open
      onClose={onClose}
      initialFocusEl={() => input.current}
      finalFocusEl={returnTo}
    >
      <DialogForm onSubmit={submit}>
        <Dialog.Body display="grid" alignContent="start" gap="4">
          <AddressField
            address={address}
            onChange={(newAddress) => {
              setAddress(newAddress);
              setProblem(undefined);
            }}
            onChoose={(entry) => setText((before) => before || entry.title)}
            problem={problem}
            describedBy={problemId}
            input={input}
          />
          <Text id={problemId} role="alert" color="red.fg" fontSize="sm" hidden={!problem}>
            {problem}
          </Text>
          <Field.Root>
            <Field.Label>{messages.markdown.linkWords}</Field.Label>
            <Input value={text} lang={CONTENT_LANGUAGE} spellCheck onChange={({ target }) => setText(target.value)} />
          </Field.Root>
        </Dialog.Body>
        <Dialog.Footer>
          {draft.isExisting && (
            <Button variant="outline" me="auto" onClick={onRemove}>
              {messages.markdown.removeLink}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {messages.common.cancel}
          </Button>
          <Button type="submit">{messages.markdown.put}</Button>
        </Dialog.Footer>
      </DialogForm>
    </DialogFrame>
  );
}
