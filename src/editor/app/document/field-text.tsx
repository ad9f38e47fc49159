import type { FormSchema, Value } from "../../../content/authoring/schemas/form-schema.ts";
import { type ValuePath, isFields, pathOf } from "../../../shared/values.ts";
import { Box, chakra, Image } from "@chakra-ui/react";
import * as messages from "#messages";
import type { EditorState } from "../../contract/protocol.ts";
import { pictureAddress } from "../editor-api.ts";
import { isMoment, formatMomentAndDistance } from "../dates.ts";
import { choicesOf } from "../form/kinds/choice.tsx";
import { referencesOf } from "../form/kinds/reference.tsx";
import { isFromFile, srcOf } from "../form/picture/picture-fields.ts";

/**
 * Returns the label of a field in the form: `Créditos · Primera columna 2 · Nombre`. The label of an unknown field is
 * its name in the file.
 */
export const fieldLabel = (form: FormSchema, field: string): string => labelOf(form, pathOf(field));

export function labelOf(form: FormSchema, path: ValuePath): string {
  const labels: string[] = [];
  path.forEach((key, at) => {
    if (typeof key === "number") labels.push(`${labels.pop() ?? ""} ${key + 1}`.trim());
    else labels.push(schemaAt(form, path.slice(0, at + 1))?.title ?? String(key));
  });
  return labels.join(" · ");
}

/** Returns the schema of a field; `undefined` for an unknown field. */
export function schemaAt(form: FormSchema, path: ValuePath): FormSchema | undefined {
  const childSchema = (schema: FormSchema | undefined, key: PropertyKey) =>
    typeof key === "number" ? schema?.items : schema?.properties?.[String(key)];
  return path.reduce<FormSchema | undefined>(childSchema, form);
}

/** Props of `ValueText`, which shows a read-only value: parts with labels, choices in words, pictures as images. */
export interface ValueTextProps {
  schema: FormSchema | undefined;
  value: Value | undefined;
  file: string;
  state: Pick<EditorState, "entries" | "now">;
}

export function ValueText({ schema = {}, value, ...context }: ValueTextProps) {
  if (value === undefined || value === null || value === "") return messages.common.empty;
  if (Array.isArray(value))
    return (
      <chakra.ol ps="5" listStyleType="decimal">
        {value.map((item, index) => (
          <li key={index}>
            <ValueText schema={schema.items} value={item} {...context} />
          </li>
        ))}
      </chakra.ol>
    );
  if (schema.control === "color") return <ColorText color={String(value)} />;
  if (!isFields(value)) return <chakra.span whiteSpace="pre-wrap">{textOf(schema, value, context.state)}</chakra.span>;
  const isPicture = schema.control === "picture";
  const parts = Object.entries(value).filter(([name]) => !isPicture || !isFromFile(name));
  return (
    <>
      {isPicture && (
        <Image src={pictureAddress(context.file, srcOf(value))} alt={messages.pictures.picture} maxH="28" my="1" />
      )}
      {parts.map(([name, part]) => (
        <Box key={name}>
          <chakra.span color="fg.muted">{schema.properties?.[name]?.title ?? name}: </chakra.span>
          <ValueText schema={schema.properties?.[name]} value={part} {...context} />
        </Box>
      ))}
    </>
  );
}

const ColorText = ({ color }: { color: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2">
    <chakra.span aria-hidden boxSize="5" borderWidth="1px" rounded="sm" style={{ background: color }} /> {color}
  </chakra.span>
);

/** Returns a single value in words: the label of a choice, a formatted day, or the title of another document. */
export function textOf(
  schema: FormSchema,
  value: boolean | number | string,
  { entries, now }: ValueTextProps["state"],
): string {
  const text = String(value);
  if (typeof value === "boolean") return messages.conflict.switched(value);
  if (schema.control === "moment" && isMoment(text)) return formatMomentAndDistance(text, now);
  const [left, top] = text.split(" ");
  if (schema.control === "focus") return messages.pictures.focusAt(Number(left), Number(top));
  const document = referencesOf(entries, schema.collection).find((reference) => reference.value === text);
  return document?.title || (choicesOf(schema).find((choice) => choice.value === text)?.label ?? text);
}
