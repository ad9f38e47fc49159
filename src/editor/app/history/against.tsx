import { Field, NativeSelect } from "@chakra-ui/react";
import type { Version } from "../../contract/git.ts";
import { NOW, timeOf } from "./version-words.ts";

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
      <Field.Label>Comparar con</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={chosen ? versions.indexOf(chosen) : ""}
          onChange={({ target }) => onChoose(target.value === "" ? undefined : versions[Number(target.value)])}
        >
          <option value="">{NOW}</option>
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
