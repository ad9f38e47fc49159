import { chakra, Image, RadioGroup, Stack, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Conflict } from "../../contract/git.ts";
import type { EditorState } from "../../contract/protocol.ts";
import type { Choice } from "../../contract/requests.ts";
import { DifferenceList } from "../differences/difference-list.tsx";
import { differencesOfTyped } from "../differences/differences.ts";
import { mergeVersions } from "../document/typed-content.ts";
import { pictureAddress } from "../editor-api.ts";
import { type Names, typeOfFile } from "./change-texts.ts";

interface ConflictChoiceProps {
  conflict: Conflict;
  names: Names;
  state: EditorState;
  /** The chosen version; `undefined` before a choice. */
  take: Choice["take"] | undefined;
  /** Whether the form was submitted without this choice. */
  invalid: boolean;
  onChoose: (choice: Choice) => void;
}

/** Asks which version to publish if both the person editing and the last publication changed the same content. */
export function ConflictChoice({ conflict, names, state, take, invalid, onChoose }: ConflictChoiceProps) {
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
          {file === document ? name : messages.publication.pictureOf(name)}
        </RadioGroup.Label>
        <ConflictTexts {...{ conflict, state }} />
        <Stack gap="1" mt="2">
          <Option value="mine">
            {mineIs === "removed" ? messages.publication.mineRemoved : messages.publication.mine}
          </Option>
          <Option value="theirs">
            {[
              theirsIs === "removed" ? messages.publication.theirsRemoved : messages.publication.theirs,
              by && messages.publication.by(by),
            ]
              .filter(Boolean)
              .join(", ")}
          </Option>
        </Stack>
        {invalid && (
          <Text textStyle="sm" color="fg.error">
            {messages.conflict.chooseOne}
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

/** Renders the parts that both sides changed, or all differences if the sides changed only adjacent lines. */
function ConflictTexts({ conflict, state }: Pick<ConflictChoiceProps, "conflict" | "state">) {
  const { file, document, base, mine, theirs, isMerged } = conflict;
  const form = state.types.find(({ name }) => name === typeOfFile(file))?.form ?? {};
  if (!mine && !theirs && file !== document) return <MyPicture {...{ file, document }} />;
  if (!mine || !theirs) return null;
  const { questions } = mergeVersions(base ?? { text: "" }, mine, theirs);
  const conflictingParts = questions.map(({ mine: one, theirs: other, ...rest }) => ({ ...rest, one, other }));
  return (
    <>
      <DifferenceList
        {...{ form, file, state }}
        names={[messages.publication.mine, messages.publication.theirs]}
        differences={
          isMerged && conflictingParts.length > 0 ? conflictingParts : differencesOfTyped(form, mine, theirs)
        }
      />
      {isMerged && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {messages.publication.restIsMerged}
        </Text>
      )}
    </>
  );
}

/** Renders the person's own version of the picture. The published version can be seen on the site. */
const MyPicture = ({ file, document }: Pick<Conflict, "file" | "document">) => (
  <Image
    src={pictureAddress(document, file.replace(/^[^/]*\//, ""))}
    alt={messages.publication.mine}
    maxH="28"
    mt="1"
  />
);
