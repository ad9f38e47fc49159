import { Box, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { EditorialSection } from "../components/editorial/editorial-section.tsx";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../components/list/next-list-pages.tsx";
import { ContactLink, SiteLink } from "../components/layout/site-link.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { TaglineRow } from "../components/layout/tagline-row.tsx";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { ListProps } from "../queries/list-pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { useLocalText } from "../i18n/use-local-text.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The editorial projects, each with its gallery and credits. */
export function EditorialsPage({ listPage, texts, load }: ListProps<SummaryOf<"editorials">> & WithTexts) {
  const local = useLocalText();
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} />
      <ListPageOpening {...listPage}>
        <TaglineRow tagline={texts.tagline && local(texts.tagline)}>
          <Submissions />
        </TaglineRow>
      </ListPageOpening>
      <DeferredContent>
        <ListItems listPage={listPage} load={load}>
          {section}
        </ListItems>
      </DeferredContent>
    </>
  );
}

const section = (editorial: SummaryOf<"editorials">, index: number) => (
  <EditorialSection key={editorial.slug} editorial={editorial} first={index === 0} />
);

/** SUSCRIBITE on wide screens; on phones, a link to the form for submissions and the e-mail address. */
function Submissions() {
  const { t } = useTranslation();
  const { email } = getSite();
  return (
    <>
      <Box hideBelow="md">
        <SubscribeLink />
      </Box>
      <Flex hideFrom="md" direction="column" align="start">
        <SiteLink to={addressOf("form")} textStyle="subtitle" py="2" lang="en" textUnderlineOffset="0.2em">
          {t("editorials.submissions")}
        </SiteLink>
        <ContactLink href={`mailto:${email}`} aria-label={t("editorials.contact", { email })} textTransform="none">
          {email}
        </ContactLink>
      </Flex>
    </>
  );
}
