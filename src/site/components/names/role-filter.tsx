import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { NamePart } from "../../queries/people/names.ts";
import { RoleLinks } from "./role-links.tsx";

/** Number of roles that are always visible. */
const FIRST = 10;

interface RoleFilterProps {
  roles: readonly NamePart[];
  /** Name of the role whose people are shown; `undefined` if everyone is shown. */
  chosen: string | undefined;
}

/**
 * Renders links to the index by role: everyone, the roles of most works, and the rest of the roles in a disclosure.
 * Each role has its own page.
 */
export function RoleFilter({ roles, chosen }: RoleFilterProps) {
  const { t } = useTranslation();
  const isFirst = ({ name }: NamePart, index: number) => index < FIRST || name === chosen;
  const rest = roles.filter((role, index) => !isFirst(role, index));
  return (
    <chakra.nav aria-label={t("names.roles")} px="gutter" mb={{ base: "8", lg: "12" }}>
      <RoleLinks
        roles={[{ name: t("names.everyone"), address: FIXED_ADDRESSES.contributors }]}
        chosen={chosen ?? t("names.everyone")}
        inline
      />
      <RoleLinks roles={roles.filter(isFirst)} chosen={chosen} lang={CONTENT_LANGUAGE} inline />
      {rest.length > 0 && (
        <chakra.details mt="2">
          <chakra.summary display="inline-flex" alignItems="center" minH="2.75rem" textStyle="label" cursor="pointer">
            {t("names.moreRoles")}
          </chakra.summary>
          <RoleLinks roles={rest} chosen={chosen} lang={CONTENT_LANGUAGE} />
        </chakra.details>
      )}
    </chakra.nav>
  );
}
