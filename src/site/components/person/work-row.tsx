import { Box, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { ListedWork } from "../../queries/people/works.ts";
import { SiteLink } from "../links/site-link.tsx";
import { Picture } from "../picture/picture.tsx";
import { leadingOf } from "../../theme/headings.ts";

interface WorkRowProps {
  work: ListedWork;
  /** Whether the row is visible when the page opens. If so, its picture loads at once. */
  first?: boolean;
  /** Displayed name of the document type; by default, the name that the page of a person uses. */
  kind?: string;
}

/**
 * Renders a row that links to a work of a person, a document of a topic or a featured document. The row shows the
 * picture, the type, the title, and the person's roles or the sentence about the featured document.
 */
export function WorkRow({ work, first = false, kind }: WorkRowProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { type, slug, title, titles, lang, address, number, picture, roles } = work;
  const id = `work-${type}-${slug}`;
  const heading = titles ? local(titles) : { lang, children: title };
  return (
    <chakra.article aria-labelledby={id} position="relative" borderTop="1px solid {colors.rule}" css={ROW_STYLES}>
      <Grid px="gutter" py={{ base: "4", md: "5" }} columnGap="gutter" rowGap="1" alignItems="center" css={COLUMNS}>
        <Box gridArea="picture" overflow="hidden" alignSelf="start">
          {picture && (
            <Picture
              picture={{ ...picture, alt: "" }}
              first={first}
              sizes="(min-width: 48em) 9rem, 5.5rem"
              w="100%"
              aspectRatio="3 / 4"
              transition="transform {durations.slow} {easings.house}"
            />
          )}
        </Box>
        <chakra.p gridArea="kind" textStyle="label" color="fg.muted" alignSelf="end">
          {kind ?? t(`person.type.${type}` as "person.type.team")}
          {number !== undefined && (
            <>
              {" · "}
              <span lang={lang}>{number}</span>
            </>
          )}
        </chakra.p>
        <chakra.h3
          id={id}
          gridArea="title"
          textStyle="title"
          fontSize="clamp(1.75rem, 1.2rem + 2.8vw, 4.5rem)"
          lineHeight={leadingOf(title)}
        >
          <SiteLink
            to={address}
            overflowWrap="anywhere"
            _after={{ content: '""', position: "absolute", inset: 0 }}
            {...heading}
          />
        </chakra.h3>
        <chakra.p
          gridArea="roles"
          textStyle="tagline"
          fontSize="clamp(1.3rem, 1.1rem + 0.8vw, 2rem)"
          textAlign={{ md: "end" }}
          lang={lang}
        >
          {roles.join(", ")}
        </chakra.p>
        <chakra.span gridArea="rule" data-rule h="2px" bg="accent" />
      </Grid>
    </chakra.article>
  );
}

const COLUMNS = {
  gridTemplateColumns: { base: "5.5rem minmax(0, 1fr)", md: "9rem minmax(0, 8fr) minmax(0, 3fr)" },
  gridTemplateRows: { md: "1fr auto 1fr" },
  gridTemplateAreas: {
    base: '"picture kind" "picture title" "picture roles" "picture rule"',
    md: '"picture kind ." "picture title roles" "picture rule rule"',
  },
};

const HOVER_STYLES = { "& [data-rule]": { transform: "scaleX(1)" }, "& img": { transform: "scale(1.03)" } };

/** Styles of the row on hover and focus: a line appears at its bottom, and the picture grows slightly. */
const ROW_STYLES = {
  "& [data-rule]": {
    alignSelf: "end",
    transform: "scaleX(0)",
    transformOrigin: "left",
    transition: "transform {durations.slow} {easings.house}",
  },
  _hover: HOVER_STYLES,
  "&:has(a:focus-visible)": HOVER_STYLES,
};
