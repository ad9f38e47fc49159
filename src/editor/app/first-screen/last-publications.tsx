import { Flex, Text } from "@chakra-ui/react";
import * as words from "#words";
import type { PastPublication } from "../../contract/git.ts";
import { editorApi } from "../editor-api.ts";
import { timeOf } from "../history/version-words.ts";
import type { Names } from "../publication/names.ts";
import { useAnswer } from "../use-answer.ts";
import { DocumentLink } from "./document-link.tsx";
import { WorkSection } from "./work-section.tsx";

/** Documents that are named. */
const FIRST = 5;

/** What was published last: nothing until Git has answered. */
export function LastPublications({ names }: { names: Names }) {
  const { answer, failure } = useAnswer(() => editorApi.publications({}));
  if (failure) return <Text role="status">{failure}</Text>;
  return (
    <WorkSection
      title={words.start.lastPublished}
      items={answer?.publications ?? []}
      keyOf={({ commit }: PastPublication) => commit}
    >
      {(publication) => <Publication {...publication} names={names} />}
    </WorkSection>
  );
}

function Publication({ sentence, author, documents, names, ...version }: PastPublication & { names: Names }) {
  const more = documents.length - FIRST;
  return (
    <>
      <Text>{sentence}</Text>
      <Text textStyle="sm" color="fg.muted">
        {timeOf(version)} · {author}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="3" textStyle="sm" color="fg.muted">
        {documents.slice(0, FIRST).map((file) => (
          <DocumentLink key={file} {...{ file, names }} />
        ))}
        {more > 0 && <span>{words.start.andMore(more)}</span>}
      </Flex>
    </>
  );
}
