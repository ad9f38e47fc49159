import { type HTMLChakraProps, chakra, Flex } from "@chakra-ui/react";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { WithTexts } from "../../queries/pages/page-texts.ts";
import { leadingOf } from "../../theme/headings.ts";
import type { ReactNode } from "react";

/** The banner of a page, which is the page's title if it has no other. */
export function PageBanner({ texts, ...style }: WithTexts & HTMLChakraProps<"h1">) {
  const local = useLocalText();
  const banner = texts.banner ?? texts.title;
  // The line is as high as the language that needs most, so that nothing moves when the language changes.
  const lineHeight = leadingOf(Object.values(banner).join(""));
  return <Banner {...{ lineHeight, ...style }} {...local(banner)} />;
}

/** The banner that opens a section: its name, as large as the page allows. */
function Banner({ children, ...style }: HTMLChakraProps<"h1"> & { children: string }) {
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

interface TaglineRowProps {
  /** Text of the tagline, with its language if that is not the page's. */
  tagline: { children: string; lang?: string | undefined } | undefined;
  /** Links at the other end of the row. */
  children: ReactNode;
}

/** The row under the banner of a section: its tagline and links, such as the one to the form. */
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
