import { chakra, Heading, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Changes, DocumentChange } from "../../contract/git.ts";
import type { Entry } from "../../contract/protocol.ts";
import { ChangeRow } from "./change-row.tsx";
import type { Names } from "./names.ts";
import type { Side } from "./publication-actions.ts";
import { comparison, listed, picturesOf } from "./change-texts.ts";

interface ChangeListProps {
  changes: Changes;
  names: Names;
  entries: readonly Entry[];
  /** Whether a change stays for another time. */
  stays: (change: DocumentChange) => boolean;
  /** Revisions of what is not what was looked at before. */
  moved: ReadonlySet<string>;
  onLeave: (change: DocumentChange, stays: boolean) => void;
  onShow: (file: string, side: Side) => void;
}

export function ChangeList({ changes, names, entries, stays, moved, onLeave, onShow }: ChangeListProps) {
  const problems = new Map(entries.map((entry) => [entry.file, entry.problems]));
  const published = new Set(changes.changes.flatMap(({ file, held }) => (held ? [] : [file])));
  const unsaved = entries.filter((entry) => entry.unsaved);
  // What was typed since may have mended them.
  const held = changes.changes.filter((change) => change.held && !unsaved.some(({ file }) => file === change.file));
  const namesOf = (some: readonly { file: string }[]) => some.map(({ file }) => names.nameOf(file)).join(", ");
  const [publishedInPart, notPublished] = [
    unsaved.filter(({ file }) => published.has(file)),
    unsaved.filter(({ file }) => !published.has(file)),
  ];
  const mine = changes.changes.filter((change) => change.mine);
  const theirs = changes.changes.filter((change) => !change.mine).toSorted(byName);
  const rowOf = (change: DocumentChange) => (
    <ChangeRow
      key={change.file}
      change={change}
      names={names}
      isMoved={moved.has(change.revision)}
      problems={problems.get(change.file) ?? 0}
      left={stays(change)}
      onLeave={(isLeft) => onLeave(change, isLeft)}
      onShow={onShow}
    />
  );
  return (
    <section aria-label={messages.publication.whatChanged}>
      <Text textStyle="sm" color="fg.muted">
        {comparison(changes)}
      </Text>
      {publishedInPart.length > 0 && (
        <Text textStyle="sm">{messages.publication.publishedInPart(namesOf(publishedInPart))}</Text>
      )}
      {notPublished.length > 0 && <Text textStyle="sm">{messages.publication.notSaved(namesOf(notPublished))}</Text>}
      {held.length > 0 && <Text textStyle="sm">{messages.publication.withProblems(namesOf(held))}</Text>}
      {changes.unused.length > 0 && (
        <Text textStyle="sm">{messages.publication.unused(picturesOf(changes.unused, names.nameOf))}</Text>
      )}
      {changes.leftOut.map(({ file, rule }) => (
        <Text key={file} textStyle="sm">
          {messages.publication.leftOut(file, rule)}
        </Text>
      ))}
      {changes.changes.length === 0 && <Text mt="3">{messages.publication.nothingChanged}</Text>}
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

const byName = (one: DocumentChange, other: DocumentChange) => listed(one.others).localeCompare(listed(other.others));
