import { Flex, Input, Link } from "@chakra-ui/react";
import type { LeafProps } from "../control-props.ts";

export function LinkControl({ aria, text, label, schema, write }: LeafProps) {
  const address = addressOf(text);
  return (
    <Flex gap="3" align="center">
      <Input
        {...aria}
        size="sm"
        flex="1"
        minWidth="0"
        inputMode="url"
        spellCheck={false}
        value={text}
        placeholder={schema.examples?.[0]}
        onChange={(event) => write(event.target.value)}
      />
      {address && (
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          fontSize="xs"
          paddingY="1.5"
          aria-label={`Abrir ${label} en otra pestaña`}
        >
          abrir ↗
        </Link>
      )}
    </Flex>
  );
}

/** Only of the web: a document may say `javascript:` too. */
function addressOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}
