import { Alert, Link } from "@chakra-ui/react";
import * as words from "#words";
import type { Entry } from "../../contract/protocol.ts";
import { nameOfMoment } from "../form/fields/moment-in-words.ts";
import type { Outcome } from "./publication-actions.ts";

interface ReleaseNoticeProps {
  outcome: Exclude<Outcome, { branch: string }>;
  /** Those of it that are there. */
  documents: readonly Entry[];
}

/** What became of a publication by the team, or that it was asked for. */
export function ReleaseNotice({ outcome, documents }: ReleaseNoticeProps) {
  const { title, text, isRight } = inWords(outcome, documents);
  const read = documents.find(({ unpublished, address }) => !unpublished && address !== "/");
  const page = "address" in outcome && outcome.address && outcome.address + (read?.address ?? "");
  return (
    <Alert.Root status={isRight ? "success" : "warning"} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Alert.Description>
        {page && (
          <Link href={page} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            {read ? words.publication.seePage(read.title) : words.publication.seeSite}
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function inWords(outcome: ReleaseNoticeProps["outcome"], documents: readonly Entry[]) {
  if ("asked" in outcome)
    return {
      title: words.publication.asked,
      text: words.publication.askedText,
      isRight: true,
    };
  const { sentence, trouble } = outcome;
  if (trouble === undefined)
    return {
      title: words.publication.released,
      text: [words.publication.releasedText(sentence), ...documents.flatMap(notYet)].join("\n"),
      isRight: true,
    };
  return {
    title: words.publication.storedOnly,
    text: words.publication.storedOnlyText(sentence, trouble),
    isRight: false,
  };
}

/** What is published and nobody reads yet. */
const notYet = ({ unpublished, title, published = "" }: Entry): string[] =>
  unpublished ? [words.publication.notYet(title, unpublished === "draft" ? "" : nameOfMoment(published))] : [];
