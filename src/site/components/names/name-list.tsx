import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ListedName } from "../../queries/names-by-letter.ts";
import { RouterLink } from "../layout/router-link.tsx";
import { Count, COUNT } from "./count.tsx";
import { HEADING, HEADING_CASE, TAGLINE } from "../../theme/headings.ts";

/**
 * Names in rows, each with its number of works; those of organizations are in italics. The elements are plain and their
 * styles those of the list, because there are hundreds. Names are in no language (WCAG 2.2 criterion 3.1.2), and what is
 * said of them is in that of the interface.
 */
export function NameList({ names }: { names: readonly ListedName[] }) {
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
  ...COUNT,
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
