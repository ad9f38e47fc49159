/** Saves the open document before «Publicar» opens its dialog. The open document registers its function to save. */

type Save = () => Promise<boolean>;

let save: Save | undefined;

/** Registers the function that saves the open document. Returns a function that removes the registration. */
export function registerSave(next: Save): () => void {
  save = next;
  return () => void (save = save === next ? undefined : save);
}

/** Saves the open document if it has unsaved content. Resolves to true if no unsaved content is left. */
export const saveOpenDocument: Save = async () => (await save?.()) ?? true;
