import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { NameGroup, ListedName } from "../../queries/people/names.ts";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { HEADING, HEADING_CASE, TAGLINE } from "../../theme/headings.ts";
import { RouterLink } from "../links/site-link.tsx";
import { Count, COUNT_STYLES } from "./role-links.tsx";

interface NameSectionProps {
  group: NameGroup;
  /**
   * Whether the group is the first of a page. The first group shows its letter even if the letter began on the previous
   * page.
   */
  first: boolean;
}

/**
 * Renders names under their letter. A group that continues the letter of the previous group follows without a visible
 * heading.
 */
export function NameSection({ group: { slug, letter, goesOn, names }, first }: NameSectionProps) {
  const { t } = useTranslation();
  const showsLetter = first || !goesOn;
  return (
    <chakra.section
      aria-labelledby={slug}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(5rem, 2fr) minmax(0, 10fr)" }}
      columnGap="gutter"
      px="gutter"
      pt={showsLetter ? { base: "10", lg: "16" } : "0"}
    >
      <Box>
        <chakra.h2 id={slug} css={showsLetter ? LETTER : HIDDEN_HEADING}>
          {showsLetter ? letter : t("names.goesOn", { letter })}
        </chakra.h2>
      </Box>
      <NameList names={names} />
    </chakra.section>
  );
}

/** Styles of the letter. The letter stays beside its names while the names scroll past. */
const LETTER = {
  position: { md: "sticky" },
  top: { md: "calc({sizes.header} + 4.5rem)" },
  [LOW_VIEWPORT]: { position: "static" },
  scrollMarginTop: "5rem",
  ...HEADING,
  fontSize: "clamp(4.5rem, 3rem + 6vw, 9.5rem)",
  lineHeight: "0.86",
  marginBottom: { base: "2", md: "0" },
};

/**
 * Styles of the heading of a continued letter. Screen readers read the heading aloud; it is visible only while focused.
 */
const HIDDEN_HEADING = {
  "&:not(:focus)": { srOnly: true },
  textStyle: "label",
};

/**
 * Renders names in rows, each with its number of works. The names of organizations are in italics. The styles of the
 * rows are set on the list, because there are hundreds of rows. Names have no `lang`, because WCAG 2.2 criterion 3.1.2
 * excludes proper names; texts about names are in the language of the interface.
 */
function NameList({ names }: { names: readonly ListedName[] }) {
  const { t } = useTranslation();
  return (
    <chakra.ul css={ROWS}>
      {names.map(({ name, address, count, organization = false }) => (
        <li key={address} data-organization={organization || undefined}>
          <RouterLink to={address} title={organization ? t("names.organization") : undefined}>
            {name}
          </RouterLink>
          <Count as="span" count={count} of="works" />
        </li>
      ))}
    </chakra.ul>
  );
}

const ROWS = {
  ...COUNT_STYLES,
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    xl: "repeat(3, minmax(0, 1fr))",
    "2xl": "repeat(4, minmax(0, 1fr))",
  },
  columnGap: "gutter",
  "& li": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "3",
    borderBottom: "1px solid {colors.rule}",
    transition: "border-color {durations.fast} {easings.house}",
    _hover: { borderColor: "accent" },
    "&:has(a:focus-visible)": { borderColor: "accent" },
  },
  "& a": {
    flex: "1",
    minWidth: "0",
    paddingBlock: "0.55rem 0.45rem",
    ...HEADING,
    fontSize: "clamp(1.35rem, 1.1rem + 0.75vw, 1.9rem)",
    lineHeight: "1.05",
    textTransform: HEADING_CASE,
    overflowWrap: "anywhere",
    transition: "color {durations.fast} {easings.house}",
    scrollMarginTop: "4rem",
    _hover: { color: "accent" },
    _focusVisible: { color: "accent" },
  },
  "& [data-organization] a": {
    ...TAGLINE,
    fontSize: "clamp(1.55rem, 1.25rem + 0.9vw, 2.2rem)",
    lineHeight: "0.95",
    textTransform: "none",
  },
  "& span": { textStyle: "label", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
};
