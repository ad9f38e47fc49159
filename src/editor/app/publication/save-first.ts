/** Lets «Publicar» save the open document before the dialog opens. The open document registers a function for this. */

type Save = () => Promise<unknown>;

let save: Save | undefined;

/** Registers the function that saves the open document. Returns a function that removes the registration. */
export function registerSave(next: Save): () => void {
  save = next;
  return () => void (save = save === next ? undefined : save);
}

/** Saves the open document if it has unsaved content. */
export const saveOpenDocument: Save = async () => save?.();
