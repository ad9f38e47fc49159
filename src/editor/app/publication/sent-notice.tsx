import { Alert, Link } from "@chakra-ui/react";
import * as words from "#words";
import type { Sent } from "../../contract/git.ts";

/** What became of the sending; `waiting` for one of before. */
export function SentNotice({ sent, waiting = false }: { sent: Sent; waiting?: boolean }) {
  const { branch, sentence, pullRequest, trouble } = sent;
  const stayed = trouble !== undefined || (waiting && !sent.pushed);
  return (
    <Alert.Root status={stayed ? "warning" : "success"} role="status" mb="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {stayed ? words.publication.notPushed : waiting ? words.publication.sentWaiting : words.publication.sent}
        </Alert.Title>
        <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
          {words.publication.onBranch(sentence, branch, trouble ?? whereIt(sent))}
        </Alert.Description>
        {pullRequest && (
          <Link href={pullRequest} target="_blank" rel="noreferrer" variant="underline" minH="6" mt="2">
            {words.publication.openRequest}
          </Link>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function whereIt({ pushed }: Sent): string {
  return pushed ? words.publication.atRemote : words.publication.onlyHere;
}
