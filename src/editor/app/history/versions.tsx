import { Button, Flex, Text, Field, NativeSelect } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import * as messages from "#messages";
import type { Version } from "../../contract/git.ts";
import type { EditorState, EditorType } from "../../contract/protocol.ts";
import type { Request, Typed } from "../../contract/requests.ts";
import { editorApi } from "../editor-api.ts";
import type { EarlierVersion } from "../use-shown-document.ts";
import { useAnswer } from "../use-request.ts";
import { differencesOfTyped } from "../differences/differences.ts";
import { DifferenceList } from "../differences/difference-list.tsx";
import { Failure } from "../layout/failure.tsx";
import { VersionList } from "./version-list.tsx";
import { formatTime } from "../dates.ts";

interface VersionsProps {
  file: string;
  form: EditorType["form"];
  state: EditorState;
  /** The current content of the form. */
  current: Typed;
  onShowEarlier: (version: EarlierVersion) => void;
  /** Puts a version into the form, as if the version had been typed. */
  onReturn: (typed: Typed) => void;
}

interface LoadedVersion {
  version: Version;
  /** The content of the version; `undefined` if the document did not exist at that time. */
  typed: Typed | undefined;
}

/** Renders the versions of a document in Git. Each version can be compared, shown and restored. */
export function Versions({ file, form, state, current, onShowEarlier, onReturn }: VersionsProps) {
  const { answer: history, failure, attempt } = useAnswer(() => editorApi.history({ file }));
  const [chosen, setChosen] = useState<LoadedVersion>();
  /** The version with which the chosen version is compared; `undefined` for the current content of the form. */
  const [compared, setCompared] = useState<LoadedVersion>();
  const loadVersion = (version: Version | undefined, onLoaded: (loaded: LoadedVersion | undefined) => void) => {
    if (!version) return onLoaded(undefined);
    return void attempt(async () => {
      const { typed } = await editorApi.version(versionRequest(file, version));
      onLoaded({ version, typed });
    });
  };
  const restore = () =>
    chosen && void attempt(async () => onReturn((await editorApi.goBack(versionRequest(file, chosen.version))).typed));
  if (!history) return <Text role="status">{failure || messages.common.seeking}</Text>;
  const { versions, isShallow } = history;
  return (
    <Flex direction="column" gap="4">
      <Failure text={failure} />
      {versions.length === 0 && <Text>{messages.history.none}</Text>}
      {versions.length > 0 && (
        <VersionList
          label={messages.history.versions}
          versions={versions}
          chosen={chosen?.version}
          onChoose={(version) => loadVersion(version, setChosen)}
        />
      )}
      {isShallow && (
        <Text textStyle="sm" color="fg.muted">
          {messages.history.shallow}
        </Text>
      )}
      {chosen && (
        <ChosenVersion {...{ chosen, compared, file, form, state, current, onShowEarlier }} onReturn={restore}>
          <CompareWith
            versions={versions}
            chosen={compared?.version}
            onChoose={(version) => loadVersion(version, setCompared)}
          />
        </ChosenVersion>
      )}
    </Flex>
  );
}

const versionRequest = (file: string, { file: versionFile, commit }: Version): Request<"version"> => ({
  file,
  was: versionFile,
  commit,
});

interface ChosenVersionProps extends Omit<VersionsProps, "onReturn"> {
  chosen: LoadedVersion;
  compared: LoadedVersion | undefined;
  onReturn: () => void;
  /** The control that chooses the version to compare with. */
  children: ReactNode;
}

function ChosenVersion({
  chosen: { version, typed },
  compared,
  file,
  form,
  state,
  current,
  onShowEarlier,
  onReturn,
  children,
}: ChosenVersionProps) {
  if (!typed) return <Text role="status">{messages.history.wasNotThere}</Text>;
  const [request, timeText] = [versionRequest(file, version), messages.history.on(formatTime(version))];
  const names = [formatTime(version), compared ? formatTime(compared.version) : messages.history.now] as const;
  const differences = differencesOfTyped(form, typed, compared ? (compared.typed ?? { text: "" }) : current);
  return (
    <section aria-label={messages.history.difference}>
      {children}
      {differences.length === 0 && <Text textStyle="sm">{messages.history.same}</Text>}
      <DifferenceList {...{ form, names, differences, file, state }} />
      <Flex gap="2" justify="end" mt="4" wrap="wrap">
        <Button variant="outline" onClick={() => onShowEarlier({ request, timeText })}>
          {messages.history.seePage}
        </Button>
        <Button onClick={onReturn}>{messages.history.restore}</Button>
      </Flex>
    </section>
  );
}

interface CompareWithProps {
  versions: readonly Version[];
  /** The version to compare with; `undefined` for the current content of the form. */
  chosen: Version | undefined;
  onChoose: (version: Version | undefined) => void;
}

/** Renders a menu that chooses the version to compare with. */
function CompareWith({ versions, chosen, onChoose }: CompareWithProps) {
  return (
    <Field.Root>
      <Field.Label>{messages.history.compareWith}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={chosen ? versions.indexOf(chosen) : ""}
          onChange={({ target }) => onChoose(target.value === "" ? undefined : versions[Number(target.value)])}
        >
          <option value="">{messages.history.now}</option>
          {versions.map((version, index) => (
            <option key={index} value={index}>
              {formatTime(version)} · {version.sentence}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
