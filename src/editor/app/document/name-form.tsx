import { Button, Field, Flex, Input } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useAttempt } from "../use-request.ts";

interface NameFormProps {
  label: string;
  action: string;
  /** The value of the field at first. */
  name?: string;
  /** Rejects with an error whose message is a sentence. */
  onName: (name: string) => Promise<void>;
  children?: ReactNode;
}

/** A form with one field for a name. */
export function NameForm({ label, action, name = "", onName, children }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const { failure: refusal, attempt } = useAttempt();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => onName(typed.trim()));
  };
  return (
    <form noValidate onSubmit={send}>
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
