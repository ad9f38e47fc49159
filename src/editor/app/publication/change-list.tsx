import { chakra, Heading, Text, Badge, Button, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Changes, DocumentChange } from "../../contract/git.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import type { EditorState, EditorType, Entry } from "../../contract/protocol.ts";
import { DAY } from "../dates.ts";
import { ChangedFields } from "./changed-fields.tsx";
import {
  type Names,
  comparisonText,
  formatList,
  unusedPicturesText,
  KINDS,
  changedPicturesText,
} from "./change-texts.ts";
import type { Side } from "./use-publication.ts";

interface ChangeListProps {
  changes: Changes;
  names: Names;
  state: EditorState;
  /** Whether a change is left out of this publication. */
  isLeftOut: (change: DocumentChange) => boolean;
  /** The current revisions of documents that changed after the dialog showed them. */
  changedRevisions: ReadonlySet<string>;
  onLeaveOut: (change: DocumentChange, isLeftOut: boolean) => void;
  onShow: (file: string, side: Side) => void;
  onOpen: (file: string) => void;
  onCorrect: (file: string) => void;
}

export function ChangeList(props: ChangeListProps) {
  const { changes, names, state, isLeftOut, changedRevisions, onLeaveOut, onShow, onOpen, onCorrect } = props;
  const { types, entries } = state;
  const problems = new Map(entries.map((entry) => [entry.file, entry.problems]));
  const correctable = correctableFiles(types, entries);
  const publishedFiles = new Set(changes.changes.flatMap(({ file, held }) => (held ? [] : [file])));
  const unsaved = entries.filter((entry) => entry.unsaved);
  // Documents with unsaved content are left out, because that content may already correct the problems.
  const heldChanges = changes.changes.filter(
    (change) => change.held && !unsaved.some(({ file }) => file === change.file),
  );
  const renderFiles = (items: readonly { file: string }[], reason: string) =>
    items.length > 0 && (
      <Text textStyle="sm">
        {reason}{" "}
        {items.map(({ file }) => (
          <Button key={file} type="button" size="2xs" minH="6" variant="outline" me="1" onClick={() => onOpen(file)}>
            {names.nameOf(file)}
          </Button>
        ))}
      </Text>
    );
  const publishedInPart = unsaved.filter(({ file }) => publishedFiles.has(file));
  const notPublished = unsaved.filter(({ file }) => !publishedFiles.has(file));
  const chosenChanges = changes.changes.filter((change) => !isLeftOut(change));
  const mine = changes.changes.filter((change) => change.mine);
  const theirs = changes.changes.filter((change) => !change.mine).toSorted(byName);
  const rowOf = (change: DocumentChange) => (
    <ChangeRow
      key={change.file}
      change={change}
      names={names}
      state={state}
      isOnly={chosenChanges.length === 1 && chosenChanges[0] === change}
      hasChanged={changedRevisions.has(change.revision)}
      problems={problems.get(change.file) ?? 0}
      isLeftOut={isLeftOut(change)}
      onLeaveOut={(isOut) => onLeaveOut(change, isOut)}
      onShow={onShow}
      onCorrect={change.kind === "changed" && correctable.has(change.file) ? onCorrect : undefined}
    />
  );
  return (
    <section aria-label={messages.publication.whatChanged}>
      <Text textStyle="sm" color="fg.muted">
        {comparisonText(changes)}
      </Text>
      {renderFiles(publishedInPart, messages.publication.publishedInPart)}
      {renderFiles(notPublished, messages.publication.notSaved)}
      {renderFiles(heldChanges, messages.publication.withProblems)}
      {changes.unused.length > 0 && (
        <Text textStyle="sm">{messages.publication.unused(unusedPicturesText(changes.unused, names.nameOf))}</Text>
      )}
      {changes.leftOut.map(({ file, rule }) => (
        <Text key={file} textStyle="sm">
          {messages.publication.leftOut(file, rule)}
        </Text>
      ))}
      {changes.changes.length === 0 && <Text mt="3">{messages.publishing.nothing}</Text>}
      <chakra.ul listStyleType="none">{mine.map(rowOf)}</chakra.ul>
      {theirs.length > 0 && (
        <>
          <Heading as="h3" size="sm" mt="4">
            {messages.publication.ofOthers}
          </Heading>
          <chakra.ul listStyleType="none" aria-label={messages.publication.ofOthers}>
            {theirs.map(rowOf)}
          </chakra.ul>
        </>
      )}
    </section>
  );
}

/** Returns the documents that readers have been able to see for more than a day and that can have corrections. */
function correctableFiles(types: readonly EditorType[], entries: readonly Entry[]): ReadonlySet<string> {
  const correctable = new Set(types.flatMap(({ name, form }) => (form.properties?.["corrections"] ? [name] : [])));
  // Two days after the start of the day of publication, the document has been public for at least one day.
  const wasPublicForADay = ({ published = "", unpublished }: Entry) =>
    !unpublished && Date.now() - Date.parse(dayOf(published)) > 2 * DAY;
  return new Set(
    entries.flatMap((entry) => (correctable.has(entry.collection) && wasPublicForADay(entry) ? [entry.file] : [])),
  );
}

const byName = (one: DocumentChange, other: DocumentChange) =>
  formatList(one.others).localeCompare(formatList(other.others));

interface ChangeRowProps {
  change: DocumentChange;
  names: Names;
  state: EditorState;
  /** Whether this is the only change that is chosen for the publication. */
  isOnly: boolean;
  /** Whether the document changed after the dialog showed it. */
  hasChanged: boolean;
  /** The current number of problems of the document. */
  problems: number;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
  onShow: (file: string, side: Side) => void;
  /** Shows the field for corrections; `undefined` if the change does not call for a correction. */
  onCorrect: ((file: string) => void) | undefined;
}

/** Renders a changed document: the kind of change, and buttons that show the page before and after the change. */
function ChangeRow(props: ChangeRowProps) {
  const { change, names, state, isOnly, hasChanged, problems, isLeftOut, onLeaveOut, onShow, onCorrect } = props;
  const { file, revision, from, kind, waiting, held, pictures, others, draft } = change;
  const [name, type] = [names.nameOf(file), names.typeOf(file)];
  const { label, color } = KINDS[kind];
  // Added, removed and renamed files have no button for the earlier page, because an earlier page is shown only beside
  // the form of the same file.
  const hasEarlierPage = from === undefined && kind !== "added" && kind !== "removed";
  const details = [
    others.length > 0 && messages.publication.changesOf(formatList(others)),
    from !== undefined && messages.publication.formerName(names.nameOf(from)),
    draft && messages.publication.drafts[draft],
    changedPicturesText(pictures),
    problems > 0 && messages.publication.hasProblems(problems),
  ].filter(Boolean);
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2" borderBottomWidth="1px">
      <chakra.label display="grid" placeItems="center" minW={{ base: "11", md: "6" }}>
        <chakra.input
          type="checkbox"
          boxSize="6"
          aria-label={messages.publication.publishDocument(name)}
          checked={!isLeftOut && !held}
          disabled={held}
          onChange={({ target }) => onLeaveOut(!target.checked)}
        />
      </chakra.label>
      <Flex direction="column" flex="1" minW="12rem">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge colorPalette={color}>{label}</Badge>
          {hasChanged && <Badge colorPalette="orange">{messages.publication.moved}</Badge>}
          {held && <Badge colorPalette="red">{messages.publication.held}</Badge>}
          {waiting && <Badge colorPalette="orange">{messages.list.waiting}</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {[type, ...details].filter(Boolean).join(" · ")}
        </Text>
        {onCorrect && (
          <Text textStyle="sm">
            {messages.publication.wasRead}{" "}
            <Button type="button" size="xs" variant="outline" onClick={() => onCorrect(file)}>
              {messages.publication.correct}
            </Button>
          </Text>
        )}
      </Flex>
      {type && (
        <Flex gap="2">
          {hasEarlierPage && (
            <ShowButton label={messages.publication.before} name={name} onPress={() => onShow(file, "before")} />
          )}
          {kind !== "removed" && (
            <ShowButton label={messages.publication.after} name={name} onPress={() => onShow(file, "after")} />
          )}
        </Flex>
      )}
      {type && kind === "changed" && <ChangedFields {...{ file, revision, state }} isOpen={isOnly} />}
    </chakra.li>
  );
}

function ShowButton({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <Button type="button" size="xs" variant="outline" aria-label={`${label}: ${name}`} onClick={onPress}>
      {label}
    </Button>
  );
}
