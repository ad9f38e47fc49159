import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TaglineRowProps {
  /** With its language, when it is not the page's. */
  tagline: { children: string; lang?: string | undefined } | undefined;
  /** Links, at the other end of the row. */
  children: ReactNode;
}

/** The row under the banner of a section: its tagline and the link to the form. */
export function TaglineRow({ tagline, children }: TaglineRowProps) {
  return (
    <Flex
      px="gutter"
      mt="6"
      mb={{ base: "12", lg: "20" }}
      columnGap="gutter"
      rowGap="6"
      wrap="wrap"
      align="baseline"
      justify="space-between"
    >
      {tagline && <chakra.p textStyle="tagline" fontSize="3xl" {...tagline} />}
      {children}
    </Flex>
  );
}
