import { useCallback, useEffect } from "react";
import type { Fields, Value } from "../../../content/authoring/document-fields.ts";
import type { EditorProblem, EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { DocumentForm } from "../form/document-form.tsx";
import { type FieldPath, fieldName } from "../form/fields/field-path.ts";
import { withValue } from "../../../shared/values.ts";
import { focusFirst } from "../form/reveal-field.ts";
import { DocumentText } from "./document-text.tsx";
import { formFieldsOf, typedFrom } from "./typed.ts";
import type { DocumentHandle } from "./use-document.ts";

interface TypedFieldsProps {
  type: EditorType;
  typed: Typed;
  /** Of `typed`; `undefined` where it is a text that has none. */
  fields: Fields | undefined;
  take: DocumentHandle["take"];
  problems: readonly EditorProblem[];
  file: string;
  state: EditorState;
  /** It was made a moment ago: its form gets the focus. */
  isNew: boolean;
}

/** What was typed: its form, or all of it as a text, where its YAML cannot be read. */
export function TypedFields({ type, typed, fields, take, problems, file, state, isNew }: TypedFieldsProps) {
  const change = useCallback(
    (path: FieldPath, value: Value | undefined) => {
      const alter = (now: Typed) => typedFrom(withValue(formFieldsOf(now) ?? {}, path, value, type.form), type.hasBody);
      take(alter, fieldName(path));
    },
    [take, type],
  );
  useEffect(() => {
    if (isNew) focusFirst();
  }, [isNew]);
  if (fields) return <DocumentForm {...{ fields, problems, file, state }} form={type.form} onChange={change} />;
  return <DocumentText value={"text" in typed ? typed.text : ""} onChange={(text) => take(() => ({ text }), "text")} />;
}
