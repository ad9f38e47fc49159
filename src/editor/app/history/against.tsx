import { Field, NativeSelect } from "@chakra-ui/react";
import * as words from "#words";
import type { Version } from "../../contract/git.ts";
import { timeOf } from "./version-words.ts";

interface AgainstProps {
  versions: readonly Version[];
  /** `undefined`: what the form says. */
  chosen: Version | undefined;
  onChoose: (version: Version | undefined) => void;
}

/** With what a version is compared. */
export function Against({ versions, chosen, onChoose }: AgainstProps) {
  return (
    <Field.Root>
      <Field.Label>{words.history.compareWith}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={chosen ? versions.indexOf(chosen) : ""}
          onChange={({ target }) => onChoose(target.value === "" ? undefined : versions[Number(target.value)])}
        >
          <option value="">{words.history.now}</option>
          {versions.map((version, index) => (
            <option key={index} value={index}>
              {timeOf(version)} · {version.sentence}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
