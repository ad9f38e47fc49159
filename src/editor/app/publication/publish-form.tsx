import { Alert, Button, chakra, Field, Flex, Input, SimpleGrid } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import * as messages from "#messages";
import { EDITORS_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { EditorState } from "../../contract/protocol.ts";
import type { Author } from "../../contract/requests.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { listed, type Names } from "./change-texts.ts";
import type { Publication } from "./use-publication.ts";
import { type Way, LABELS } from "./publish-or-request.ts";

interface PublishFormProps {
  publication: Publication;
  names: Names;
  state: EditorState;
  /** The sentence of the publication, unless the person types another sentence. */
  proposal: string;
  typed: string | undefined;
  onType: (sentence: string) => void;
  way: Way;
}

/** Renders the sentence, the questions that have to be answered before publishing, and the button «Publicar». */
export function PublishForm({ publication, names, state, proposal, typed, onType, way }: PublishFormProps) {
  const { step, conflicts, choices, decide, send } = publication;
  const [author, setAuthor] = useState<Author>({ name: "", email: "" });
  const [tried, setTried] = useState(false);
  const refusal = step.is === "ready" ? step.refusal : undefined;
  const changed = listed((refusal?.changed ?? []).map(names.nameOf));
  const [asksAuthor, setAsksAuthor] = useState(false);
  if (refusal?.reason === "author" && !asksAuthor) setAsksAuthor(true);
  const sentence = typed ?? proposal;
  const takeOf = (revision: string) => choices.find((choice) => choice.revision === revision)?.take;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step.is === "publishing") return;
    const missing = conflicts.some(({ revision }) => !takeOf(revision));
    setTried(missing);
    if (!missing) void send(sentence, asksAuthor ? author : undefined);
  };
  return (
    <chakra.form noValidate onSubmit={submit} mt="4">
      <Flex direction="column" gap="4">
        {(refusal || step.is === "failed") && (
          <Trouble text={refusal?.refusal ?? (step.is === "failed" ? step.message : "")} names={changed} />
        )}
        {conflicts.length > 0 && (
          <chakra.ul listStyleType="none" aria-label={messages.publication.toChoose}>
            {conflicts.map((conflict) => {
              const take = takeOf(conflict.revision);
              const invalid = tried && !take;
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
          {step.is === "publishing" ? LABELS[way].doing : LABELS[way].verb}
        </Button>
      </Flex>
    </chakra.form>
  );
}

/** Renders a warning. `names` lists the documents that the warning is about; `""` for none. */
function Trouble({ text, names }: { text: string; names: string }) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Description whiteSpace="pre-line">{[names, text].filter(Boolean).join(": ")}</Alert.Description>
    </Alert.Root>
  );
}

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

/** Renders fields for the name and email address of the author, which Git does not know. */
function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Field.Root required>
        <Field.Label>{messages.publication.yourName}</Field.Label>
        <Input
          autoComplete="name"
          value={author.name}
          onChange={(event) => onChange({ ...author, name: event.target.value })}
        />
      </Field.Root>
      <Field.Root required>
        <Field.Label>{messages.publication.yourMail}</Field.Label>
        <Input
          type="email"
          autoComplete="email"
          value={author.email}
          onChange={(event) => onChange({ ...author, email: event.target.value })}
        />
      </Field.Root>
    </SimpleGrid>
  );
}
