import { Button, Field, Flex, Input } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { DialogForm } from "../layout/dialog.tsx";
import { useAttempt } from "../use-request.ts";
import { PlannedChanges } from "./remove-document.tsx";

interface NameFormProps {
  label: string;
  action: string;
  /** The initial value of the field; `""` by default. */
  name?: string;
  /** Called with the typed name, without spaces at its ends. A rejection has a sentence as its message. */
  onName: (name: string) => Promise<void>;
  children?: ReactNode;
}

/** Renders a form with one field for a name. */
export function NameForm({ label, action, name = "", onName, children }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const { failure: refusal, attempt } = useAttempt();
  return (
    <DialogForm onSubmit={() => void attempt(() => onName(typed.trim()))}>
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
    </DialogForm>
  );
}

interface RenameFormProps {
  entry: Entry;
  onRenamed: (file: string) => void;
}

/** Asks for a new file name, shows what the renaming will change, and renames the document after a second click. */
export function RenameForm({ entry, onRenamed }: RenameFormProps) {
  const { file } = entry;
  const [plan, setPlan] = useState<{ slug: string; changes: readonly string[] }>();
  const rename = async (slug: string) => {
    const confirmed = plan?.slug === slug;
    if (!confirmed) setPlan(undefined);
    const { changes, done, file: newFile } = await editorApi.rename({ file, slug, confirmed });
    if (!done) return setPlan({ slug, changes });
    setPlan(undefined);
    return onRenamed(newFile ?? file);
  };
  return (
    <NameForm
      label={messages.document.newName}
      action={plan ? messages.document.changeAll : messages.document.seeChanges}
      name={entry.slug}
      onName={rename}
    >
      {plan && <PlannedChanges changes={plan.changes} />}
    </NameForm>
  );
}
