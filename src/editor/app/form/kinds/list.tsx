/** Renders a list whose rows can be opened, added, removed and moved. */
import { Box, Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { useMemo, useRef } from "react";
import * as messages from "#messages";
import type { TakenPicture } from "../../../contract/protocol.ts";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { oneValue } from "../leaf.tsx";
import { FieldHelp, FieldLabel, FieldProblems } from "../field-frame.tsx";
import { useTools, useDescription } from "../use-field.ts";
import { AddPictures } from "../picture/add-pictures.tsx";
import { useFileDrop } from "../../upload/file-input.tsx";
import { useUpload } from "../../upload/use-upload.ts";
import { fixedLength, nameOfItem } from "../list/items.ts";
import { createRowHandlers, createPictureRowHandlers } from "../list/begin-rows.ts";
import { ListRow } from "../list/list-row.tsx";
import { SortableList } from "../list/sortable-list.tsx";
import { useList } from "../list/use-list.ts";

function ListControl({ name, label, schema, path, required, write }: ControlProps) {
  const { id, describedBy } = useDescription(name, schema);
  const item = useMemo(() => schema.items ?? {}, [schema]);
  const { store, kindOf } = useTools();
  const kind = kindOf(item);
  const container = useRef<HTMLDivElement>(null);
  const nameOf = (index: number) => nameOfItem(kindOf, item, store.get([...path, index]), index);
  const { ids, openIds, newId, announcement, actions } = useList({ path, schema, write, nameOf, container });
  const isFixed = fixedLength(schema) !== undefined;
  const isFull = isFixed || ids.length >= (schema.maxItems ?? Infinity);
  const hasPictures = kind.valueFromPicture !== undefined && !isFull;
  const addPictures = (pictures: readonly TakenPicture[]) =>
    actions.add(pictures.flatMap((picture) => kind.valueFromPicture?.(item, picture) ?? []));
  const upload = useUpload(addPictures);
  const drop = useFileDrop((files) => {
    upload.add(files);
    return true;
  });

  return (
    <chakra.fieldset data-field={name} aria-describedby={describedBy} minWidth="0" {...(hasPictures && drop.handlers)}>
      <chakra.legend>
        <FieldLabel label={label} required={required} isHeading={path.length === 1} />
        {ids.length > 0 && !isFixed && (
          <chakra.span fontSize="sm" color="fg.muted">
            {" "}
            · {ids.length}
          </chakra.span>
        )}
      </chakra.legend>
      <FieldHelp
        id={id}
        text={[schema.description, !isFull && hasPersonField(item) && messages.form.pasteAll].filter(Boolean).join(" ")}
      />
      <FieldProblems name={name} id={id} />
      <Box
        ref={container}
        marginTop="2"
        {...(kind.valueFromPicture
          ? createPictureRowHandlers(actions)
          : !isFull && createRowHandlers({ item, kindOf, actions }))}
      >
        <SortableList ids={ids} nameOf={nameOf} onMove={actions.move}>
          {ids.map((itemId, index) => (
            <ListRow
              key={itemId}
              id={itemId}
              index={index}
              count={ids.length}
              schema={item}
              parent={path}
              isOpen={openIds.includes(itemId)}
              isNew={newId === itemId}
              {...{ isFixed, actions }}
            />
          ))}
        </SortableList>
        {!isFull && (
          <Box data-add="" marginTop={ids.length > 0 ? "2" : "0"}>
            {hasPictures ? (
              <AddPictures
                id={id}
                label={label}
                upload={upload}
                isOver={drop.isOver}
                onChoose={(picture) => addPictures([picture])}
              />
            ) : (
              <Button
                id={id}
                size="xs"
                variant="outline"
                aria-label={messages.form.addTo(label)}
                onClick={() => actions.add([kind.initialValue(item)])}
              >
                {messages.form.add}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </chakra.fieldset>
  );
}

const hasPersonField = ({ properties = {} }: FormSchema) =>
  Object.values(properties).some(({ control }) => control === "person");

export const list: FieldKind = {
  ...oneValue,
  Control: ListControl,
  fits: Array.isArray,
  initialValue: () => [],
  isExpandable: true,
};
