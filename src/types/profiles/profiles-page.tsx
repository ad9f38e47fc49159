import { chakra } from "@chakra-ui/react";
import { PageBanner } from "../../site/components/layout/page-banner.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/next-list-pages.tsx";
import { SubscribeLink } from "../../site/components/layout/subscribe-link.tsx";
import { TaglineRow } from "../../site/components/layout/tagline-row.tsx";
import { ProfileSection } from "./profile-section.tsx";
import type { ListProps } from "../../site/queries/list-pages.ts";
import type { ProfileSummary } from "./schema.ts";
import type { WithTexts } from "../../site/queries/page-texts.ts";
import { GRAIN } from "../../site/theme/grain.ts";
import { useLocalText } from "../../site/i18n/use-local-text.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";

/** The community section: its members on its green. */
export function ProfilesPage({ listPage, texts, load }: ListProps<ProfileSummary> & WithTexts) {
  const local = useLocalText();
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} />
      <ListPageOpening {...listPage}>
        <TaglineRow tagline={texts.tagline && local(texts.tagline)}>
          <SubscribeLink />
        </TaglineRow>
      </ListPageOpening>
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
  <ProfileSection key={profile.slug} profile={profile} first={index === 0} />
);
