/** A value as the form would say it, to be read: labels, choices in words, pictures as pictures. */
import { Box, chakra, Image } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import { isFields } from "../../../shared/values.ts";
import type { EditorState } from "../../contract/protocol.ts";
import { pictureAddress } from "../editor-api.ts";
import { isMoment, momentInWords } from "../form/fields/moment-in-words.ts";
import { choicesOf } from "../form/kinds/choices.ts";
import { srcOf, TOLD } from "../form/picture/with-picture.ts";

export interface InWordsProps {
  schema: FormSchema | undefined;
  value: Value | undefined;
  /** The document. */
  file: string;
  state: Pick<EditorState, "entries" | "now">;
}

export function InWords({ schema = {}, value, ...around }: InWordsProps) {
  if (value === undefined || value === null || value === "") return messages.common.empty;
  if (Array.isArray(value))
    return (
      <chakra.ol ps="5" listStyleType="decimal">
        {value.map((item, index) => (
          <li key={index}>
            <InWords schema={schema.items} value={item} {...around} />
          </li>
        ))}
      </chakra.ol>
    );
  if (!isFields(value)) return <chakra.span whiteSpace="pre-wrap">{textOf(schema, value, around.state)}</chakra.span>;
  const isPicture = schema.control === "picture";
  const parts = Object.entries(value).filter(([name]) => !isPicture || !TOLD.some((each) => each === name));
  return (
    <>
      {isPicture && <Image src={pictureAddress(around.file, srcOf(value))} alt={srcOf(value)} maxH="28" my="1" />}
      {parts.map(([name, part]) => (
        <Box key={name}>
          <chakra.span color="fg.muted">{schema.properties?.[name]?.title ?? name}: </chakra.span>
          <InWords schema={schema.properties?.[name]} value={part} {...around} />
        </Box>
      ))}
    </>
  );
}

function textOf(schema: FormSchema, value: boolean | number | string, { entries, now }: InWordsProps["state"]): string {
  const text = String(value);
  if (typeof value === "boolean") return messages.conflict.switched(value);
  if (schema.control === "moment" && isMoment(text)) return momentInWords(text, now);
  const document = entries.find(({ collection, slug }) => collection === schema.collection && slug === text);
  return document?.title ?? choicesOf(schema).find((choice) => choice.value === text)?.words ?? text;
}
