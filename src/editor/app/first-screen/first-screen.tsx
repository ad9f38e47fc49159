import { Flex, Grid, Heading, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { DocumentChange, PastPublication } from "../../contract/git.ts";
import type { EditorState, Entry } from "../../contract/protocol.ts";
import { copiedFiles } from "../document/local-copy.ts";
import { formatTime } from "../dates.ts";
import { Panel } from "../layout/views.tsx";
import { isComing } from "../list/search.ts";
import { describeChange, namesOf, type Names } from "../publication/change-texts.ts";
import { Calendar } from "./calendar.tsx";
import { Head } from "./head.tsx";
import { DocumentLine, DocumentLink, WorkSection } from "./work-section.tsx";
import { draftsOf, entriesWithProblems, unsavedOf } from "./work.ts";
import { editorApi } from "../editor-api.ts";
import type { PublicationResult } from "../publication/use-publication.ts";
import { type Arrival, useArrival } from "../publication/use-publication-progress.ts";
import { useAnswer } from "../use-request.ts";

interface FirstScreenProps {
  state: EditorState;
  /** Unpublished changes; `undefined` until the changes are loaded. */
  changes: readonly DocumentChange[] | undefined;
  /** The last publication from this browser tab, if any. */
  lastPublication: PublicationResult | undefined;
  onNew: () => void;
}

/** Renders the screen that is shown while no document is open: tasks, and the last publications. */
export function FirstScreen({ state, changes, lastPublication, onNew }: FirstScreenProps) {
  const { now, types, entries, others = [], canPublish, person } = state;
  const names = namesOf(types, entries);
  const unsaved = unsavedOf(entries, copiedFiles());
  const drafts = draftsOf(entries);
  const withProblems = entriesWithProblems(entries);
  const withNotes = entries.filter(({ notes }) => notes);
  const pending = (changes ?? []).toSorted((one, other) => Number(other.mine) - Number(one.mine));
  const areChangesLoaded = !canPublish || changes !== undefined;
  const coming = entries.filter((entry) => isComing(entry, now));
  const work = [unsaved, pending, drafts, coming, withProblems, withNotes, others];
  const isIdle = areChangesLoaded && work.every(({ length }) => length === 0);
  const renderLine = (entry: Entry) => <DocumentLine {...{ entry, names, now }} />;
  return (
    <Panel view="start" as="main" overflowY="auto">
      <Flex direction="column" gap="8" flex="1" maxW="8xl" h="fit-content" px={{ base: "5", lg: "10" }} py="8">
        <Head {...{ state, onNew }} />
        {isIdle && <NothingToDo />}
        <Grid columnGap="12" rowGap="8" templateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))">
          <WorkSection title={messages.start.unsaved} items={unsaved} keyOf={fileOf}>
            {renderLine}
          </WorkSection>
          <WorkSection title={messages.start.pending} items={pending} keyOf={fileOf}>
            {(change) => (
              <>
                <DocumentLink {...{ names }} file={change.file} />{" "}
                {describeChange(change, person !== undefined).join(" · ")}
              </>
            )}
          </WorkSection>
          <WorkSection title={messages.start.drafts} items={drafts} keyOf={fileOf}>
            {renderLine}
          </WorkSection>
          {!isIdle && <Calendar {...state} names={names} />}
          <WorkSection title={messages.start.troubled} items={withProblems} keyOf={fileOf}>
            {renderLine}
          </WorkSection>
          <WorkSection title={messages.start.notes} items={withNotes} keyOf={fileOf}>
            {renderLine}
          </WorkSection>
          <WorkSection title={messages.start.whoIsWhere} items={others} keyOf={({ name, file }) => `${name} ${file}`}>
            {({ name, file }) => (
              <>
                {name}: <DocumentLink {...{ file, names }} />
              </>
            )}
          </WorkSection>
          {canPublish && <LastPublications {...{ names, lastPublication }} />}
        </Grid>
      </Flex>
    </Panel>
  );
}

/** Tells a newcomer where to begin, and what the screen will show. */
const NothingToDo = () => (
  <Flex direction="column" gap="2" p="6" borderWidth="1px" rounded="md" maxW="3xl">
    <Heading as="h2" size="md">
      {messages.start.nothingToDo}
    </Heading>
    <Text color="fg.muted">{messages.start.nothingToDoYet}</Text>
  </Flex>
);

const fileOf = ({ file }: Pick<Entry, "file">) => file;

/** The maximum number of documents that are named for each publication. */
const MAX_DOCUMENTS = 5;

/** Renders the last publications; nothing until Git has responded. */
function LastPublications({ names, lastPublication }: Pick<FirstScreenProps, "lastPublication"> & { names: Names }) {
  const { answer, failure } = useAnswer(() => editorApi.publications({}), lastPublication);
  const { publications = [] } = answer ?? {};
  if (failure && !answer) return <Text role="status">{failure}</Text>;
  return (
    <WorkSection title={messages.start.lastPublished} items={publications} keyOf={({ commit }) => commit}>
      {(publication) => <Publication {...publication} names={names} isNewest={publication === publications[0]} />}
    </WorkSection>
  );
}

/**
 * Texts for the state of the newest publication. Older publications show no state, because readers get them together
 * with the newest publication.
 */
const STATES: Record<Arrival["is"], string> = {
  unknown: "",
  underway: messages.publication.underway,
  late: messages.publication.late,
  there: messages.publication.visible,
};

interface PublicationProps extends PastPublication {
  names: Names;
  isNewest: boolean;
}

function Publication({ sentence, author, documents, names, isNewest, ...version }: PublicationProps) {
  const arrival = useArrival(isNewest);
  const state = isNewest && STATES[arrival.is];
  const hiddenCount = documents.length - MAX_DOCUMENTS;
  return (
    <>
      <Text>{sentence}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[formatTime(version), author, state].filter(Boolean).join(" · ")}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="3" textStyle="sm" color="fg.muted">
        {documents.slice(0, MAX_DOCUMENTS).map((file) => (
          <DocumentLink key={file} {...{ file, names }} />
        ))}
        {hiddenCount > 0 && <span>{messages.start.andMore(hiddenCount)}</span>}
      </Flex>
    </>
  );
}
