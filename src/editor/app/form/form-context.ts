/** What every control of a form shares. */
import { createContext, useContext } from "react";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { FormDesk } from "./desk.ts";
import type { FieldStore } from "./field-store.ts";
import type { FieldPath } from "./fields/field-path.ts";
import type { ProblemBoard } from "./problem-board.ts";

export type Change = (path: FieldPath, value: Value | undefined) => void;

export interface FormTools {
  /** The same function for as long as the form is there. */
  change: Change;
  store: FieldStore;
  board: ProblemBoard;
}

export const ToolsContext = createContext<FormTools | undefined>(undefined);
/** What of the desk stays while the document does. */
export const DeskContext = createContext<FormDesk | undefined>(undefined);

export const EntriesContext = createContext<FormDesk["entries"]>([]);

export function useTools(): FormTools {
  return provided(useContext(ToolsContext));
}

export function useDesk(): FormDesk {
  return provided(useContext(DeskContext));
}

function provided<Given>(value: Given | undefined): Given {
  if (value === undefined) throw new Error("A control stands outside of a DocumentForm.");
  return value;
}
