import { Button, chakra, Field, Flex, Input, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import { editorApi } from "../editor-api.ts";
import { saveFile } from "../save-file.ts";
import { useAnswer } from "../use-request.ts";

/**
 * Shows the e-mail about a document, or the e-mail of the week if `file` is `""`. The person editing can download the
 * e-mail, or create it as a draft in a mailing service.
 */
export function Letter({ file }: { file: string }) {
  const { answer, failure, attempt } = useAnswer(() => editorApi.letter({ file }));
  /** Subject and preheader as typed; absent before the first change. */
  const [typed, setTyped] = useState<{ subject: string; preheader: string }>();
  const [draft, setDraft] = useState<{ name: string; url: string }>();
  const [busy, setBusy] = useState(false);
  if (!answer) return <Text role="status">{failure || messages.letters.writing}</Text>;
  const { subject, preheader } = typed ?? answer;
  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await attempt(work);
    setBusy(false);
  };
  const download = () =>
    runBusy(async () => {
      const { html, text } = typed ? await editorApi.letter({ file, ...typed }) : answer;
      const name = file.replace(/^.*\/|\.\w+$/g, "") || messages.letters.weekName;
      saveFile(messages.letters.fileName(name, "html"), html, "text/html");
      saveFile(messages.letters.fileName(name, "txt"), text, "text/plain");
    });
  const createDraft = (sender: string, name: string) =>
    runBusy(async () => setDraft({ name, ...(await editorApi.draftLetter({ file, sender, subject, preheader })) }));
  const renderField = (label: string, name: "subject" | "preheader") => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        value={(typed ?? answer)[name]}
        onChange={({ target }) => setTyped({ subject, preheader, [name]: target.value })}
      />
    </Field.Root>
  );
  return (
    <Flex direction="column" gap="4">
      <Text>{messages.letters.what}</Text>
      {renderField(messages.letters.subject, "subject")}
      {renderField(messages.letters.preheader, "preheader")}
      <chakra.iframe title={messages.letters.shown} sandbox="" srcDoc={answer.shown} w="100%" h="50vh" />
      <Text role="status" textStyle="sm">
        {failure || (busy ? messages.letters.writing : draft && messages.letters.drafted(draft.name))}{" "}
        {draft && !busy && !failure && (
          <Link href={draft.url} target="_blank" rel="noreferrer" textDecorationLine="underline">
            {messages.letters.openDraft}
          </Link>
        )}
      </Text>
      <Flex gap="2" wrap="wrap" justify="end">
        {answer.drafts.map(({ sender, name }) => (
          <Button key={sender} variant="outline" disabled={busy} onClick={() => void createDraft(sender, name)}>
            {messages.letters.draft(name)}
          </Button>
        ))}
        <Button disabled={busy} onClick={() => void download()}>
          {messages.letters.download}
        </Button>
      </Flex>
    </Flex>
  );
}
