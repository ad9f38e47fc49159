import { NativeSelect } from "@chakra-ui/react";
import { tellingLeaf } from "../leaf.tsx";
import { choicesOf } from "./choices.ts";

export const select = tellingLeaf(function SelectControl({ aria, text, schema, required, write }) {
  const shown = text || String(schema.default ?? "");
  return (
    <NativeSelect.Root size="sm" width="64" maxWidth="full">
      <NativeSelect.Field {...aria} value={shown} onChange={(event) => write(event.target.value)}>
        {schema.default === undefined && <option value="">{required ? "Elegí…" : "Sin elegir"}</option>}
        {choicesOf(schema, text).map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
});
