import { chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { TextGroup } from "../../i18n/text-group.ts";
import type { Neighbours as Around } from "../../queries/order.ts";
import type { PageLink } from "../../queries/page-link.ts";
import { Picture } from "../picture/picture.tsx";
import { NavigationLink, SiteLink } from "./site-link.tsx";
import { leadingOf } from "../../theme/leading.ts";

interface NeighboursProps extends Around {
  /** Where its texts are in the translations. */
  type: TextGroup<"more" | "newer" | "older" | "all">;
  /** Address of the list. */
  all: string;
}

/** Links at the end of a page: the newer and the older document, and the list of all. */
export function Neighbours({ type, newer, older, all }: NeighboursProps) {
  const { t } = useTranslation();
  return (
    <chakra.nav aria-label={t(`${type}.more`)} mt="section" borderTop="1px solid {colors.rule}">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
        {newer && <NeighbourLink {...newer} kind={t(`${type}.newer`)} />}
        {older && <NeighbourLink {...older} kind={t(`${type}.older`)} />}
      </Grid>
      <chakra.p px="gutter" borderTop="1px solid {colors.rule}" py="4" textAlign="center">
        <NavigationLink to={all}>{t(`${type}.all`)}</NavigationLink>
      </chakra.p>
    </chakra.nav>
  );
}

/** `kind`: what it is to this page, as «Número siguiente». */
function NeighbourLink({ address, kind, name, lang, picture }: PageLink & { kind: string }) {
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
        _hover: GROWN,
        _focusVisible: GROWN,
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
          {kind}
        </chakra.span>
        <chakra.span lang={lang} display="block" textStyle="title" lineHeight={leadingOf(name)} overflowWrap="anywhere">
          {name}
        </chakra.span>
      </span>
    </SiteLink>
  );
}

const GROWN = { "& img": { transform: "scale(1.04)" } };
