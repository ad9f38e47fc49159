import { Button, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import * as messages from "#messages";
import type { RemovedDocument } from "../../contract/git.ts";
import type { EditorType } from "../../contract/protocol.ts";
import { namesOf } from "../publication/change-texts.ts";
import { editorApi } from "../editor-api.ts";
import { EditorDialog } from "../layout/dialog.tsx";
import { Failure } from "../layout/failure.tsx";
import { useAnswer } from "../use-request.ts";
import { VersionList } from "./version-list.tsx";

interface RecoverProps {
  types: readonly EditorType[];
  onRecovered: (file: string) => void;
}

/** Renders a button that opens the dialog of removed documents. */
export function RecoverDocument({ types, onRecovered }: RecoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const handleRecovered = (file: string) => {
    setOpen(false);
    onRecovered(file);
  };
  return (
    <>
      <Button ref={button} size="xs" variant="ghost" m="3" onClick={() => setOpen(true)}>
        {messages.history.openRemoved}
      </Button>
      <EditorDialog title={messages.history.removed} open={open} onClose={() => setOpen(false)} returnTo={button}>
        <RemovedDocuments types={types} onRecovered={handleRecovered} />
      </EditorDialog>
    </>
  );
}

function RemovedDocuments({ types, onRecovered }: RecoverProps) {
  const { answer, failure, attempt } = useAnswer(() => editorApi.removed({}));
  const recover = ({ file, commit }: RemovedDocument) =>
    void attempt(() => editorApi.recover({ file, commit }).then((result) => onRecovered(result.file)));
  if (!answer) return <Text role="status">{failure || messages.common.seeking}</Text>;
  const { documents } = answer;
  const { nameOf, typeOf } = namesOf(types, []);
  if (documents.length === 0) return <Text>{messages.history.noneRemoved}</Text>;
  return (
    <>
      <Text mb="3">{messages.history.chooseRemoved}</Text>
      <Failure text={failure} />
      <VersionList
        label={messages.history.removed}
        versions={documents}
        nameOf={({ file, sentence }) => [nameOf(file), typeOf(file), sentence].filter(Boolean).join(" · ")}
        onChoose={recover}
      />
    </>
  );
}
