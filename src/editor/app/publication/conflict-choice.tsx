import { chakra, RadioGroup, Stack, Text } from "@chakra-ui/react";
import * as words from "#words";
import type { Conflict } from "../../contract/git.ts";
import type { Choice } from "../../contract/requests.ts";
import { ConflictTexts } from "./conflict-texts.tsx";
import type { Names } from "./names.ts";

interface ConflictChoiceProps {
  conflict: Conflict;
  names: Names;
  /** What was chosen for these versions. */
  take: Choice["take"] | undefined;
  /** It was sent without this choice. */
  invalid: boolean;
  onChoose: (choice: Choice) => void;
}

/** Asks whose side counts where the editor and the publication changed the same. */
export function ConflictChoice({ conflict, names, take, invalid, onChoose }: ConflictChoiceProps) {
  const { file, document, revision, by, mineIs, theirsIs } = conflict;
  const name = names.nameOf(document);
  return (
    <chakra.li py="4" borderBottomWidth="1px">
      <RadioGroup.Root
        value={take ?? null}
        invalid={invalid}
        onValueChange={({ value }) => onChoose({ file, revision, take: value === "mine" ? "mine" : "theirs" })}
      >
        <RadioGroup.Label fontWeight="semibold">
          {file === document ? name : `${name}: ${file.split("/").at(-1) ?? file}`}
        </RadioGroup.Label>
        <ConflictTexts conflict={conflict} />
        <Stack gap="1" mt="2">
          <Option value="mine">{mineIs === "removed" ? words.publication.mineRemoved : words.publication.mine}</Option>
          <Option value="theirs">
            {[
              theirsIs === "removed" ? words.publication.theirsRemoved : words.publication.theirs,
              by && words.publication.by(by),
            ]
              .filter(Boolean)
              .join(", ")}
          </Option>
        </Stack>
        {invalid && (
          <Text textStyle="sm" color="fg.error">
            {words.publication.chooseOne}
          </Text>
        )}
      </RadioGroup.Root>
    </chakra.li>
  );
}

function Option({ value, children }: { value: Choice["take"]; children: string }) {
  return (
    <RadioGroup.Item value={value} minH="6">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
