import { useContext } from "react";
import { leaf } from "../leaf.tsx";
import { useProblems } from "../use-field.ts";
import { EntriesContext, useFormContext } from "../form-context.ts";
import { LazyMarkdownEditor } from "../../markdown/lazy-markdown-editor.tsx";

export const markdown = leaf(function MarkdownControl({ aria, text, name, label, write }) {
  const { takePicture, pictureAddress, typeName } = useFormContext();
  const entries = useContext(EntriesContext);
  const describedBy = aria["aria-describedby"];
  return (
    <LazyMarkdownEditor
      id={aria.id}
      label={label}
      value={text}
      onChange={write}
      {...(describedBy && { describedBy })}
      invalid={aria["aria-invalid"] ?? false}
      problems={useProblems(name)}
      entries={entries}
      typeName={typeName}
      takePicture={takePicture}
      pictureAddress={pictureAddress}
    />
  );
});
