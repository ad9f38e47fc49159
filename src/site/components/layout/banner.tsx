import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { leadingOf } from "../../theme/leading.ts";

interface BannerProps extends HTMLChakraProps<"h1"> {
  /** The name of the section, as large as the page allows. */
  children: string;
}

/** The banner that opens a section. */
export function Banner({ children, ...style }: BannerProps) {
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
