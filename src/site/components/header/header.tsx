import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { isWordmark } from "../logo/logo-file.ts";
import { Logo } from "../logo/logo.tsx";
import { MenuButton } from "./menu-button.tsx";
import { type NavigationItem, NavigationLinks } from "../links/navigation.tsx";
import { SearchButton } from "./search-button.tsx";
import { SiteLink } from "../links/site-link.tsx";
import { HEADING, HEADING_CASE } from "../../theme/headings.ts";

interface HeaderProps {
  siteName: string;
  items: readonly NavigationItem[];
}

/**
 * Renders the bar at the top of every page: the logo, the menu and the search. On narrow screens a button opens the
 * menu.
 */
export function Header({ siteName, items }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <chakra.header
      position="fixed"
      insetX="0"
      top="0"
      zIndex="bar"
      bg="bg.page"
      borderBottom="1px solid {colors.rule}"
      css={{ [LOW_VIEWPORT]: { position: "absolute" } }}
    >
      <Flex
        minH="header"
        pt="env(safe-area-inset-top)"
        px="gutter"
        maxW="page"
        mx="auto"
        align="center"
        justify="space-between"
        gap="3"
      >
        <SiteLink
          to="/#home"
          aria-label={t("logo", { name: siteName })}
          display="inline-flex"
          alignItems="center"
          gap="3"
          minH="2.75rem"
          {...HEADING}
          fontFamily="title"
          fontSize="xl"
          textTransform={HEADING_CASE}
        >
          <Logo size="1.1em" />
          {!isWordmark && siteName}
        </SiteLink>
        <chakra.nav aria-label={t("nav.label")} hideBelow="lg" ms="auto">
          <Flex as="ul" gap="clamp(1rem, 2.2vw, 2.5rem)">
            <NavigationLinks items={items} />
          </Flex>
        </chakra.nav>
        <Flex align="center" gap="2">
          <SearchButton sections={items} />
          <MenuButton items={items} />
        </Flex>
      </Flex>
    </chakra.header>
  );
}
