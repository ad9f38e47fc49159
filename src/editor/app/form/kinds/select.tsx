import { NativeSelect } from "@chakra-ui/react";
import * as messages from "#messages";
import { tellingLeaf } from "../leaf.tsx";
import { choicesOf } from "./choices.ts";

export const select = tellingLeaf(function SelectControl({ aria, text, schema, required, write }) {
  const shown = text || String(schema.default ?? "");
  return (
    <NativeSelect.Root size="sm" width="64" maxWidth="full">
      <NativeSelect.Field {...aria} value={shown} onChange={(event) => write(event.target.value)}>
        {schema.default === undefined && (
          <option value="">{required ? messages.form.choose : messages.form.unchosen}</option>
        )}
        {choicesOf(schema, text).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
});
