import { Box, chakra, Flex } from "@chakra-ui/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Logo } from "../components/logo/logo.tsx";
import { SiteLink } from "../components/links/site-link.tsx";
import { Marquee } from "../components/marquee/marquee.tsx";
import { Statement } from "../components/who/statement.tsx";
import { Team } from "../components/who/team.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { addressOf } from "../queries/site.ts";
import type { Credited } from "../queries/people/credit-links.ts";
import type { TeamMember } from "../queries/people/team.ts";
import { useLocalText } from "../i18n/use-texts.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Renders the page about the magazine and the people who make it. */
export function WhoPage({ team, texts }: WithTexts & { team: readonly (TeamMember & Credited)[] }) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { banner = texts.title, statements, claim, welcome, team: heading = texts.title } = texts;
  return (
    <>
      <FixedPageHead texts={texts} />
      <chakra.h1 srOnly {...local(banner)} />
      <Marquee {...local(banner)} />
      {statements.map((statement, index) => (
        <Fragment key={index}>
          <Statement number={index + 1} {...statement} />
          {index === 0 && claim && <Claim {...local(claim)} />}
        </Fragment>
      ))}
      {welcome && <Welcome {...local(welcome)} />}
      <Team title={heading} members={team} />
      <chakra.p px="gutter" mb="section">
        <SiteLink to={addressOf("contributors")} textStyle="subtitle" display="inline-block" py="3">
          {t("names.all")} <span aria-hidden>→</span>
        </SiteLink>
      </chakra.p>
    </>
  );
}

type LocalTextProps = ReturnType<ReturnType<typeof useLocalText>>;

/** Renders the claim, which stands alone on the background of the page. */
function Claim(claim: LocalTextProps) {
  return (
    <chakra.p
      textStyle="tagline"
      fontSize="clamp(1.9rem, 1.2rem + 3vw, 4.5rem)"
      lineHeight="1.12"
      maxW="22em"
      px="gutter"
      my="section"
      ms={{ md: "16.6%" }}
      {...claim}
    />
  );
}

function Welcome(welcome: LocalTextProps) {
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      align="center"
      justify="center"
      gap={{ base: "8", md: "16" }}
      my="section"
      px="gutter"
    >
      <chakra.p textStyle="display" {...welcome} />
      <Box color="focus">
        <Logo size="clamp(6rem, 14vw, 14rem)" />
      </Box>
    </Flex>
  );
}
