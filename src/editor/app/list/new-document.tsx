import { Button, Field, Flex, Input, NativeSelect, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import * as messages from "#messages";
import type { EditorType } from "../../contract/protocol.ts";
import { DialogForm, EditorDialog } from "../layout/dialog.tsx";
import { editorApi } from "../editor-api.ts";
import { useAttempt } from "../use-request.ts";

interface NewDocumentProps {
  types: readonly EditorType[];
  open: boolean;
  onClose: () => void;
  onCreated: (file: string) => void;
}

/** Asks for the type and name of a new document, and creates it as the script `content:new` does. */
export function NewDocument({ types, open, onClose, onCreated }: NewDocumentProps) {
  const creatableTypes = types.filter(({ isFixed }) => !isFixed);
  const [type, setType] = useState(creatableTypes[0]?.name ?? "");
  const { hasDrafts } = creatableTypes.find((each) => each.name === type) ?? {};
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { failure: refusal, attempt } = useAttempt();
  const create = async () => {
    if (!name.trim()) throw new Error(messages.list.nameMissing);
    const { file } = await editorApi.create({ type, name });
    setName("");
    onCreated(file);
  };
  return (
    <EditorDialog title={messages.list.asksNew} open={open} onClose={onClose} initialFocusEl={() => field.current}>
      <DialogForm onSubmit={() => void attempt(create)}>
        <Flex direction="column" gap="4">
          <Field.Root>
            <Field.Label>{messages.list.type}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={type} onChange={(event) => setType(event.target.value)}>
                {creatableTypes.map((each) => (
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
      </DialogForm>
    </EditorDialog>
  );
}
