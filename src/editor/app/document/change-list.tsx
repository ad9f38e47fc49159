import { Box, List, Text } from "@chakra-ui/react";
import * as messages from "#messages";

/** What a change would do beside what was asked for. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  return (
    <Box textStyle="sm">
      <Text fontWeight="semibold">{messages.document.willChange}</Text>
      <List.Root ps="5" mt="1">
        {changes.map((each) => (
          <List.Item key={each}>{each}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
