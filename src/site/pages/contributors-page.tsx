import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { ListItems, ListPageOpening } from "../components/list/list-items.tsx";
import { LetterLinks } from "../components/names/letter-links.tsx";
import { NameSection } from "../components/names/name-section.tsx";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { listPageAddress } from "../../shared/magazine/list-pages.ts";
import type { NamesBeside, NameGroup, NamePart } from "../queries/people/names.ts";
import type { ListProps } from "../queries/lists/list-page-data.ts";
import { getSite } from "../queries/site.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { useLocalText } from "../i18n/use-texts.ts";
import { FixedPageHead } from "./page-head.tsx";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { RoleLinks } from "../components/names/role-links.tsx";

const NO_NAMES: NamesBeside = { count: 0, letters: [], roles: [] };

/** Renders the index of everyone who is credited, or of everyone who has one role. */
export function ContributorsPage({
  listPage,
  beside = NO_NAMES,
  texts,
  load,
}: ListProps<NameGroup, NamesBeside> & WithTexts) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { list, number } = listPage;
  const { count, role, letters, roles } = beside;
  const { name } = getSite();
  return (
    <>
      <FixedPageHead
        texts={texts}
        number={number}
        part={
          role === undefined
            ? undefined
            : { name: role, description: t("names.roleDescription", { role, name }), address: list }
        }
      />
      <chakra.h1
        textStyle="display"
        fontSize="clamp(2.4rem, 16.2vw - 0.35rem, 15.8rem)"
        // The heading fills its line. It has no padding at its end, because characters of a fallback font may be wider.
        ps="gutter"
        pt={{ base: "10", lg: "16" }}
        {...local(texts.banner ?? texts.title)}
      />
      <ListPageOpening {...listPage}>
        <Opening count={count} role={role} />
      </ListPageOpening>
      {roles.length > 0 && <RoleFilter roles={roles} currentRole={role} />}
      <LetterLinks letters={letters} currentAddress={listPageAddress(list, number)} />
      <DeferredContent>
        <ListItems listPage={listPage} load={load} uncounted>
          {renderSection}
        </ListItems>
      </DeferredContent>
      <chakra.div h={{ base: "16", lg: "section" }} />
    </>
  );
}

const renderSection = (group: NameGroup, index: number) => (
  <NameSection key={group.slug} group={group} first={index === 0} />
);

/** Renders the number of names, and a legend that says how organizations are marked. */
function Opening({ count, role }: { count: number; role: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Flex
      px="gutter"
      mt="5"
      mb={{ base: "8", lg: "12" }}
      wrap="wrap"
      align="baseline"
      justify="space-between"
      columnGap="gutter"
      rowGap="3"
    >
      <chakra.p textStyle="subtitle">
        {role !== undefined && (
          <>
            <span lang={CONTENT_LANGUAGE}>{role}</span>
            {" · "}
          </>
        )}
        <span>{t("names.count", { count })}</span>
      </chakra.p>
      <chakra.p textStyle="tagline">{t("names.legend")}</chakra.p>
    </Flex>
  );
}

/** Number of roles that are always visible. */
const VISIBLE_ROLES = 10;

interface RoleFilterProps {
  roles: readonly NamePart[];
  /** Name of the role whose people are shown; `undefined` if everyone is shown. */
  currentRole: string | undefined;
}

/**
 * Renders links that filter the index by role: everyone, the roles with the most works, and the other roles in a
 * disclosure. Each role has its own page.
 */
function RoleFilter({ roles, currentRole }: RoleFilterProps) {
  const { t } = useTranslation();
  const isVisible = ({ name }: NamePart, index: number) => index < VISIBLE_ROLES || name === currentRole;
  const hiddenRoles = roles.filter((role, index) => !isVisible(role, index));
  return (
    <chakra.nav aria-label={t("names.roles")} px="gutter" mb={{ base: "8", lg: "12" }}>
      <RoleLinks
        roles={[{ name: t("names.everyone"), address: FIXED_ADDRESSES.contributors }]}
        currentRole={currentRole ?? t("names.everyone")}
        inline
      />
      <RoleLinks roles={roles.filter(isVisible)} currentRole={currentRole} lang={CONTENT_LANGUAGE} inline />
      {hiddenRoles.length > 0 && (
        <chakra.details mt="2">
          <chakra.summary display="inline-flex" alignItems="center" minH="2.75rem" textStyle="label" cursor="pointer">
            {t("names.moreRoles")}
          </chakra.summary>
          <RoleLinks roles={hiddenRoles} currentRole={currentRole} lang={CONTENT_LANGUAGE} />
        </chakra.details>
      )}
    </chakra.nav>
  );
}
