import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import * as messages from "#messages";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import type { Question, Side } from "../../../shared/merge/merge-values.ts";
import { Notice } from "./notices.tsx";
import type { OtherVersion } from "./document-state.ts";
import { ComparedText, isMarkdown, textsOf } from "../differences/difference-list.tsx";
import { labelOf, schemaAt, ValueText } from "./field-text.tsx";
import { type Choices, mergeVersions, keyOf } from "./typed-content.ts";
import type { DocumentHandle } from "./use-document.ts";

interface ConflictProps {
  document: DocumentHandle;
  otherVersion: OtherVersion;
  type: EditorType;
  file: string;
  state: EditorState;
}

/** Shows both versions of each conflicting part, and asks which version to keep. */
export function Conflict({ document, otherVersion, type, ...context }: ConflictProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [isMissing, setMissing] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const { base, theirs, disk, isOwn } = otherVersion;
  // The notice is scrolled into view when it appears, and again after an attempt to save without a choice.
  useEffect(() => {
    if (disk) notice.current?.scrollIntoView({ block: "start" });
  }, [disk]);
  const { present } = document.state.history;
  const isRemoved = disk.revision === "" && !isOwn;
  const { typed, questions } = mergeVersions(base, present, theirs, choices);
  const unanswered = questions.filter((question) => choices[keyOf(question)] === undefined);
  const settle = (content: Typed) => document.dispatch({ type: "settle", typed: content, otherVersion });
  const keepMine = () => settle(typed ? (mergeVersions(base, present, theirs).typed ?? present) : present);
  const continueWithChoices = () => {
    setMissing(unanswered.length > 0);
    if (unanswered.length === 0) settle(typed ?? theirs);
    else notice.current?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
  };
  return (
    <Notice severity="warning" role="alert" ref={notice} scrollMarginTop="2">
      <Text fontWeight="semibold">{messages.conflict.heading({ isRemoved, isOwn }, disk.by)}</Text>
      <Text textStyle="sm" mt="1">
        {isRemoved ? messages.conflict.fileReturns : typed ? messages.conflict.choose : messages.conflict.unreadable}
      </Text>
      {!isRemoved &&
        questions.map((question) => (
          <ConflictingVersions
            key={keyOf(question)}
            question={question}
            form={type.form}
            other={isOwn ? messages.conflict.elsewhere : messages.conflict.theirs(disk.by)}
            {...context}
            chosen={choices[keyOf(question)]}
            isMissing={isMissing}
            onChoose={(side) => setChoices({ ...choices, [keyOf(question)]: side })}
          />
        ))}
      <Flex gap="2" mt="4" wrap="wrap">
        {!isRemoved && (
          <Button size="sm" onClick={continueWithChoices}>
            {typed ? messages.conflict.goOnAsChosen : messages.conflict.goOnWithOther}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={keepMine}>
          {isOwn ? messages.conflict.keepThis : messages.conflict.keepMine}
        </Button>
      </Flex>
    </Notice>
  );
}

interface ConflictingVersionsProps extends Pick<ConflictProps, "file" | "state"> {
  question: Question;
  form: EditorType["form"];
  /** The name of the other version. */
  other: string;
  chosen: Side | undefined;
  /** Whether the person editing tried to continue without choosing a version. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

function ConflictingVersions({
  question,
  form,
  other,
  chosen,
  isMissing,
  onChoose,
  ...context
}: ConflictingVersionsProps) {
  const { path, isOrder } = question;
  const schema = schemaAt(form, path);
  const label = isOrder ? messages.conflict.orderOf(labelOf(form, path)) : labelOf(form, path);
  const outlineOf = (side: Side) => (chosen === side ? { outline: "2px solid", outlineColor: "border.inverted" } : {});
  const { mine, theirs } = question;
  const texts = textsOf(form, { path, one: mine, other: theirs });
  const renderValue = (side: Side, value: Value) =>
    texts ? (
      <ComparedText
        {...texts}
        {...context}
        names={[messages.conflict.mine, other]}
        isMarkdown={isMarkdown(schema)}
        only={side === "mine" ? "one" : "other"}
      />
    ) : (
      <ValueText schema={schema} value={value} {...context} />
    );
  const renderVersion = (side: Side, name: string, value: Value | undefined) => (
    <chakra.label flex="1" minW="0" p="3" borderWidth="1px" rounded="md" bg="bg" cursor="pointer" {...outlineOf(side)}>
      <input type="radio" name={keyOf(question)} checked={chosen === side} onChange={() => onChoose(side)} />{" "}
      <chakra.span textStyle="sm">{name}</chakra.span>
      <chakra.div mt="1" fontWeight="medium" overflowWrap="anywhere">
        {value === undefined ? messages.conflict.removed : renderValue(side, value)}
      </chakra.div>
    </chakra.label>
  );
  return (
    <chakra.fieldset mt="3" minW="0">
      <chakra.legend fontWeight="semibold" textStyle="sm" mb="1">
        {label}
      </chakra.legend>
      <Flex gap="2" direction={{ base: "column", md: "row" }}>
        {renderVersion("mine", messages.conflict.mine, mine)}
        {renderVersion("theirs", other, theirs)}
      </Flex>
      {isMissing && !chosen && (
        <Text textStyle="sm" color="fg.error" mt="1">
          {messages.conflict.chooseOne}
        </Text>
      )}
    </chakra.fieldset>
  );
}
