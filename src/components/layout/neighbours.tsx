import { chakra, Grid } from "@chakra-ui/react";
import type { PageLink } from "../../queries/page-link.ts";
import { Picture } from "../picture/picture.tsx";
import { NavigationLink, SiteLink } from "./site-link.tsx";

interface Neighbour extends PageLink {
  /** What it is to this page: «Número siguiente». */
  kind: string;
}

interface NeighboursProps {
  label: string;
  newer: Neighbour | undefined;
  older: Neighbour | undefined;
  all: { address: string; name: string };
}

/** Links at the end of a page: the newer and the older document, and the list of all. */
export function Neighbours({ label, newer, older, all }: NeighboursProps) {
  return (
    <chakra.nav aria-label={label} mt="section" borderTop="1px solid {colors.rule}">
      <Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }}>
        {[newer, older].map((neighbour) => neighbour && <NeighbourLink key={neighbour.address} {...neighbour} />)}
      </Grid>
      <chakra.p px="gutter" borderTop="1px solid {colors.rule}" py="4" textAlign="center">
        <NavigationLink to={all.address}>{all.name}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

function NeighbourLink({ address, kind, name, lang, picture }: Neighbour) {
  return (
    <SiteLink
      to={address}
      display="grid"
      gridTemplateColumns="6rem 1fr"
      gap="6"
      alignItems="center"
      px="gutter"
      py="8"
      css={{
        "&:hover img, &:focus-visible img": { transform: "scale(1.04)" },
        "& + &": {
          borderTop: { base: "1px solid {colors.rule}", md: "0" },
          borderInlineStart: { md: "1px solid {colors.rule}" },
        },
      }}
    >
      <Picture
        picture={{ ...picture, alt: "" }}
        sizes="6rem"
        w="6rem"
        h="8.5rem"
        transition="transform {durations.slow} {easings.house}"
      />
      <span>
        <chakra.span display="block" textStyle="label" color="fg.muted">
          {kind}
        </chakra.span>
        <chakra.span lang={lang} display="block" textStyle="title">
          {name}
        </chakra.span>
      </span>
    </SiteLink>
  );
}
