/** Handles keys and pastes in the rows of a list: Enter adds or opens a row, and pasted credits add a row per name. */
import type { ClipboardEvent, InputEvent, KeyboardEvent, SyntheticEvent } from "react";
import type { FormSchema, Fields } from "../../../../content/authoring/schemas/form-schema.ts";
import type { KindOf } from "../field-kind.ts";
import { type ListActions, rowsIn } from "./use-list.ts";
import { namesIn } from "../../../../shared/credits/credited-names.ts";
import { knownLink } from "../known-people.ts";

interface RowHandlerOptions {
  item: FormSchema;
  kindOf: KindOf;
  actions: ListActions;
}

/** Returns the event handlers of the element around the rows. Enter goes to an empty required field, or adds a row. */
export function createRowHandlers({ item, kindOf, actions }: RowHandlerOptions) {
  const pasteCredits = (event: ClipboardEvent<HTMLElement> | InputEvent<HTMLElement>, text: string) => {
    const credits = parseCredits(text, item);
    if (credits.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { index, row } = rowAt(event);
    // If the row has an empty required field, the first pasted credit fills this row.
    const isIncomplete = row !== undefined && findEmptyInput(row) !== undefined;
    actions.paste(credits, row && !isIncomplete ? index + 1 : index, isIncomplete);
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, nativeEvent } = event;
      // Enter is ignored here if a handler inside the row has used it, if it confirms the characters of an input
      // method, or if it is pressed with Shift, Ctrl or ⌘.
      const isHandledElsewhere =
        event.defaultPrevented || nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey;
      if (
        key !== "Enter" ||
        isHandledElsewhere ||
        !(target instanceof HTMLInputElement) ||
        target.hasAttribute("aria-activedescendant")
      )
        return;
      const { index, row } = rowAt(event);
      if (!row) return;
      event.preventDefault();
      event.stopPropagation();
      const emptyInput = findEmptyInput(row);
      if (emptyInput) emptyInput.focus();
      else actions.add([kindOf(item).initialValue(item)], index + 1);
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => pasteCredits(event, event.clipboardData.getData("text/plain")),
    // Pasted text is handled here too, because Android keyboards insert their clipboard as typed text.
    onBeforeInput: (event: InputEvent<HTMLElement>) => pasteCredits(event, event.data),
  };
}

/** Returns the handler that opens the next picture when Enter is pressed in a text field of a picture. */
export const createPictureRowHandlers = (actions: ListActions) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const isText = event.target instanceof Element && event.target.matches("textarea, input:not([role=combobox])");
    if (event.key !== "Enter" || !isText || event.nativeEvent.isComposing) return;
    if (actions.openNext(rowAt(event).index)) event.preventDefault();
  },
});

function rowAt({ currentTarget, target }: SyntheticEvent<HTMLElement>) {
  const rows = rowsIn(currentTarget);
  const index = rows.findIndex((row) => target instanceof Node && row.contains(target));
  return { index: index < 0 ? rows.length : index, row: rows[index] };
}

/** Returns the first empty required input of a row; `undefined` if there is none, or if the row is closed. */
const findEmptyInput = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLInputElement>("input[aria-required=true]")].find(
    (input) => input.value === "" && !input.closest("[hidden]"),
  );

/**
 * Returns the credits of a pasted text as items of a list, one item for each name. If several names share a role, only
 * the first item gets the role. Returns an empty list for a single name without a role, and for texts without credits.
 */
export function parseCredits(text: string, { properties = {} }: FormSchema): Fields[] {
  const fieldFor = (control: string) => Object.keys(properties).find((name) => properties[name]?.control === control);
  const [person, role, link] = ["person", "role", "link"].map(fieldFor);
  const lines = text.split(/[\r\n;|\t]+/).map((line) => line.replace(/^[\s•*–-]+|[\s.]+$/g, ""));
  const names = lines.flatMap((line) => namesIn(withColon(line), () => false));
  const isList = names.length > 1 && (lines.length > 1 || names.every(({ name }) => /\S\s+\S/.test(name)));
  if (!person || !(isList || names.some((credit) => credit.role))) return [];
  return names.map(({ name, role: roleText }) => ({
    ...(role && roleText && { [role]: roleText.trim() }),
    [person]: name,
    ...(link && knownLink(name) && { [link]: knownLink(name) }),
  }));
}

/** Replaces a dash between a role and a name with a colon: «Foto – Ana Sosa» becomes «Foto: Ana Sosa». */
const withColon = (line: string) => (line.includes(":") ? line : line.replace(/^(\S[^,]*?)\s+[–—-]\s+/, "$1: "));
