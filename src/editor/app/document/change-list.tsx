import { Box, List, Text } from "@chakra-ui/react";

/** What a change would do beside what was asked for. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  return (
    <Box textStyle="sm">
      <Text fontWeight="semibold">Va a cambiar:</Text>
      <List.Root ps="5" mt="1">
        {changes.map((each) => (
          <List.Item key={each}>{each}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
