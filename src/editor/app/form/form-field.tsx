/** A field of any kind: what it is decides which control it gets, and nothing else of the form does. */
import { memo, useCallback, useMemo, useState } from "react";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { ControlProps, FieldProps } from "./control-props.ts";
import { CardsControl } from "./controls/cards-control.tsx";
import { ColorControl } from "./controls/color-control.tsx";
import { ConstantControl } from "./controls/constant-control.tsx";
import { MomentControl } from "./controls/moment-control.tsx";
import { FileControl } from "./controls/file-control.tsx";
import { GroupControl } from "./controls/group-control.tsx";
import { LinkControl } from "./controls/link-control.tsx";
import { LongTextControl } from "./controls/long-text-control.tsx";
import { MarkdownControl } from "./controls/markdown-control.tsx";
import { NumberControl } from "./controls/number-control.tsx";
import { ReferenceControl } from "./controls/reference-control.tsx";
import { SelectControl } from "./controls/select-control.tsx";
import { SwitchControl } from "./controls/switch-control.tsx";
import { TextControl } from "./controls/text-control.tsx";
import { fieldName } from "./fields/field-path.ts";
import { fits, type Kind, kindOf } from "./fields/kind-of.ts";
import { written } from "./fields/written.ts";
import { useTools } from "./form-context.ts";
import { useRead } from "./use-field.ts";
import { leaf } from "./leaf.tsx";
import { ListControl } from "./list/list-control.tsx";
import { UnsupportedValue } from "./unsupported-value.tsx";
import { PictureControl } from "./picture/picture-control.tsx";

const CONTROLS: Record<Kind, (props: ControlProps) => React.ReactNode> = {
  cards: CardsControl,
  color: leaf(ColorControl),
  constant: ConstantControl,
  moment: leaf(MomentControl),
  file: leaf(FileControl),
  group: GroupControl,
  link: leaf(LinkControl),
  list: ListControl,
  "long-text": leaf(LongTextControl),
  markdown: leaf(MarkdownControl),
  number: leaf(NumberControl),
  picture: PictureControl,
  reference: leaf(ReferenceControl),
  select: leaf(SelectControl),
  switch: SwitchControl,
  text: leaf(TextControl),
};

export const FormField = memo(function FormField({ schema, parent, at, ...props }: FieldProps) {
  const path = useMemo(() => [...parent, at], [parent, at]);
  const kind = kindOf(schema);
  const write = useWrite({ ...props, schema, path });
  const isFit = useRead(path, (value) => fits(kind, value));
  const Control = isFit ? CONTROLS[kind] : UnsupportedValue;
  const label = typeof at === "number" ? `${schema.title ?? "Elemento"} ${String(at + 1)}` : (schema.title ?? at);
  return <Control {...props} {...{ schema, path, label, write }} name={fieldName(path)} Field={FormField} />;
});

type Writable = Pick<ControlProps, "schema" | "path" | "required">;

function useWrite({ schema, path, required }: Writable): ControlProps["write"] {
  const { change, store } = useTools();
  const [began] = useState(() => store.at(path));
  return useCallback(
    (next: Value | undefined) => {
      // An item that was emptied is still an item.
      const isItem = typeof path.at(-1) === "number";
      change(path, next === undefined || isItem ? next : written(next, { schema, required, began }));
    },
    [change, path, schema, required, began],
  );
}
