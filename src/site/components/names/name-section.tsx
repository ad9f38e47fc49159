import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { NameGroup } from "../../queries/names-by-letter.ts";
import { SHORT } from "../../theme/short.ts";
import { NameList } from "./name-list.tsx";
import { HEADING } from "../../theme/headings.ts";

interface NameSectionProps {
  group: NameGroup;
  /** The first of a page, which shows its letter also where it goes on with it. */
  first: boolean;
}

/** Names of one letter under it. Those that go on with a letter follow its others as if they were one. */
export function NameSection({ group: { slug, letter, goesOn, names }, first }: NameSectionProps) {
  const { t } = useTranslation();
  const isSeen = first || !goesOn;
  return (
    <chakra.section
      aria-labelledby={slug}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(5rem, 2fr) minmax(0, 10fr)" }}
      columnGap="gutter"
      px="gutter"
      pt={isSeen ? { base: "10", lg: "16" } : "0"}
    >
      <Box>
        <chakra.h2 id={slug} css={isSeen ? LETTER : UNSEEN}>
          {isSeen ? letter : t("names.goesOn", { letter })}
        </chakra.h2>
      </Box>
      <NameList names={names} />
    </chakra.section>
  );
}

/** Stands beside its names while they pass. */
const LETTER = {
  position: { md: "sticky" },
  top: { md: "calc({sizes.header} + 4.5rem)" },
  [SHORT]: { position: "static" },
  scrollMarginTop: "5rem",
  ...HEADING,
  fontSize: "clamp(4.5rem, 3rem + 6vw, 9.5rem)",
  lineHeight: "0.86",
  marginBottom: { base: "2", md: "0" },
};

/** Read aloud, and seen only while it has the focus. */
const UNSEEN = {
  "&:not(:focus)": { srOnly: true },
  textStyle: "label",
};
