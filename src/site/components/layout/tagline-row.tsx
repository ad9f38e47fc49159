import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TaglineRowProps {
  tagline: string;
  /** Language of the tagline, when it is not the page's. */
  lang?: string;
  /** Links, at the other end of the row. */
  children: ReactNode;
}

/** The row under the banner of a section: its tagline and the link to the form. */
export function TaglineRow({ tagline, lang, children }: TaglineRowProps) {
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
      <chakra.p textStyle="tagline" fontSize="3xl" lang={lang}>
        {tagline}
      </chakra.p>
      {children}
    </Flex>
  );
}
