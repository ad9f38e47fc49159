import { chakra } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../components/list/next-list-pages.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { TaglineRow } from "../components/layout/tagline-row.tsx";
import { ProfileSection } from "../components/profile/profile-section.tsx";
import type { ListProps } from "../queries/list-pages.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { GRAIN } from "../theme/grain.ts";
import { useLocalText } from "../i18n/use-local-text.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The community section: its members on its green. */
export function ClubPage({ listPage, texts, load }: ListProps<SummaryOf<"profiles">> & WithTexts) {
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

const section = (profile: SummaryOf<"profiles">, index: number) => (
  <ProfileSection key={profile.slug} profile={profile} first={index === 0} />
);
