import { Field, NativeSelect } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { useAnswer } from "../use-answer.ts";

interface SuccessorFieldProps {
  entry: Entry;
  /** File of the document; empty for none. */
  value: string;
  onChange: (file: string) => void;
}

/** Asks where readers of a document that goes should get; nothing where nobody could read it. */
export function SuccessorField({ entry, value, onChange }: SuccessorFieldProps) {
  const { answer: state } = useAnswer(() => editorApi.list({}));
  const types = (state?.types ?? []).filter(({ form }) => form.properties?.formerAddresses);
  if (entry.unpublished || !types.some(({ name }) => name === entry.collection)) return null;
  return (
    <Field.Root>
      <Field.Label>{messages.document.successor}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{messages.document.noSuccessor}</option>
          {types.map(({ name, plural }) => (
            <optgroup key={name} label={plural}>
              {state?.entries
                .filter(
                  ({ collection, file, unpublished }) => collection === name && file !== entry.file && !unpublished,
                )
                .map(({ file, title }) => (
                  <option key={file} value={file}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
