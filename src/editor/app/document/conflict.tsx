import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import * as words from "#words";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { EditorType, Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { Notice } from "../layout/notice.tsx";
import { type Choice, differences, merged, versionText } from "./versions.ts";
import { formFieldsOf, typedFrom, typedOf } from "./typed.ts";
import type { DocumentHandle } from "./use-document.ts";

interface ConflictProps {
  document: DocumentHandle;
  /** The file as others changed it. */
  conflict: Opened;
  type: EditorType;
}

/** Both versions of a document that was changed elsewhere while it was being edited: the editor chooses, field by field. */
export function Conflict({ document: { state, dispatch }, conflict, type }: ConflictProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [mine, theirs] = [formFieldsOf(state.history.now), formFieldsOf(typedOf(conflict))];
  const base = formFieldsOf(state.saved) ?? {};
  const isOwn = state.disk !== undefined;
  const gone = conflict.revision === "" && !isOwn;
  const names = mine && theirs ? differences(mine, theirs) : [];
  const chosen = (name: string) =>
    choices[name] ?? (versionText(base[name]) === versionText(mine?.[name]) ? "theirs" : "mine");
  const settle = (typed: Typed) => dispatch({ type: "settle", typed, opened: conflict });
  const result = (): Typed =>
    mine && theirs ? typedFrom(merged(mine, theirs, names, chosen), type.hasBody) : typedOf(conflict);
  return (
    <Notice severity="warning" role="alert">
      <Text fontWeight="semibold">{headingOf(gone, isOwn)}</Text>
      <Text textStyle="sm" mt="1">
        {gone ? words.conflict.fileReturns : theirs ? words.conflict.choose : words.conflict.unreadable}
      </Text>
      {names.map((name) => (
        <Versions
          key={name}
          label={type.form.properties?.[name]?.title ?? name}
          other={isOwn ? words.conflict.theirsInBrowser : words.conflict.theirsOnDisk}
          mine={mine?.[name]}
          theirs={theirs?.[name]}
          chosen={chosen(name)}
          onChoose={(choice) => setChoices({ ...choices, [name]: choice })}
        />
      ))}
      <Flex gap="2" mt="4" wrap="wrap">
        {!gone && (
          <Button size="sm" onClick={() => settle(result())}>
            {names.length > 0
              ? words.conflict.goOnAsChosen
              : isOwn
                ? words.conflict.goOnWithOther
                : words.conflict.goOnWithDisk}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => settle(state.history.now)}>
          {isOwn ? words.conflict.keepThis : words.conflict.keepMine}
        </Button>
      </Flex>
    </Notice>
  );
}

function headingOf(gone: boolean, isOwn: boolean): string {
  if (isOwn) return words.conflict.alsoInBrowser;
  return words.conflict.changedMeanwhile(gone);
}

interface VersionsProps {
  label: string;
  /** Where the other version is. */
  other: string;
  mine: Value | undefined;
  theirs: Value | undefined;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

function Versions({ label, other, mine, theirs, chosen, onChoose }: VersionsProps) {
  const version = (choice: Choice, name: string, value: Value | undefined) => (
    <chakra.label display="block" flex="1" minW="0" p="2" borderWidth="1px" rounded="md" bg="bg" cursor="pointer">
      <input type="radio" name={`version-${label}`} checked={chosen === choice} onChange={() => onChoose(choice)} />{" "}
      {name}
      <chakra.pre mt="1" textStyle="xs" whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="40" overflowY="auto">
        {versionText(value) || words.common.empty}
      </chakra.pre>
    </chakra.label>
  );
  return (
    <chakra.fieldset mt="3">
      <chakra.legend fontWeight="semibold" textStyle="sm" mb="1">
        {label}
      </chakra.legend>
      <Flex gap="2" direction={{ base: "column", md: "row" }}>
        {version("mine", words.conflict.mine, mine)}
        {version("theirs", other, theirs)}
      </Flex>
    </chakra.fieldset>
  );
}
