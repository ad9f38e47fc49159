import { useMemo } from "react";
import type { EditorState } from "../../contract/protocol.ts";
import type { FormContext } from "../form/form-context.ts";
import { fileAddress, editorApi, takePicture } from "../editor-api.ts";
import { fileBeside } from "../../contract/addresses.ts";

/** What the form needs of the editor, the same object while nothing of it changes. */
export function useDocumentContext(file: string, { now, entries, types }: EditorState): FormContext {
  return useMemo(
    () => ({
      now,
      file,
      entries,
      typeName: (collection) => types.find(({ name }) => name === collection)?.plural ?? collection,
      pictureAddress: (src) => fileAddress(fileBeside(file, src)),
      takePicture: (picture) => takePicture(file, picture),
      pictures: () => editorApi.pictures({ file }),
      removePicture: (src) => editorApi.removePicture({ file, src }).then(() => {}),
    }),
    [now, file, entries, types],
  );
}
