import type { Share } from "../../contract/team.ts";
import { Button, Field, Flex, Input, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import { editorApi } from "../editor-api.ts";
import { formatTime } from "../dates.ts";
import { useAnswer } from "../use-request.ts";

interface ShareDocumentProps {
  file: string;
  unsaved: boolean;
}

/**
 * Creates, copies and removes the link that shows a document to people without a login. A document has at most one
 * link.
 */
export function ShareDocument({ file, unsaved }: ShareDocumentProps) {
  const { answer, failure, attempt } = useAnswer(() => editorApi.shared({ file }));
  /** The link after a change in this dialog; `null` if the link was removed, and `undefined` before any change. */
  const [changedShare, setChangedShare] = useState<Share | null>();
  const [message, setMessage] = useState("");
  const share = changedShare === undefined ? answer?.share : changedShare;
  const create = () =>
    void attempt(async () => {
      setChangedShare((await editorApi.share({ file })).share);
      setMessage("");
    });
  const remove = () =>
    void attempt(async () => {
      await editorApi.unshare({ file });
      setChangedShare(null);
      setMessage(messages.sharing.removed);
    });
  const copy = async ({ link }: Share) => {
    // An insecure page has no clipboard, and a browser may refuse access to it. The link can then be selected by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setMessage(messages.sharing.copied),
      () => {},
    );
  };
  return (
    <Flex direction="column" gap="4">
      <Text>{messages.sharing.what}</Text>
      {unsaved && <Text color="fg.warning">{messages.sharing.unsaved}</Text>}
      {share && (
        <Field.Root>
          <Field.Label>{messages.sharing.link}</Field.Label>
          <Input readOnly value={share.link} onFocus={({ target }) => target.select()} />
          <Field.HelperText>{messages.sharing.until(formatTime({ time: share.until }))}</Field.HelperText>
        </Field.Root>
      )}
      <Text role="status" textStyle="sm">
        {failure || message}
      </Text>
      <Flex gap="2" wrap="wrap" justify="end">
        {share ? (
          <>
            <Button variant="ghost" onClick={remove}>
              {messages.sharing.remove}
            </Button>
            <Button variant="outline" onClick={create}>
              {messages.sharing.longer}
            </Button>
            <Button onClick={() => void copy(share)}>{messages.sharing.copy}</Button>
          </>
        ) : (
          <Button disabled={!answer} onClick={create}>
            {messages.sharing.make}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
