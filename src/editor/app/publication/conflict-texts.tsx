import { chakra, SimpleGrid, Text } from "@chakra-ui/react";
import * as words from "#words";
import type { Conflict } from "../../contract/git.ts";

/** Both versions of what conflicts, and of the whole text for who wants to see it. */
export function ConflictTexts({ conflict: { mine, theirs, parts } }: { conflict: Conflict }) {
  if (mine === undefined && theirs === undefined) return null;
  return (
    <>
      {parts.map((part) => (
        <Pair key={part.line} {...part} />
      ))}
      {parts.length > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {words.publication.restIsMerged}
        </Text>
      )}
      <chakra.details mt="2">
        <chakra.summary textStyle="sm" minH="6" cursor="pointer">
          {words.publication.seeBoth}
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
      <Version title={words.publication.mine} text={mine} />
      <Version title={words.publication.theirs} text={theirs} />
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
        {text ?? words.publication.notThere}
        {text === "" && words.publication.nothing}
      </chakra.pre>
    </chakra.figure>
  );
}
