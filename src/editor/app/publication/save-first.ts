/** Lets «Publicar» save the open document before the dialog opens. The open document registers a function for this. */

type Save = () => Promise<boolean>;

let save: Save | undefined;

/** Registers the function that saves the open document. Returns a function that removes the registration. */
export function registerSave(next: Save): () => void {
  save = next;
  return () => void (save = save === next ? undefined : save);
}

/** Saves the open document if it has unsaved content. Resolves to true if no unsaved content is left. */
export const saveOpenDocument: Save = async () => (await save?.()) ?? true;
