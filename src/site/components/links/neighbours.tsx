import { chakra, Grid } from "@chakra-ui/react";
import type { TFunction } from "i18next";
import type { TextGroup } from "../../i18n/use-texts.ts";
import type { Neighbours as NeighbourPages } from "../../queries/lists/order.ts";
import type { PageLink } from "../../queries/pages/page-link.ts";
import { Picture, zoomOnHover } from "../picture/picture.tsx";
import { NavigationLink, SiteLink } from "./site-link.tsx";
import { leadingOf } from "../../theme/headings.ts";

type NeighbourWords = Record<"more" | "newer" | "older" | "all", string>;

/** Returns the texts of `Neighbours` for a built-in document type, from the type's group of translations. */
export const neighbourWords = (t: TFunction, type: TextGroup<keyof NeighbourWords>): NeighbourWords => ({
  more: t(`${type}.more`),
  newer: t(`${type}.newer`),
  older: t(`${type}.older`),
  all: t(`${type}.all`),
});

interface NeighboursProps extends NeighbourPages {
  words: NeighbourWords;
  /** Path of the list of all documents. */
  all: string;
}

/** Renders links at the end of a page: the newer document, the older document, and the list of all documents. */
export function Neighbours({ words, newer, older, all }: NeighboursProps) {
  return (
    <chakra.nav aria-label={words.more} mt="section" borderTop="1px solid {colors.rule}">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        {newer && <NeighbourLink {...newer} relation={words.newer} />}
        {older && <NeighbourLink {...older} relation={words.older} />}
      </Grid>
      <chakra.p px="gutter" borderTop="1px solid {colors.rule}" py="4" textAlign="center">
        <NavigationLink to={all}>{words.all}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

/**
 * Renders the link to the newer or the older document. `relation` is the text for how that document relates to the page,
 * such as «Número siguiente».
 */
function NeighbourLink({ address, relation, name, lang, picture }: PageLink & { relation: string }) {
  return (
    <SiteLink
      to={address}
      display="grid"
      gridTemplateColumns="6rem minmax(0, 1fr)"
      gap="6"
      alignItems="center"
      px="gutter"
      py="8"
      css={{
        ...zoomOnHover(1.04),
        "& + &": {
          borderTop: { base: "1px solid {colors.rule}", md: "0" },
          borderInlineStart: { md: "1px solid {colors.rule}" },
        },
      }}
    >
      {picture && (
        <Picture
          picture={{ ...picture, alt: "" }}
          coverOf={address}
          sizes="6rem"
          w="6rem"
          h="8.5rem"
          transition="transform {durations.slow} {easings.house}"
        />
      )}
      <span>
        <chakra.span display="block" textStyle="label" color="fg.muted">
          {relation}
        </chakra.span>
        <chakra.span lang={lang} display="block" textStyle="title" lineHeight={leadingOf(name)}>
          {name}
        </chakra.span>
      </span>
    </SiteLink>
  );
}
