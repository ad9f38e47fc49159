import { Alert, Link } from "@chakra-ui/react";
import * as words from "#words";
import type { Outcome } from "./publication-actions.ts";

/** What became of a publication by the team, or that it was asked for. */
export function ReleaseNotice({ outcome }: { outcome: Exclude<Outcome, { branch: string }> }) {
  const { title, text, isRight } = inWords(outcome);
  return (
    <Alert.Root status={isRight ? "success" : "warning"} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Alert.Description>
        {"address" in outcome && outcome.address && (
          <Link href={outcome.address} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            {words.publication.seeSite}
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function inWords(outcome: Exclude<Outcome, { branch: string }>) {
  if ("asked" in outcome)
    return {
      title: words.publication.asked,
      text: words.publication.askedText,
      isRight: true,
    };
  const { sentence, trouble } = outcome;
  if (trouble === undefined)
    return { title: words.publication.released, text: words.publication.releasedText(sentence), isRight: true };
  return {
    title: words.publication.storedOnly,
    text: words.publication.storedOnlyText(sentence, trouble),
    isRight: false,
  };
}
