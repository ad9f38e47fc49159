/** Renders the fields of a document: the main fields first, and the other fields folded. */
import { chakra, Flex, Image } from "@chakra-ui/react";
import { useContext, useEffect, useRef, useState } from "react";
import * as messages from "#messages";
import type { FormSchema, Value } from "../../../content/authoring/schemas/form-schema.ts";
import { type FieldPath, isFields } from "../../../shared/values.ts";
import { textOf } from "../document/field-text.tsx";
import { attempt as tryStorage } from "../../../shared/loading/storage.ts";
import { pictureAddress } from "../editor-api.ts";
import { isOpen, NotesContext } from "../notes/use-notes.ts";
import { FormField } from "./form-field.tsx";
import { GroupParts } from "./group-parts.tsx";
import { Icon } from "./icons.tsx";
import { shortText } from "./kinds/text.tsx";
import { ProblemCounts } from "./problem-counts.tsx";
import { type FormTools, StateContext, useFormContext, useProblemCount, useRead, useTools } from "./use-field.ts";

const DOCUMENT_PATH: FieldPath = [];
/** The field with the text of a Markdown file. */
const BODY = "body";

/**
 * Renders the fields of a document. In a document with a Markdown text, title and text come first; in other documents,
 * the fields that are not marked `aside` come first. The other fields are folded.
 */
export function DocumentParts({ schema }: { schema: FormSchema }) {
  const { kindOf } = useTools();
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const titleField = required.filter((name) => kindOf(properties[name] ?? {}) === shortText).slice(0, 1);
  const mainFields = properties[BODY] ? [...titleField, BODY] : names.filter((name) => !properties[name]?.aside);
  if (mainFields.length === names.length) return <GroupParts schema={schema} path={DOCUMENT_PATH} />;
  return (
    <>
      {mainFields.map((name) => (
        <FormField
          key={name}
          schema={properties[name] ?? {}}
          parent={DOCUMENT_PATH}
          fieldKey={name}
          required={name === BODY || required.includes(name)}
          group={schema}
        />
      ))}
      <FoldedParts schema={schema} except={mainFields} />
    </>
  );
}

/** The key in `localStorage` under which the form stores whether the folded fields were open. */
const STORAGE_KEY = "lo-demas";

function FoldedParts({ schema, except }: { schema: FormSchema; except: readonly string[] }) {
  const { properties = {}, required = [] } = schema;
  const { store } = useTools();
  const details = useRef<HTMLDetailsElement>(null);
  const names = Object.keys(properties).filter((name) => !except.includes(name));
  // Missing values unfold the fields only at first, because filling in the last missing value must not fold them again.
  const [isUnfolded, setUnfolded] = useState(
    () =>
      tryStorage(() => localStorage.getItem(STORAGE_KEY)) === "true" ||
      names.some((name) => required.includes(name) && isMissing(properties[name] ?? {}, store.get([name]))),
  );
  const hasNote = useContext(NotesContext)?.notes.some((note) => isOpen(note) && names.includes(note.field)) ?? false;
  useEffect(() => {
    if (hasNote && details.current) details.current.open = true;
  }, [hasNote]);
  const saveUnfolded = () => tryStorage(() => localStorage.setItem(STORAGE_KEY, String(!details.current?.open)));
  return (
    <chakra.details ref={details} open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <chakra.summary onClick={saveUnfolded} cursor="pointer" listStyle="none" paddingY="3" borderTopWidth="1px">
        <Flex align="center" gap="2" fontWeight="semibold">
          <chakra.span rotate={isUnfolded ? "90deg" : undefined}>
            <Icon name="open" />
          </chakra.span>
          {messages.form.rest}
        </Flex>
        {!isUnfolded && (
          <Flex wrap="wrap" columnGap="4" rowGap="1" marginTop="1.5" fontSize="sm">
            {names.map((name) => (
              <FoldedValue key={name} name={name} schema={properties[name] ?? {}} />
            ))}
          </Flex>
        )}
      </chakra.summary>
      <Flex direction="column" gap="7" paddingTop="3">
        <GroupParts schema={schema} path={DOCUMENT_PATH} except={except} />
      </Flex>
    </chakra.details>
  );
}

function isMissing({ properties = {}, required = [] }: FormSchema, value: Value | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  return isFields(value) && required.some((name) => isMissing(properties[name] ?? {}, value[name]));
}

/** Renders a field's value in words, its picture and its number of problems; nothing if there are none of these. */
function FoldedValue({ name, schema }: { name: string; schema: FormSchema }) {
  const { kindOf } = useTools();
  const { file } = useFormContext();
  const state = useContext(StateContext);
  const text = useRead([name], (value) => formatValue(schema, value, { kindOf, ...state }));
  const picture = useRead([name], (value) => kindOf(schema).summary(schema, value, kindOf).picture);
  const problems = useProblemCount(name, "error") + useProblemCount(name, "warning");
  if (!text && !picture && problems === 0) return null;
  return (
    <Flex align="center" gap="1.5" maxWidth="full">
      <chakra.span flexShrink="0" color="fg.muted">
        {schema.title ?? name}
      </chakra.span>
      {picture && <Image src={pictureAddress(file, picture)} alt="" boxSize="6" objectFit="cover" rounded="sm" />}
      <chakra.span truncate>{text}</chakra.span>
      <ProblemCounts name={name} />
    </Flex>
  );
}

type FormatContext = Pick<FormTools, "kindOf"> & Parameters<typeof textOf>[2];

/** Returns a value in words; `""` for an empty value. */
function formatValue(schema: FormSchema, value: Value | undefined, context: FormatContext): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((item) => formatValue(schema.items ?? {}, item, context)).join(" · ");
  if (isFields(value)) return context.kindOf(schema).summary(schema, value, context.kindOf).title;
  return textOf(schema, value, context);
}
