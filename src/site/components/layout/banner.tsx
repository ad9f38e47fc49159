import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { leadingOf } from "../../theme/leading.ts";

/** The banner that opens a section: its name, as large as the page allows. */
export function Banner({ children, ...style }: HTMLChakraProps<"h1"> & { children: string }) {
  return (
    <chakra.h1
      textStyle="display"
      lineHeight={leadingOf(children)}
      px="gutter"
      pt={{ base: "10", lg: "16" }}
      ms="-0.03em"
      {...style}
    >
      {children}
    </chakra.h1>
  );
}
