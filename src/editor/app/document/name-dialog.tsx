import { Button, Field, Flex, Input } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { EditorDialog } from "../layout/dialog.tsx";

interface NameDialogProps {
  title: string;
  label: string;
  action: string;
  /** What stands in the field at first. */
  name?: string;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
  /** Rejects with an error whose message is a sentence. */
  onName: (name: string) => Promise<void>;
  children?: ReactNode;
}

/** Asks for a name. */
export function NameDialog({
  title,
  label,
  action,
  name = "",
  open,
  onClose,
  returnTo,
  onName,
  children,
}: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setRefusal("");
      await onName(typed.trim());
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return (
    <EditorDialog title={title} open={open} onClose={onClose} returnTo={returnTo}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Flex direction="column" gap="4">
          <Field.Root invalid={refusal !== ""}>
            <Field.Label>{label}</Field.Label>
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
            <Field.ErrorText>{refusal}</Field.ErrorText>
          </Field.Root>
          {children}
          <Button type="submit" alignSelf="end" disabled={!typed.trim()}>
            {action}
          </Button>
        </Flex>
      </form>
    </EditorDialog>
  );
}
