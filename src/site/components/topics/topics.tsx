import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useLocalText, useReaderLanguage } from "../../i18n/use-texts.ts";
import type { WithTopics } from "../../queries/topics/topics.ts";
import { SiteLink } from "../links/site-link.tsx";

/** Renders the topics of a document above its title, as links to the pages of the topics. */
export function Topics({ topics = [], ...style }: WithTopics & HTMLChakraProps<"ul">) {
  const local = useLocalText();
  const language = useReaderLanguage();
  if (topics.length === 0) return undefined;
  return (
    // The list has its own `lang`, because the document that contains it may be in another language.
    <chakra.ul lang={language} display="flex" flexWrap="wrap" columnGap="5" textStyle="label" mb="2" {...style}>
      {topics.map(({ slug, name = {}, address = "", color }) => (
        <li key={slug}>
          {/* On cards, the link of the title covers the whole card. `zIndex` keeps this link above it. */}
          <SiteLink
            to={address}
            display="inline-block"
            py="1"
            position="relative"
            zIndex="1"
            style={{ color }}
            _hover={{ textDecorationLine: "underline" }}
            // Overrides the topic's colour, which the `style` attribute sets.
            _moreContrast={{ color: "fg !important" }}
            {...local(name)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}
