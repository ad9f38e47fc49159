import { Box, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { EditorialSection } from "./editorial-section.tsx";
import { PageBanner } from "../../site/components/layout/page-banner.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/next-list-pages.tsx";
import { ContactLink, SiteLink } from "../../site/components/layout/site-link.tsx";
import { SubscribeLink } from "../../site/components/layout/subscribe-link.tsx";
import { TaglineRow } from "../../site/components/layout/tagline-row.tsx";
import type { EditorialSummary } from "./schema.ts";
import type { ListProps } from "../../site/queries/list-pages.ts";
import type { WithTexts } from "../../site/queries/page-texts.ts";
import { addressOf, getSite } from "../../site/queries/site.ts";
import { useLocalText } from "../../site/i18n/use-local-text.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";

/** The editorial projects, each with its gallery and credits. */
export function EditorialsPage({ listPage, texts, load }: ListProps<EditorialSummary> & WithTexts) {
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

const section = (editorial: EditorialSummary, index: number) => (
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
