import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { NamesBeside } from "../../queries/people/names.ts";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { RouterLink } from "../links/site-link.tsx";
import { HEADING } from "../../theme/headings.ts";

interface LetterLinksProps {
  letters: NamesBeside["letters"];
  /** Address of the page that shows the links. */
  currentAddress: string;
}

/**
 * Renders links to all letters, including letters on other pages. On wide screens the links stay visible while the page
 * scrolls.
 */
export function LetterLinks({ letters, currentAddress }: LetterLinksProps) {
  const { t } = useTranslation();
  return (
    <chakra.nav
      aria-label={t("names.letters")}
      position={{ md: "sticky" }}
      top="header"
      zIndex="content"
      bg="bg.page"
      px="gutter"
      borderBlock="1px solid {colors.rule}"
      css={{ [LOW_VIEWPORT]: { position: "static" } }}
    >
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "repeat(9, minmax(0, 1fr))", md: `repeat(${letters.length}, minmax(0, 1fr))` }}
        css={LETTERS}
      >
        {letters.map(({ letter, slug, address }) => (
          <li key={slug}>
            {address === currentAddress ? (
              <a href={`#${slug}`}>{letter}</a>
            ) : (
              <RouterLink to={`${address}#${slug}`}>{letter}</RouterLink>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const LETTERS = {
  "& a": {
    display: "grid",
    placeItems: "center",
    minHeight: "3rem",
    ...HEADING,
    fontSize: "clamp(1.1rem, 0.9rem + 0.6vw, 1.6rem)",
    whiteSpace: "nowrap",
    transition: "color {durations.fast} {easings.house}",
    _hover: { color: "accent" },
    _focusVisible: { color: "accent", outlineOffset: "-2px" },
  },
};
