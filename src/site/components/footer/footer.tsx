import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import type { Site } from "../../queries/site.ts";
import { Disclosure } from "../layout/disclosure.tsx";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { PauseAllButton, LanguageSwitch, SocialLinks } from "./footer-controls.tsx";
import { type NavigationItem, NavigationLinks } from "../links/navigation.tsx";
import { ContactLink, NavigationLink } from "../links/site-link.tsx";

interface FooterProps {
  email: string;
  profiles: Site["social"];
  items: readonly NavigationItem[];
  /** Text of the link to the contributors; `lang` is set if the text is not in the language of the interface. */
  contributors: NavigationItem["label"];
}

/**
 * Renders the bar at the bottom of every page. Wide screens show the whole bar in one line; on narrower screens the bar
 * opens upwards, even without JavaScript.
 */
export function Footer(props: FooterProps) {
  const { t } = useTranslation();
  return (
    <chakra.footer
      aria-label={t("footer.label")}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="bar"
      bg="bg.page"
      borderTop="1px solid {colors.rule}"
      css={{ [LOW_VIEWPORT]: { position: "static" } }}
    >
      <DesktopFooter {...props} />
      <MobileFooter {...props} />
    </chakra.footer>
  );
}

function DesktopFooter({ items, ...props }: FooterProps) {
  const { t } = useTranslation();
  return (
    <Flex
      hideBelow="2xl"
      minH="footer"
      pb="env(safe-area-inset-bottom)"
      px="gutter"
      maxW="page"
      mx="auto"
      align="center"
      justify="space-between"
      gap="5"
      whiteSpace="nowrap"
      css={{ "& p, & a, & button": { textStyle: "fine" } }}
    >
      <Invitation {...props} compact />
      <chakra.nav aria-label={t("footer.navigation")}>
        <Flex as="ul" gap="3">
          <NavigationLinks items={items} />
        </Flex>
      </chakra.nav>
    </Flex>
  );
}

function MobileFooter({ items, ...props }: FooterProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    // The key is the path, so that the disclosure closes when the reader follows a link to another page.
    <Disclosure key={pathname} summary={t("footer.expand")} hideFrom="2xl">
      <Flex direction="column" gap="4" px="gutter" pb="6" maxH="calc(100dvh - 8rem)" overflowY="auto">
        <Invitation {...props} />
        <chakra.nav aria-label={t("footer.navigation")} borderTop="1px solid {colors.rule}" pt="3">
          <chakra.ul display="grid" gridTemplateColumns="1fr 1fr" columnGap="4">
            <NavigationLinks items={items} />
          </chakra.ul>
        </chakra.nav>
      </Flex>
    </Disclosure>
  );
}

interface InvitationProps extends Omit<FooterProps, "items"> {
  /** Whether everything is in one line. Controls that have an icon then show only the icon. */
  compact?: boolean;
}

function Invitation({ email, profiles, contributors, compact = false }: InvitationProps) {
  const { t } = useTranslation();
  return (
    <Flex align="center" columnGap={compact ? "4" : "5"} wrap={compact ? "nowrap" : "wrap"}>
      <chakra.p textStyle="label" color="fg.muted">
        {t("footer.invitation")}
      </chakra.p>
      <ContactLink href={`mailto:${email}`} aria-label={`${t("footer.contact")} ${email}`} textTransform="none">
        {email}
      </ContactLink>
      <SocialLinks profiles={profiles} />
      <NavigationLink to={FIXED_ADDRESSES.form}>{t("footer.subscribe")}</NavigationLink>
      <NavigationLink
        to={FIXED_ADDRESSES.contributors}
        css={compact ? { "@media (max-width: 104.9975rem)": { display: "none" } } : undefined}
        {...contributors}
      />
      <PauseAllButton compact={compact} />
      <LanguageSwitch />
    </Flex>
  );
}
