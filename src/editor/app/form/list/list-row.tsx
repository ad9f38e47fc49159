import { Box, Flex } from "@chakra-ui/react";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import * as messages from "#messages";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { fieldName, type FieldPath } from "../../../../shared/values.ts";
import { FieldProblems } from "../field-frame.tsx";
import { useTools, controlId, useRead } from "../use-field.ts";
import { useIsKeptOpen } from "../../keep-open.ts";
import { FormField } from "../form-field.tsx";
import { firstControl } from "../reveal-field.ts";
import { nameOfItem } from "./items.ts";
import { Grip, RowButtons } from "./row-buttons.tsx";
import { RowTitle } from "./row-title.tsx";
import type { ListActions } from "./use-list.ts";

interface ListRowProps {
  id: string;
  index: number;
  count: number;
  /** The schema of the item. */
  schema: FormSchema;
  /** The path of the list. */
  parent: FieldPath;
  isOpen: boolean;
  isNew: boolean;
  /** Whether the number of items is fixed, so that items can neither be added nor removed. */
  isFixed: boolean;
  actions: ListActions;
}

/**
 * Styles that hide the buttons of a row unless the pointer is over the row or the focus is in it. Touch screens always
 * show the buttons. Below the breakpoint `xl`, the buttons that move an item are on a line of their own, which is
 * visible only while the row is open or the focus is in the row.
 */
const QUIET = {
  "@media (hover: hover)": {
    "& [data-quiet]": { opacity: 0 },
    "&:hover [data-quiet], &:focus-within [data-quiet]": { opacity: 1 },
  },
  xlDown: { "&:not([data-open], :focus-within) [data-moves]": { display: "none" } },
};

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { id, index, count, schema, parent, isOpen, isNew, isFixed, actions } = props;
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id,
    attributes: { roleDescription: messages.form.sortable },
  });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && body.current) firstControl(body.current)?.focus();
  }, [isNew]);
  const path = useMemo(() => [...parent, index], [parent, index]);
  const name = fieldName(path);
  const { kindOf } = useTools();
  const { isExpandable } = kindOf(schema);
  const hasBody = useHasBody(isOpen);
  const title = useRead(path, (value) => nameOfItem(kindOf, schema, value, index));
  const bodyId = `${controlId(name)}-partes`;
  const field = <FormField schema={schema} parent={parent} fieldKey={index} required bare />;

  return (
    <Box
      ref={setNodeRef}
      data-field={isExpandable ? name : undefined}
      data-open={isOpen || undefined}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      position="relative"
      zIndex={isDragging ? 1 : undefined}
      boxShadow={isDragging ? "md" : undefined}
      borderTopWidth={index > 0 ? "1px" : "0"}
      borderColor="border"
      _first={{ roundedTop: "md" }}
      _last={{ roundedBottom: "md" }}
      background="bg"
      css={QUIET}
    >
      <Flex align="center" gap="1" wrap={{ base: "wrap", xl: "nowrap" }} minHeight="9" paddingX="1">
        <Grip ref={setActivatorNodeRef} name={title} attributes={attributes} listeners={listeners} />
        {!isExpandable ? (
          <Box ref={body} flex="1" minWidth="0" paddingY="1">
            {field}
          </Box>
        ) : (
          <RowTitle {...{ name, path, schema, title, isOpen, bodyId }} onToggle={() => actions.toggle(id)} />
        )}
        <RowButtons {...{ index, count, title, isFixed, actions }} />
      </Flex>
      {hasBody && isExpandable && (
        <Box ref={body} id={bodyId} hidden={!isOpen} padding="3" paddingTop="1">
          <FieldProblems name={name} id={controlId(name)} />
          <Flex direction="column" gap="4" marginTop="1">
            {field}
          </Flex>
        </Box>
      )}
    </Box>
  );
});

/** Whether a row has its controls. A closed row keeps them during uploads, because one may belong to the row. */
function useHasBody(isOpen: boolean): boolean {
  const isKeptOpen = useIsKeptOpen();
  const [hadBody, setHadBody] = useState(isOpen);
  const hasBody = isOpen || (hadBody && isKeptOpen);
  if (hasBody !== hadBody) setHadBody(hasBody);
  return hasBody;
}
