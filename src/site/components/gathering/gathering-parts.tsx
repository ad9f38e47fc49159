import { Box, chakra, Grid } from "@chakra-ui/react";
import { useId } from "react";
import { gathering } from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";
import type { Appearance, ContentsSection, Piece } from "../../queries/gathering/contents.ts";
import type { PageLink } from "../../queries/pages/page-link.ts";
import { leadingOf } from "../../theme/headings.ts";
import { SiteLink } from "../links/site-link.tsx";
import { Picture } from "../picture/picture.tsx";

interface ContentsProps {
  sections: readonly ContentsSection[];
  /** Language of the titles of the sections. */
  lang: string;
  /** Address of the issue. The address followed by `.atom` is the address of the issue's feed. */
  address: string;
}

export type GatheringProps = ContentsProps | { appearance: Appearance };

/** Renders the contents of an issue; for a piece, links to its issue and to the previous and the next piece. */
export function GatheringPart(props: GatheringProps) {
  const t = useAddedTexts({ gathering });
  return "sections" in props ? <Sections {...props} t={t} /> : <AppearanceLinks {...props.appearance} t={t} />;
}

interface TranslationProps {
  t: ReturnType<typeof useAddedTexts>;
}

function Sections({ sections, lang, address, t }: TranslationProps & ContentsProps) {
  return (
    <chakra.section aria-labelledby="contents" mt={{ base: "16", lg: "section" }}>
      <link rel="alternate" type="application/atom+xml" href={`${import.meta.env.BASE_URL}${address.slice(1)}.atom`} />
      <chakra.h2 id="contents" textStyle="title" px="gutter" mb={{ base: "6", lg: "10" }}>
        {t("gathering.contents")}
      </chakra.h2>
      {sections.map((section, index) => (
        <Section key={index} {...section} lang={lang} t={t} />
      ))}
    </chakra.section>
  );
}

function Section({ title, isRest, pieces, lang, t }: TranslationProps & ContentsSection & Pick<ContentsProps, "lang">) {
  const heading = title ?? (isRest && t("gathering.rest"));
  return (
    <Box mb={{ base: "10", lg: "16" }}>
      {heading && (
        <chakra.h3
          lang={title === undefined ? undefined : lang}
          textStyle="label"
          color="var(--accent)"
          _moreContrast={{ color: "fg" }}
          px="gutter"
          mb="3"
        >
          {heading}
        </chakra.h3>
      )}
      <chakra.ol listStyleType="none">
        {pieces.map((piece) => (
          <Row key={piece.address} piece={piece} t={t} />
        ))}
      </chakra.ol>
    </Box>
  );
}

function Row({ piece: { type, title, subtitle, lang, address, picture }, t }: TranslationProps & { piece: Piece }) {
  return (
    <chakra.li position="relative" borderTop="1px solid {colors.rule}" css={HOVER_AND_FOCUS}>
      <Grid px="gutter" py="4" columnGap="gutter" alignItems="center" templateColumns={COLUMNS}>
        <Box overflow="hidden" alignSelf="start">
          {picture && (
            <Picture
              picture={{ ...picture, alt: "" }}
              coverOf={address}
              sizes="(min-width: 48em) 9rem, 5.5rem"
              w="100%"
              aspectRatio="1"
              transition="transform {durations.slow} {easings.house}"
            />
          )}
        </Box>
        <Box>
          <chakra.p textStyle="label" color="fg.muted">
            {t(`person.type.${type}` as "person.type.team")}
          </chakra.p>
          <SiteLink
            to={address}
            lang={lang}
            display="block"
            textStyle="title"
            lineHeight={leadingOf(title)}
            overflowWrap="anywhere"
            _after={{ content: '""', position: "absolute", inset: 0 }}
          >
            {title}
          </SiteLink>
          {subtitle && (
            <chakra.p lang={lang} mt="2" maxW="text">
              {subtitle}
            </chakra.p>
          )}
        </Box>
      </Grid>
    </chakra.li>
  );
}

const COLUMNS = { base: "5.5rem minmax(0, 1fr)", md: "9rem minmax(0, 1fr)" };

const HOVER_STYLES = { "& img": { transform: "scale(1.04)" } };
const HOVER_AND_FOCUS = { _hover: HOVER_STYLES, "&:has(a:focus-visible)": HOVER_STYLES };

function AppearanceLinks({ issue, previous, next, t }: TranslationProps & Appearance) {
  const id = useId();
  const [before, after] = t("gathering.appeared", { skipInterpolation: true }).split("{{issue}}");
  return (
    <chakra.nav aria-labelledby={id} px="gutter" mt={{ base: "12", lg: "20" }} ms={{ lg: "25%" }} maxW="44rem">
      <chakra.p id={id} textStyle="tagline" fontSize="3xl">
        {before}
        <SiteLink to={issue.address} lang={issue.lang} css={UNDERLINED}>
          {issue.number} {issue.name}
        </SiteLink>
        {after}
      </chakra.p>
      {previous && <NeighbourLink label={t("gathering.previous")} {...previous} />}
      {next && <NeighbourLink label={t("gathering.next")} {...next} />}
    </chakra.nav>
  );
}

const UNDERLINED = {
  textDecorationLine: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.2em",
};

function NeighbourLink({ label, name, lang, address }: PageLink & { label: string }) {
  return (
    <chakra.p mt="4" borderTop="1px solid {colors.rule}" pt="3">
      <chakra.span textStyle="label" display="block">
        {label}
      </chakra.span>
      <SiteLink to={address} lang={lang} display="block" py="1" textStyle="subtitle">
        {name}
      </SiteLink>
    </chakra.p>
  );
}
