import { Button, Field, Flex, Input } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";

interface NameFormProps {
  label: string;
  action: string;
  /** What stands in the field at first. */
  name?: string;
  /** Rejects with an error whose message is a sentence. */
  onName: (name: string) => Promise<void>;
  children?: ReactNode;
}

/** Asks for a name. */
export function NameForm({ label, action, name = "", onName, children }: NameFormProps) {
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
  );
}
