import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { type TextGroup, useLocalText } from "../../i18n/use-texts.ts";
import type { WithTexts } from "../../queries/pages/page-texts.ts";
import type { Site } from "../../queries/site.ts";
import type { ListPage } from "../../queries/lists/list-page-data.ts";
import { Logo } from "../logo/logo.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { SubscribeLink } from "../links/subscribe-link.tsx";
import { ListPageOpening } from "../list/list-items.tsx";
import { Carousel } from "./carousel.tsx";

interface CarouselOpeningProps extends WithTexts {
  /** Group of translations with the accessible name of the carousel. */
  section: TextGroup<"carousel">;
  /** Colour of the banner. */
  color: string;
  carousel: Site["carousel"];
  listPage: ListPage<unknown>;
}

/**
 * Renders the top of a list page: the banner, the carousel, the tagline and, between two lines, the invitation to
 * subscribe. A later list page has only the banner, its number and a link to the first list page.
 */
export function CarouselOpening({ section, color, carousel, texts, listPage }: CarouselOpeningProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { tagline } = texts;
  return (
    <>
      <PageBanner texts={texts} color={color} pb={{ base: "6", lg: "10" }} />
      <ListPageOpening {...listPage}>
        <Carousel label={t(`${section}.carousel`)} {...carousel} />
        {tagline && (
          <chakra.p textStyle="tagline" fontSize="3xl" px="gutter" my={{ base: "8", lg: "12" }} {...local(tagline)} />
        )}
        <chakra.aside
          display="flex"
          alignItems="center"
          gap={{ base: "4", md: "8" }}
          px="gutter"
          py={{ base: "6", md: "8" }}
          borderBlock="1px solid {colors.rule}"
        >
          <Logo size="clamp(2.5rem, 4vw, 4rem)" />
          <SubscribeLink withReason />
        </chakra.aside>
      </ListPageOpening>
    </>
  );
}
