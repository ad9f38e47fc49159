import { Button, Flex, Grid, Heading, Text, chakra } from "@chakra-ui/react";
import * as messages from "#messages";
import { dayOf, minuteOf } from "../../../shared/magazine/time.ts";
import type { DocumentChange, PastPublication } from "../../contract/git.ts";
import type { EditorState, Entry } from "../../contract/protocol.ts";
import { copiedFiles } from "../document/local-copy.ts";
import { formatMoment, formatDistance, formatTime } from "../dates.ts";
import { Panel } from "../layout/views.tsx";
import { changeNotes, namesOf, type Names } from "../publication/change-texts.ts";
import { useFocusIfLost } from "../use-focus-if-lost.ts";
import { DocumentLine, DocumentLink, WorkSection } from "./work-section.tsx";
import { comingDays, troubledOf, unfinishedOf, type ComingDay } from "./work.ts";
import { editorApi } from "../editor-api.ts";
import { type Arrival, useArrival } from "../publication/use-publication-progress.ts";
import { useAnswer } from "../use-request.ts";

interface FirstScreenProps {
  state: EditorState;
  /** Unpublished changes; `undefined` until the changes are loaded. */
  changes: readonly DocumentChange[] | undefined;
  onNew: () => void;
}

/** Renders the screen without an open document: tasks, and the last publications. */
export function FirstScreen({ state, changes, onNew }: FirstScreenProps) {
  const { now, types, entries, others = [], canPublish, publishesItself } = state;
  const names = namesOf(types, entries);
  const unfinished = unfinishedOf(entries, copiedFiles());
  const days = comingDays(entries);
  const troubled = troubledOf(entries);
  const noted = entries.filter(({ notes }) => notes);
  const pending = changes ?? [];
  const isKnown = !canPublish || changes !== undefined;
  const isIdle = isKnown && [unfinished, pending, noted, days, troubled, others].every(({ length }) => length === 0);
  const line = (entry: Entry) => <DocumentLine {...{ entry, names, now }} />;
  return (
    <Panel view="start" as="main" overflowY="auto">
      <Flex direction="column" gap="8" flex="1" maxW="8xl" h="fit-content" px={{ base: "5", lg: "10" }} py="8">
        <Head now={now} onNew={onNew} />
        {isIdle && <Text>{messages.start.nothingToDo}</Text>}
        <Grid columnGap="12" rowGap="8" templateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))">
          <WorkSection title={messages.start.unfinished} items={unfinished} keyOf={fileOf}>
            {line}
          </WorkSection>
          <WorkSection title={messages.start.pending} items={pending} keyOf={fileOf}>
            {(change) => (
              <>
                <DocumentLink {...{ names }} file={change.file} /> {changeNotes(change).join(" · ")}
              </>
            )}
          </WorkSection>
          <WorkSection title={messages.start.notes} items={noted} keyOf={fileOf}>
            {line}
          </WorkSection>
          <WorkSection
            title={messages.start.coming}
            note={publishesItself ? "" : messages.start.notByItself}
            items={days}
            keyOf={({ day }) => day}
          >
            {(day) => <Day {...day} {...{ now, names }} />}
          </WorkSection>
          <WorkSection title={messages.start.troubled} items={troubled} keyOf={fileOf}>
            {line}
          </WorkSection>
          <WorkSection title={messages.start.whoIsWhere} items={others} keyOf={({ name, file }) => `${name} ${file}`}>
            {({ name, file }) => (
              <>
                {name}: <DocumentLink {...{ file, names }} />
              </>
            )}
          </WorkSection>
          {canPublish && <LastPublications names={names} />}
        </Grid>
      </Flex>
    </Panel>
  );
}

const fileOf = ({ file }: Pick<Entry, "file">) => file;

function Head({ now, onNew }: Pick<EditorState, "now"> & Pick<FirstScreenProps, "onNew">) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <Flex wrap="wrap" gap="4" align="center" justify="space-between">
      <div>
        <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
          {messages.start.title}
        </Heading>
        <Text color="fg.muted">{formatMoment(dayOf(now))}</Text>
      </div>
      <Button variant="outline" onClick={onNew}>
        {messages.start.newDocument}
      </Button>
    </Flex>
  );
}

interface DayProps extends ComingDay {
  now: string;
  names: Names;
}

/** Renders the documents that will be published on a day. */
function Day({ day, entries, now, names }: DayProps) {
  const hasHours = entries.some(({ published }) => minuteOf(published));
  return (
    <>
      <Text textStyle="sm">
        {formatMoment(day)} · {formatDistance(day, now)}
      </Text>
      <chakra.ul listStyleType="none">
        {entries.map((entry) => (
          <chakra.li key={entry.file} display="flex" gap="3" alignItems="baseline" py="1">
            {hasHours && (
              <chakra.span fontVariantNumeric="tabular-nums" minW="12">
                {minuteOf(entry.published)}
              </chakra.span>
            )}
            <DocumentLine {...{ entry, names, now }} />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

/** The maximum number of documents that are named for a publication. */
const FIRST = 5;

/** Renders the last publications; nothing until Git has responded. */
function LastPublications({ names }: { names: Names }) {
  const { answer, failure } = useAnswer(() => editorApi.publications({}));
  const arrival = useArrival(answer !== undefined);
  const [newest] = answer?.publications ?? [];
  if (failure) return <Text role="status">{failure}</Text>;
  return (
    <WorkSection
      title={messages.start.lastPublished}
      items={answer?.publications ?? []}
      keyOf={({ commit }: PastPublication) => commit}
    >
      {(publication) => (
        <Publication {...publication} names={names} state={publication === newest ? STATES[arrival.is] : ""} />
      )}
    </WorkSection>
  );
}

/**
 * Texts for the state of the newest publication. Older publications have no such text, because readers get them
 * together with the newest.
 */
const STATES: Record<Arrival["is"], string> = {
  unknown: "",
  underway: messages.publication.underway,
  late: messages.publication.late,
  there: messages.publication.visible,
};

interface PublicationProps extends PastPublication {
  names: Names;
  state: string;
}

function Publication({ sentence, author, documents, names, state, ...version }: PublicationProps) {
  const more = documents.length - FIRST;
  return (
    <>
      <Text>{sentence}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[formatTime(version), author, state].filter(Boolean).join(" · ")}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="3" textStyle="sm" color="fg.muted">
        {documents.slice(0, FIRST).map((file) => (
          <DocumentLink key={file} {...{ file, names }} />
        ))}
        {more > 0 && <span>{messages.start.andMore(more)}</span>}
      </Flex>
    </>
  );
}
