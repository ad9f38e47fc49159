import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Banner } from "../components/layout/banner.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { TaglineRow } from "../components/layout/tagline-row.tsx";
import { ProfileSection } from "../components/profile/profile-section.tsx";
import type { Profile } from "../queries/profiles.ts";
import { getSite } from "../queries/site.ts";
import { GRAIN } from "../theme/grain.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The community section: its members on its green. */
export function ClubPage({ profiles }: { profiles: readonly Profile[] }) {
  const { t } = useTranslation();
  const { name } = getSite();
  return (
    <>
      <FixedPageHead page="club-pompa" />
      <Banner lang="en">{t("club.banner", { name })}</Banner>
      <TaglineRow tagline={t("club.tagline")} lang="en">
        <SubscribeLink />
      </TaglineRow>
      <chakra.div
        bg="club"
        backgroundImage={GRAIN}
        color="fg.inverted"
        css={{ "& :focus-visible": { outlineColor: "fg.inverted" } }}
      >
        {profiles.slice(0, 1).map((profile) => (
          <ProfileSection key={profile.slug} profile={profile} />
        ))}
        <DeferredContent>
          {profiles.slice(1).map((profile) => (
            <ProfileSection key={profile.slug} profile={profile} />
          ))}
        </DeferredContent>
      </chakra.div>
    </>
  );
}
