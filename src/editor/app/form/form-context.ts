/** What every control of a form shares. */
import { createContext, useContext } from "react";
import type { EditorState } from "../../contract/protocol.ts";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { KindOf } from "./field-kind.ts";
import type { FieldStore } from "./field-store.ts";
import type { FieldPath } from "./fields/field-path.ts";
import type { ProblemStore } from "./problem-store.ts";

/** Where the form stands. */
export interface FormContext extends Pick<EditorState, "now" | "types"> {
  /** The document, from the content folder. */
  file: string;
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
/** Every document, for references and links. */
export const EntriesContext = createContext<EditorState["entries"]>([]);

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
