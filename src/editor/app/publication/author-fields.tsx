import { Field, Input, SimpleGrid } from "@chakra-ui/react";
import * as words from "#words";
import type { Author } from "../../contract/requests.ts";

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

/** Asked for once, where Git does not know who the editor is. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <Field.Root required>
        <Field.Label>{words.publication.yourName}</Field.Label>
        <Input
          autoComplete="name"
          value={author.name}
          onChange={(event) => onChange({ ...author, name: event.target.value })}
        />
      </Field.Root>
      <Field.Root required>
        <Field.Label>{words.publication.yourMail}</Field.Label>
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
