import { useContext } from "react";
import type { LeafProps } from "../control-props.ts";
import { EntriesContext, useDesk } from "../form-context.ts";
import { LazyMarkdownEditor } from "../../markdown/lazy-markdown-editor.tsx";

export function MarkdownControl({ aria, text, label, write }: LeafProps) {
  const { takePicture, pictureAddress } = useDesk();
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
      entries={entries}
      takePicture={takePicture}
      pictureAddress={pictureAddress}
    />
  );
}
