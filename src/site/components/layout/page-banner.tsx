import { type HTMLChakraProps, chakra, Flex } from "@chakra-ui/react";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { WithTexts } from "../../queries/pages/page-texts.ts";
import { leadingOf } from "../../theme/headings.ts";
import type { ReactNode } from "react";

/** Renders the banner of a page, or the page's title if the page has no banner text. */
export function PageBanner({ texts, ...style }: WithTexts & HTMLChakraProps<"h1">) {
  const local = useLocalText();
  const banner = texts.banner ?? texts.title;
  // The line height is calculated from the banner in all languages, so that a change of language moves nothing.
  const lineHeight = leadingOf(Object.values(banner).join(""));
  return <Banner {...{ lineHeight, ...style }} {...local(banner)} />;
}

/** Renders the banner that opens a section: the section's name, as large as the page allows. */
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
  /**
   * Text of the tagline; `lang` is set if it differs from the language of the page. `undefined` if there is no tagline.
   */
  tagline: { children: string; lang?: string | undefined } | undefined;
  /** Links at the end of the row, after the tagline. */
  children: ReactNode;
}

/** Renders the row under the banner of a section: the tagline and links, such as the link to the form. */
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
