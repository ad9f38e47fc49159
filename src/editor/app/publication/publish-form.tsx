import { Alert, Button, chakra, Field, Flex, Input, SimpleGrid } from "@chakra-ui/react";
import { useState } from "react";
import * as messages from "#messages";
import { EDITORS_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { EditorState } from "../../contract/protocol.ts";
import type { Author } from "../../contract/requests.ts";
import { DialogForm } from "../layout/dialog.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { formatList, type Names } from "./change-texts.ts";
import type { Publication } from "./use-publication.ts";
import { type PublishMode, LABELS } from "./publish-or-request.ts";

interface PublishFormProps {
  publication: Publication;
  names: Names;
  state: EditorState;
  /** The sentence of the publication, unless the person types another sentence. */
  proposal: string;
  typedSentence: string | undefined;
  onType: (sentence: string) => void;
  publishMode: PublishMode;
}

/** Renders the sentence, the questions that have to be answered before publishing, and the button «Publicar». */
export function PublishForm({
  publication,
  names,
  state,
  proposal,
  typedSentence,
  onType,
  publishMode,
}: PublishFormProps) {
  const { step, conflicts, choices, decide, send } = publication;
  const [author, setAuthor] = useState<Author>({ name: "", email: "" });
  const [isTried, setTried] = useState(false);
  const refusal = step.is === "ready" ? step.refusal : undefined;
  const changedNames = formatList((refusal?.changed ?? []).map(names.nameOf));
  const [asksAuthor, setAsksAuthor] = useState(false);
  if (refusal?.reason === "author" && !asksAuthor) setAsksAuthor(true);
  const sentence = typedSentence ?? proposal;
  const takeOf = (revision: string) => choices.find((choice) => choice.revision === revision)?.take;
  const submit = () => {
    if (step.is === "publishing") return;
    const isChoiceMissing = conflicts.some(({ revision }) => !takeOf(revision));
    setTried(isChoiceMissing);
    if (!isChoiceMissing) void send(sentence, asksAuthor ? author : undefined);
  };
  return (
    <DialogForm onSubmit={submit}>
      <Flex direction="column" gap="4" mt="4">
        {(refusal || step.is === "failed") && (
          <AlertText
            status="warning"
            text={[changedNames, refusal?.refusal ?? (step.is === "failed" && step.message)].filter(Boolean).join(": ")}
          />
        )}
        {conflicts.length > 0 && (
          <chakra.ul listStyleType="none" aria-label={messages.publication.toChoose}>
            {conflicts.map((conflict) => {
              const take = takeOf(conflict.revision);
              const invalid = isTried && !take;
              return (
                <ConflictChoice
                  key={conflict.revision}
                  {...{ conflict, names, state, take, invalid }}
                  onChoose={decide}
                />
              );
            })}
          </chakra.ul>
        )}
        {asksAuthor && <AuthorFields author={author} onChange={setAuthor} />}
        <Field.Root required invalid={refusal?.reason === "sentence"}>
          <Field.Label>{messages.publication.sentence}</Field.Label>
          <Input
            lang={EDITORS_LANGUAGE}
            maxLength={200}
            value={sentence}
            onChange={(event) => onType(event.target.value)}
          />
          <Field.HelperText>{messages.publication.sentenceStays}</Field.HelperText>
        </Field.Root>
        <Button type="submit" alignSelf="end" aria-disabled={step.is === "publishing"}>
          {step.is === "publishing" ? LABELS[publishMode].inProgress : LABELS[publishMode].button}
        </Button>
      </Flex>
    </DialogForm>
  );
}

/** Renders the sentence of a refusal or a failure. */
export function AlertText({ status, text }: { status: "error" | "warning"; text: string }) {
  return (
    <Alert.Root status={status} role="alert">
      <Alert.Indicator />
      <Alert.Description whiteSpace="pre-line">{text}</Alert.Description>
    </Alert.Root>
  );
}

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

const AUTHOR_FIELDS = [
  { name: "name", label: messages.publication.yourName, type: "text" },
  { name: "email", label: messages.publication.yourMail, type: "email" },
] as const;

/** Renders fields for the author's name and email address, which are needed if Git has no author. */
function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {AUTHOR_FIELDS.map(({ name, label, type }) => (
        <Field.Root key={name} required>
          <Field.Label>{label}</Field.Label>
          <Input
            type={type}
            autoComplete={name}
            value={author[name]}
            onChange={(event) => onChange({ ...author, [name]: event.target.value })}
          />
        </Field.Root>
      ))}
    </SimpleGrid>
  );
}
