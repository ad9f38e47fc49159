import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Banner } from "../components/layout/banner.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { ProfileSection } from "../components/profile/profile-section.tsx";
import { listProfiles } from "../queries/profiles.ts";
import { addressOf, getSite } from "../queries/site.ts";
import { PageHead } from "./page-head.tsx";

/** The community section: its members on its green (specification, section 2). */
export function ClubPage() {
  const { t } = useTranslation();
  const { name } = getSite();
  const profiles = listProfiles();
  return (
    <>
      <PageHead
        page={t("club.page", { name })}
        description={t("club.description", { name })}
        address={addressOf("club-pompa")}
        image={profiles[0]?.images[0]}
      />
      <Banner>{t("club.banner", { name })}</Banner>
      <Flex
        px="gutter"
        marginTop="6"
        marginBottom={{ base: "12", lg: "20" }}
        columnGap="gutter"
        rowGap="6"
        wrap="wrap"
        align="baseline"
        justify="space-between"
      >
        <chakra.p textStyle="tagline" fontSize="3xl" lang="en">
          {t("club.tagline")}
        </chakra.p>
        <SubscribeLink to={addressOf("form")} />
      </Flex>
      <chakra.div bg="club" color="fg.inverted" css={{ "& :focus-visible": { outlineColor: "fg.inverted" } }}>
        {profiles.map((profile) => (
          <ProfileSection key={profile.slug} profile={profile} />
        ))}
      </chakra.div>
    </>
  );
}
