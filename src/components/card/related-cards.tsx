import { chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PageLink } from "../../queries/page-link.ts";
import { NavigationLink, SiteLink } from "../layout/site-link.tsx";
import { Picture } from "../picture/picture.tsx";

interface RelatedCardsProps {
  title: ReactNode;
  cards: readonly PageLink[];
  all: { address: string; name: string };
}

/** Links at the end of a card's page: other cards of its category, and the list of all. */
export function RelatedCards({ title, cards, all }: RelatedCardsProps) {
  return (
    <chakra.nav aria-labelledby="related" mt="section" borderTop="1px solid {colors.rule}" px="gutter">
      <chakra.h2 id="related" textStyle="subtitle" py="8">
        {title}
      </chakra.h2>
      <Grid as="ul" gap="gutter" templateColumns={{ base: "1fr", md: "repeat(3, minmax(0, 1fr))" }}>
        {cards.map((card) => (
          <li key={card.address}>
            <RelatedCard {...card} />
          </li>
        ))}
      </Grid>
      <chakra.p py="6" textAlign="center">
        <NavigationLink to={all.address}>{all.name}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

function RelatedCard({ name, address, picture, lang }: PageLink) {
  return (
    <SiteLink to={address} display="block" css={{ "&:hover img, &:focus-visible img": { transform: "scale(1.03)" } }}>
      <chakra.span display="block" overflow="hidden">
        <Picture
          picture={{ ...picture, alt: "" }}
          sizes="(min-width: 48em) 33vw, 100vw"
          w="100%"
          aspectRatio="10 / 7"
          transition="transform {durations.slow} {easings.house}"
        />
      </chakra.span>
      <chakra.span lang={lang} display="block" textStyle="subtitle" mt="3">
        {name}
      </chakra.span>
    </SiteLink>
  );
}
