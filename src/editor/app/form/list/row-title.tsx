/** Renders the title of a row as a button that opens or closes the item. */
import { chakra, Image } from "@chakra-ui/react";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { FieldPath } from "../../../../shared/values.ts";
import { pictureAddress } from "../../editor-api.ts";
import { useFormContext, useTools, controlId, useRead } from "../use-field.ts";
import { Icon } from "../icons.tsx";
import { ProblemCounts } from "../problem-counts.tsx";

interface RowTitleProps {
  /** The name of the item, as the compiler writes it in problems. */
  name: string;
  path: FieldPath;
  schema: FormSchema;
  title: string;
  isOpen: boolean;
  bodyId: string;
  onToggle(): void;
}

export function RowTitle(props: RowTitleProps) {
  const { name, path, schema, title, isOpen, bodyId, onToggle } = props;
  const { kindOf } = useTools();
  const picture = useRead(path, (value) => kindOf(schema).summary(schema, value, kindOf).picture);
  const { file } = useFormContext();
  return (
    <chakra.button
      type="button"
      data-main=""
      id={`${controlId(name)}-fila`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId : undefined}
      onClick={onToggle}
      display="flex"
      alignItems="center"
      gap="2"
      flex="1"
      minWidth="0"
      minHeight="8"
      paddingX="1"
      fontSize="sm"
      textAlign="start"
      cursor="pointer"
      rounded="sm"
    >
      <chakra.span color="fg.muted" flexShrink="0" transform={isOpen ? "rotate(90deg)" : undefined}>
        <Icon name="open" />
      </chakra.span>
      {picture && (
        <Image
          src={pictureAddress(file, picture)}
          alt=""
          boxSize="8"
          marginY="1"
          flexShrink="0"
          objectFit="cover"
          rounded="sm"
          background="bg.muted"
          loading="lazy"
        />
      )}
      <chakra.span truncate flex="1" minWidth="0">
        {title}
      </chakra.span>
      <ProblemCounts name={name} />
    </chakra.button>
  );
}
