import type { HTMLChakraProps } from "@chakra-ui/react";
import { useLocalText } from "../../i18n/use-local-text.ts";
import type { WithTexts } from "../../queries/page-texts.ts";
import { Banner } from "./banner.tsx";

/** The banner of a page, which is its title where it has no other. */
export function PageBanner({ texts, ...style }: WithTexts & HTMLChakraProps<"h1">) {
  const local = useLocalText();
  return <Banner {...style} {...local(texts.banner ?? texts.title)} />;
}
