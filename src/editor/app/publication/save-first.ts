/** «Publicar» saves the open document first. The document lends its function for that while it is open. */

type Save = () => Promise<boolean>;

let save: Save | undefined;

/** Registers how the open document is saved. Returns a function that ends this. */
export function lendSave(next: Save): () => void {
  save = next;
  return () => void (save = save === next ? undefined : save);
}

/** Saves the open document if it has unsaved content. Resolves to whether nothing is left unsaved in it. */
export const saveFirst: Save = async () => (await save?.()) ?? true;
