/** What every control of a form shares. */
import { createContext, useContext } from "react";
import type { Entry, EditorPicture, TakenPicture } from "../../contract/protocol.ts";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { KindOf } from "./field-kind.ts";
import type { FieldStore } from "./field-store.ts";
import type { FieldPath } from "./fields/field-path.ts";
import type { ProblemStore } from "./problem-store.ts";

/** What the form needs of the editor around it. */
export interface FormContext {
  /** Where the magazine is made: `2026-11-20 18:00`. */
  now: string;
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

export type ChangeField = (path: FieldPath, value: Value | undefined) => void;

export interface FormTools {
  /** The same function for as long as the form is there. */
  change: ChangeField;
  store: FieldStore;
  problems: ProblemStore;
  kindOf: KindOf;
}

export const ToolsContext = createContext<FormTools | undefined>(undefined);
/** Stays the same while the document does. */
export const DocumentContext = createContext<FormContext | undefined>(undefined);

export const EntriesContext = createContext<FormContext["entries"]>([]);

export function useTools(): FormTools {
  return provided(useContext(ToolsContext));
}

export function useFormContext(): FormContext {
  return provided(useContext(DocumentContext));
}

function provided<Given>(value: Given | undefined): Given {
  if (value === undefined) throw new Error("A control stands outside of a DocumentForm.");
  return value;
}
