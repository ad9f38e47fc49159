import { Button, Field, Flex, Input, NativeSelect, Text } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import * as messages from "#messages";
import type { EditorType } from "../../contract/protocol.ts";
import { EditorDialog } from "../layout/dialog.tsx";
import { editorApi } from "../editor-api.ts";
import { useAttempt } from "../use-request.ts";

interface NewDocumentProps {
  types: readonly EditorType[];
  open: boolean;
  onClose: () => void;
  onCreated: (file: string) => void;
}

/** Asks for the type and name of a new document, and creates the document like the script `content:new`. */
export function NewDocument({ types, open, onClose, onCreated }: NewDocumentProps) {
  const several = types.filter(({ isFixed }) => !isFixed);
  const [type, setType] = useState(several[0]?.name ?? "");
  const { hasDrafts } = several.find((each) => each.name === type) ?? {};
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { failure: refusal, attempt } = useAttempt();
  const make = async () => {
    if (!name.trim()) throw new Error(messages.list.nameMissing);
    const { file } = await editorApi.create({ type, name });
    setName("");
    onCreated(file);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void attempt(make);
  };
  return (
    <EditorDialog title={messages.list.asksNew} open={open} onClose={onClose} initialFocusEl={() => field.current}>
      <form noValidate onSubmit={send}>
        <Flex direction="column" gap="4">
          <Field.Root>
            <Field.Label>{messages.list.type}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={type} onChange={(event) => setType(event.target.value)}>
                {several.map((each) => (
                  <option key={each.name} value={each.name}>
                    {each.title}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root invalid={refusal !== ""}>
            <Field.Label>{messages.list.name}</Field.Label>
            <Input ref={field} value={name} onChange={(event) => setName(event.target.value)} />
            <Field.ErrorText>{refusal}</Field.ErrorText>
            <Field.HelperText>{messages.list.nameCanChange}</Field.HelperText>
          </Field.Root>
          <Text textStyle="sm" color="fg.muted">
            {hasDrafts ? messages.list.beginsAsDraft : messages.list.hasNoDraft}
          </Text>
          <Button type="submit" alignSelf="end">
            {messages.list.create}
          </Button>
        </Flex>
      </form>
    </EditorDialog>
  );
}
