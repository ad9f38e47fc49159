import { Button, Menu } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { useIsKeptOpen } from "../keep-open.ts";
import { editorApi } from "../editor-api.ts";
import { HistoryDialog } from "../history/history-dialog.tsx";
import type { Earlier } from "../use-shown-document.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { asDraft, isDraft } from "./publishing.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { DocumentHandle } from "./use-document.ts";

interface DocumentMenuProps {
  document: DocumentHandle;
  entry: Entry;
  type: EditorType;
  /** Absent where there is no history. */
  onEarlier: ((earlier: Earlier) => void) | undefined;
  onOpen: (file: string) => void;
  onChange: () => void;
}

type Question = "history" | "duplicate" | "rename" | "remove";

/** What is done with a document more rarely. */
export function DocumentMenu({ document, entry, type, onEarlier, onOpen, onChange }: DocumentMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [question, setQuestion] = useState<Question>();
  const [inboundLinks, setInboundLinks] = useState<readonly string[]>([]);
  const { state, unsaved, take, save, discard } = document;
  const close = () => setQuestion(undefined);
  const gone = (file: string) => {
    close();
    onChange();
    onOpen(file);
  };
  const backToDraft = () => {
    setInboundLinks([]);
    take((now) => asDraft(now, true), "draft");
    void save(asDraft(state.history.now, true));
  };
  const askBackToDraft = async () => {
    // Where nobody answers, saving says so.
    const { changes } = await editorApi.inboundLinks({ file: entry.file }).catch(() => ({ changes: [] }));
    if (changes.length > 0) setInboundLinks(changes);
    else backToDraft();
  };
  // What is on its way would go to a folder that is not its own any more.
  const waits = useIsKeptOpen();
  const saveFirst = waits ? "(esperá la foto)" : unsaved && "(guardá primero)";
  const duplicate = (name: string) => editorApi.duplicate({ file: entry.file, name }).then(({ file }) => gone(file));
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button ref={trigger} size="xs" variant="ghost">
            Más
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {unsaved && (
              <Menu.Item value="discard" onClick={() => void discard()}>
                Descartar lo que no guardaste
              </Menu.Item>
            )}
            {type.hasDrafts && !isDraft(state.history.now) && (
              <Menu.Item value="draft" onClick={() => void askBackToDraft()}>
                Volver a borrador
              </Menu.Item>
            )}
            {onEarlier && (
              <Menu.Item value="history" onClick={() => setQuestion("history")}>
                Versiones anteriores…
              </Menu.Item>
            )}
            {!type.singleton && (
              <>
                <Menu.Item value="duplicate" disabled={unsaved || waits} onClick={() => setQuestion("duplicate")}>
                  Duplicar… {saveFirst}
                </Menu.Item>
                <Menu.Item value="rename" disabled={unsaved || waits} onClick={() => setQuestion("rename")}>
                  Cambiar el nombre del archivo… {saveFirst}
                </Menu.Item>
                <Menu.Item value="remove" color="fg.error" disabled={waits} onClick={() => setQuestion("remove")}>
                  Borrar… {waits && saveFirst}
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <DraftDialog
        title={entry.title}
        changes={inboundLinks}
        onClose={() => setInboundLinks([])}
        returnTo={trigger}
        onConfirm={backToDraft}
      />
      {onEarlier && (
        <HistoryDialog
          file={entry.file}
          form={type.form}
          now={state.history.now}
          open={question === "history"}
          onClose={close}
          returnTo={trigger}
          onEarlier={onEarlier}
          onReturn={(typed) => take(() => typed, "version")}
        />
      )}
      <NameDialog
        title={`Duplicar «${entry.title}»`}
        label="¿Cómo se llama el nuevo?"
        action="Duplicar"
        open={question === "duplicate"}
        onClose={close}
        returnTo={trigger}
        onName={duplicate}
      />
      <RenameDialog entry={entry} open={question === "rename"} onClose={close} returnTo={trigger} onRenamed={gone} />
      <RemoveDialog
        entry={entry}
        open={question === "remove"}
        onClose={close}
        returnTo={trigger}
        onRemoved={() => gone("")}
      />
    </>
  );
}
