/** What the form needs of the editor around it. */
import type { Entry, EditorPicture, TakenPicture } from "../../contract/protocol.ts";

export interface FormDesk {
  /** Calendar day. */
  today: string;
  /** The document, from the content folder. */
  file: string;
  /** Every document, for references and links. */
  entries: readonly Entry[];
  /** Of many documents of a type: `Números`. */
  typeName(collection: string): string;
  /** Where the editor shows a picture from, by its name in the document. */
  pictureAddress(src: string): string;
  /** Puts a picture into the folder of the document. Rejects with an error whose message is a sentence for editors. */
  takePicture(file: File): Promise<TakenPicture>;
  /** The pictures in the folder of the document. */
  pictures(): Promise<readonly EditorPicture[]>;
  removePicture(src: string): Promise<void>;
}
