import { chakra, Grid } from "@chakra-ui/react";
import { PageBanner, TaglineRow } from "../../site/components/layout/page-banner.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListIndex } from "../../site/components/list/list-index.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/list-items.tsx";
import { SubscribeLink } from "../../site/components/links/subscribe-link.tsx";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { ProfileSummary } from "./schema.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import { GRAIN } from "../../site/theme/grain.ts";
import { useAddedTexts, useLocalText } from "../../site/i18n/use-texts.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { Gallery } from "../../site/components/gallery/gallery.tsx";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { leadingOf } from "../../site/theme/headings.ts";
import type { ReactNode } from "react";
import { CreditName } from "../../site/components/credits/credits.tsx";

/** Texts of this page, which the build inserts. */
declare const __CLUB__: object;

/** Renders the community section: its members on the section's green background. */
export function ProfilesPage({ listPage, texts, load }: ListProps<ProfileSummary> & WithTexts) {
  const local = useLocalText();
  useAddedTexts(__CLUB__);
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} />
      <ListPageOpening {...listPage}>
        <TaglineRow tagline={texts.tagline && local(texts.tagline)}>
          <SubscribeLink />
        </TaglineRow>
      </ListPageOpening>
      <ListIndex items={listPage.items} />
      <chakra.div bg="club" color="fg.inverted" css={{ ...GRAIN, "& :focus-visible": { outlineColor: "fg.inverted" } }}>
        {listPage.items.slice(0, 1).map(section)}
        <DeferredContent>
          <ListItems listPage={listPage} load={load} before={1}>
            {section}
          </ListItems>
        </DeferredContent>
      </chakra.div>
    </>
  );
}

const section = (profile: ProfileSummary, index: number) => (
  <ProfileSection key={profile.slug} profile={profile} index={index} />
);

/** Renders one member: the title, the pictures and the card with the rows of the profile. */
function ProfileSection({ profile, index }: { profile: ProfileSummary; index: number }) {
  const { t } = useTranslation();
  const { slug, title, images, credits } = profile;
  return (
    <chakra.section
      aria-labelledby={slug}
      py={{ base: "12", lg: "20" }}
      css={{ "& + &": { borderTop: "2px solid currentColor" } }}
    >
      <UnpublishedMark unpublished={profile.unpublished} />
      <chakra.h2
        id={slug}
        px="gutter"
        textStyle="title"
        fontSize="clamp(3rem, 9vw, 11rem)"
        lineHeight={leadingOf(title) ?? "0.92"}
        mb={{ base: "6", lg: "10" }}
      >
        {title}
      </chakra.h2>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 8fr) minmax(0, 4fr)" }}
        rowGap="8"
        alignItems="end"
      >
        <Gallery
          label={t("club.gallery", { person: title })}
          pictures={images}
          lang={CONTENT_LANGUAGE}
          galleryKey={slug}
          listIndex={index}
        />
        <ProfileCard credits={credits} />
      </Grid>
    </chakra.section>
  );
}

/** Renders the rows of a profile. Empty rows are shown as well. */
function ProfileCard({ credits }: { credits: ProfileSummary["credits"] }) {
  const { t } = useTranslation();
  return (
    <chakra.dl px="gutter">
      <Row label={t("club.rows.name")}>{credits.name.name && <CreditName {...credits.name} />}</Row>
      <Row label={t("club.rows.occupation")}>{credits.occupation}</Row>
      <Row label={t("club.rows.age")}>{credits.age}</Row>
      <Row label={t("club.rows.style")}>{credits.style}</Row>
      <Row label={t("club.rows.brands")}>{credits.brands}</Row>
    </chakra.dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div borderTop="1px solid currentColor" py="3" minH="4.25rem">
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd lang={CONTENT_LANGUAGE} textStyle="caption" fontSize="md" fontWeight="500">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
