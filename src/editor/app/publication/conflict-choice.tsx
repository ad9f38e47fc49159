import { chakra, RadioGroup, Stack, Text, SimpleGrid } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Conflict } from "../../contract/git.ts";
import type { Choice } from "../../contract/requests.ts";
import type { Names } from "./change-texts.ts";

interface ConflictChoiceProps {
  conflict: Conflict;
  names: Names;
  /** The chosen version; `undefined` before a choice. */
  take: Choice["take"] | undefined;
  /** Whether the form was submitted without this choice. */
  invalid: boolean;
  onChoose: (choice: Choice) => void;
}

/** Asks which version to publish if the editor and the last publication changed the same content. */
export function ConflictChoice({ conflict, names, take, invalid, onChoose }: ConflictChoiceProps) {
  const { file, document, revision, by, mineIs, theirsIs } = conflict;
  const name = names.nameOf(document);
  return (
    <chakra.li py="4" borderBottomWidth="1px">
      <RadioGroup.Root
        value={take ?? null}
        invalid={invalid}
        onValueChange={({ value }) => onChoose({ file, revision, take: value === "mine" ? "mine" : "theirs" })}
      >
        <RadioGroup.Label fontWeight="semibold">
          {file === document ? name : `${name}: ${file.split("/").at(-1) ?? file}`}
        </RadioGroup.Label>
        <ConflictTexts conflict={conflict} />
        <Stack gap="1" mt="2">
          <Option value="mine">
            {mineIs === "removed" ? messages.publication.mineRemoved : messages.publication.mine}
          </Option>
          <Option value="theirs">
            {[
              theirsIs === "removed" ? messages.publication.theirsRemoved : messages.publication.theirs,
              by && messages.publication.by(by),
            ]
              .filter(Boolean)
              .join(", ")}
          </Option>
        </Stack>
        {invalid && (
          <Text textStyle="sm" color="fg.error">
            {messages.publication.chooseOne}
          </Text>
        )}
      </RadioGroup.Root>
    </chakra.li>
  );
}

function Option({ value, children }: { value: Choice["take"]; children: string }) {
  return (
    <RadioGroup.Item value={value} minH="6">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

/** Renders both versions of the conflicting parts, and of the whole text on request. */
function ConflictTexts({ conflict: { mine, theirs, parts } }: { conflict: Conflict }) {
  if (mine === undefined && theirs === undefined) return null;
  return (
    <>
      {parts.map((part) => (
        <Pair key={part.line} {...part} />
      ))}
      {parts.length > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {messages.publication.restIsMerged}
        </Text>
      )}
      <chakra.details mt="2">
        <chakra.summary textStyle="sm" minH="6" cursor="pointer">
          {messages.publication.seeBoth}
        </chakra.summary>
        <Pair mine={mine} theirs={theirs} />
      </chakra.details>
    </>
  );
}

interface PairProps {
  mine: string | undefined;
  theirs: string | undefined;
}

function Pair({ mine, theirs }: PairProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="2" mt="2">
      <Version title={messages.publication.mine} text={mine} />
      <Version title={messages.publication.theirs} text={theirs} />
    </SimpleGrid>
  );
}

function Version({ title, text }: { title: string; text: string | undefined }) {
  return (
    <chakra.figure minW="0">
      <chakra.figcaption textStyle="sm">{title}</chakra.figcaption>
      <chakra.pre
        bg="bg.subtle"
        borderWidth="1px"
        p="2"
        textStyle="sm"
        maxH="16rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        tabIndex={0}
      >
        {text ?? messages.publication.notThere}
        {text === "" && messages.publication.nothing}
      </chakra.pre>
    </chakra.figure>
  );
}
