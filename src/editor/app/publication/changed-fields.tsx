import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import type { EditorState } from "../../contract/protocol.ts";
import { DifferenceList } from "../differences/difference-list.tsx";
import { differencesOfTyped } from "../differences/differences.ts";
import { typedOf } from "../document/typed-content.ts";
import { editorApi } from "../editor-api.ts";
import { useAnswer } from "../use-request.ts";
import { typeOfFile } from "./change-texts.ts";

interface ChangedFieldsProps {
  /** The path of a published document that was changed after its publication. */
  file: string;
  /** The revision of the change. When the revision changes, the differences are loaded again. */
  revision: string;
  state: EditorState;
}

/** Renders an expandable list of the fields in which a saved document differs from its published version. */
export function ChangedFields({ isOpen, ...props }: ChangedFieldsProps & { isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <chakra.details open={open} w="full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary cursor="pointer" textStyle="sm" minH="6">
        {messages.publication.inFields}
      </chakra.summary>
      {open && <Fields key={props.revision} {...props} />}
    </chakra.details>
  );
}

function Fields({ file, state }: Omit<ChangedFieldsProps, "revision">) {
  const { answer, failure } = useAnswer(() => Promise.all([editorApi.version({ file }), editorApi.open({ file })]));
  if (!answer)
    return (
      <Text role="status" textStyle="sm">
        {failure || messages.common.seeking}
      </Text>
    );
  const [{ typed: published = { text: "" } }, saved] = answer;
  const { form = {} } = state.types.find(({ name }) => name === typeOfFile(file)) ?? {};
  return (
    <DifferenceList
      {...{ form, file, state }}
      names={[messages.publication.asPublished, messages.publication.asSaved]}
      differences={differencesOfTyped(form, published, typedOf(saved))}
    />
  );
}
