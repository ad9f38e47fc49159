import { Text } from "@chakra-ui/react";

/** Renders a sentence about a failed request; nothing for `""`. */
export function Failure({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Text role="alert" textStyle="sm" color="fg.error">
      {text}
    </Text>
  );
}
