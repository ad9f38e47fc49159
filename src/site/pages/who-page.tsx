import { Box, chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Logo } from "../components/layout/logo.tsx";
import { SiteLink } from "../components/layout/site-link.tsx";
import { Marquee } from "../components/marquee/marquee.tsx";
import { Statement } from "../components/who/statement.tsx";
import { Team } from "../components/who/team.tsx";
import { addressOf, getSite } from "../queries/site.ts";
import type { Credited } from "../queries/credited.ts";
import type { TeamMember } from "../queries/team.ts";
import { FixedPageHead } from "./page-head.tsx";

/** What the magazine is and who makes it. */
export function WhoPage({ team }: { team: readonly (TeamMember & Credited)[] }) {
  const { t } = useTranslation();
  const { name } = getSite();
  return (
    <>
      <FixedPageHead page="who" />
      <chakra.h1 srOnly lang="en">
        {t("who.banner", { name })}
      </chakra.h1>
      <Marquee text={t("who.banner", { name })} lang="en" />
      <Statement number="01" title={t("who.title", { name })} lang="en">
        <p>{t("who.magazine", { name })}</p>
      </Statement>
      <Claim>{t("who.ventures")}</Claim>
      <Statement number="02" title={t("who.communityTitle", { name })} mirrored>
        <p>{t("who.community")}</p>
        {addressOf("club-pompa") && (
          <SiteLink to={addressOf("club-pompa")} display="block" w="fit-content" mt="4" py="3" textStyle="label">
            {t("who.visitCommunity")}
          </SiteLink>
        )}
      </Statement>
      <Welcome />
      <Team title={t("who.team")} members={team} />
      <chakra.p px="gutter" mb="section">
        <SiteLink to={addressOf("contributors")} textStyle="subtitle" display="inline-block" py="3">
          {t("names.all")} <span aria-hidden>→</span>
        </SiteLink>
      </chakra.p>
    </>
  );
}

/** The statement that stands alone on black. */
function Claim({ children }: { children: string }) {
  return (
    <chakra.p
      textStyle="tagline"
      fontSize="clamp(1.9rem, 1.2rem + 3vw, 4.5rem)"
      lineHeight="1.12"
      maxW="22em"
      px="gutter"
      my="section"
      ms={{ md: "16.6%" }}
    >
      {children}
    </chakra.p>
  );
}

function Welcome() {
  const { t } = useTranslation();
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      align="center"
      justify="center"
      gap={{ base: "8", md: "16" }}
      my="section"
      px="gutter"
    >
      <chakra.p textStyle="display" lang="en">
        {t("who.welcome")}
      </chakra.p>
      <Box color="focus">
        <Logo size="clamp(6rem, 14vw, 14rem)" />
      </Box>
    </Flex>
  );
}
