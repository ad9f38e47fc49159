import { Flex, Link } from "@chakra-ui/react";
import * as messages from "#messages";
import { leaf, LineInput } from "../leaf.tsx";

export const link = leaf(function LinkControl(props) {
  const address = addressOf(props.text);
  return (
    <Flex gap="3" align="center">
      <LineInput field={props} flex="1" minWidth="0" inputMode="url" spellCheck={false} />
      {address && (
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          fontSize="xs"
          paddingY="1.5"
          aria-label={messages.form.openInTab(props.label)}
        >
          {messages.form.open}
        </Link>
      )}
    </Flex>
  );
});

/**
 * Returns the URL to open; `undefined` unless it is http or https, because a document may contain `javascript:` URLs.
 */
function addressOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}
