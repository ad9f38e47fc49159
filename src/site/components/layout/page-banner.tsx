import { type HTMLChakraProps, chakra } from "@chakra-ui/react";
import { useLocalText } from "../../i18n/use-local-text.ts";
import type { WithTexts } from "../../queries/page-texts.ts";
import { leadingOf } from "../../theme/leading.ts";

/** The banner of a page, which is its title where it has no other. */
export function PageBanner({ texts, ...style }: WithTexts & HTMLChakraProps<"h1">) {
  const local = useLocalText();
  const banner = texts.banner ?? texts.title;
  // In every language as high as in the one that needs most, so that nothing moves when it changes.
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
