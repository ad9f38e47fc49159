import { Flex, type FlexProps } from "@chakra-ui/react";

/** The list or the form. In a narrow window it is nearly as wide as that, and is scrolled to. */
export function Panel({ width, ...props }: FlexProps & { width: "list" | "form" }) {
  const place = { flexShrink: "0", scrollSnapAlign: "start", minH: "0" } as const;
  return <Flex {...place} w={{ base: "panel", md: width }} borderEndWidth="1px" bg="bg" {...props} />;
}
