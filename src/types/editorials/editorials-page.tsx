import { Box, Flex, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { PageBanner, TaglineRow } from "../../site/components/layout/page-banner.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/list-items.tsx";
import { ContactLink, SiteLink } from "../../site/components/links/site-link.tsx";
import { SubscribeLink } from "../../site/components/links/subscribe-link.tsx";
import type { EditorialSummary } from "./schema.ts";
import type { Appearance } from "../../site/queries/gathering/contents.ts";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import { addressOf, getSite } from "../../site/queries/site.ts";
import { useAddedTexts, useLocalText } from "../../site/i18n/use-texts.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { Byline } from "../../site/components/credits/byline.tsx";
import { Credits } from "../../site/components/credits/credits.tsx";
import { Gathering } from "../../site/components/gathering/gathering.tsx";
import { Gallery } from "../../site/components/gallery/gallery.tsx";
import { GRAIN } from "../../site/theme/grain.ts";
import { Topics } from "../../site/components/topics/topics.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { leadingOf } from "../../site/theme/headings.ts";

/** Texts of this page, which the build inserts. */
declare const __EDITORIALS__: object;

/** Renders the editorial projects, each with its gallery and credits. */
export function EditorialsPage({ listPage, texts, load }: ListProps<EditorialSummary> & WithTexts) {
  const local = useLocalText();
  useAddedTexts(__EDITORIALS__);
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

type ListedEditorial = EditorialSummary & { appearance?: Appearance };

const section = (editorial: EditorialSummary, index: number) => (
  <EditorialSection key={editorial.slug} editorial={editorial} index={index} />
);

/** Renders the link SUSCRIBITE on wide screens. Phones show a link to the submissions form and the e-mail address. */
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

/**
 * Renders one editorial in its own colours: the title, aligned to the side that `titlePosition` names, the gallery and
 * the credits.
 */
function EditorialSection({ editorial, index }: { editorial: ListedEditorial; index: number }) {
  const { t } = useTranslation();
  const { slug, title, color, bgColor, titlePosition, images, authors = [], topics, credits, lang } = editorial;
  return (
    <chakra.section
      aria-labelledby={slug}
      style={{ color, backgroundColor: bgColor }}
      py={{ base: "16", lg: "28" }}
      css={{ ...GRAIN, "& :focus-visible": { outlineColor: "currentColor" } }}
    >
      <UnpublishedMark unpublished={editorial.unpublished} />
      <chakra.div px="gutter" textAlign={titlePosition}>
        <Topics topics={topics} color="inherit" />
      </chakra.div>
      <chakra.h2
        id={slug}
        lang={lang}
        px="gutter"
        textStyle="title"
        fontSize="clamp(3rem, 10vw, 12rem)"
        lineHeight={leadingOf(title) ?? "0.92"}
        textAlign={titlePosition}
        mb={{ base: "8", lg: "12" }}
        ms={titlePosition === "right" ? { md: "16.6%" } : "0"}
        me={titlePosition === "left" ? { md: "16.6%" } : "0"}
      >
        {title}
      </chakra.h2>
      {authors.length > 0 && (
        <Box px="gutter" mb="8" textStyle="label" textAlign={titlePosition} css={{ "& a": { color: "inherit" } }}>
          <Byline authors={authors} />
        </Box>
      )}
      <Gallery
        label={t("editorials.gallery", { title })}
        pictures={images}
        lang={CONTENT_LANGUAGE}
        galleryKey={slug}
        listIndex={index}
      />
      <Grid
        px="gutter"
        mt={{ base: "10", lg: "16" }}
        gap="gutter"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ "& span": { color: "inherit" } }}
      >
        <Credits entries={credits.left} lang={lang} label={t("editorials.credits", { title })} />
        <Box justifySelf="end" textAlign="end">
          <Credits entries={credits.right} lang={lang} label={t("editorials.credits", { title })} />
        </Box>
      </Grid>
      {editorial.appearance && <Gathering appearance={editorial.appearance} />}
    </chakra.section>
  );
}
