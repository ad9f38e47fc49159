import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { SiteLink } from "../components/layout/site-link.tsx";
import { NextPortions } from "../components/list/next-portions.tsx";
import type { PersonSummary } from "../queries/people.ts";
import type { ListProps } from "../queries/portions.ts";
import { getSite } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Everyone who is credited. */
export function ContributorsPage({ portion, load }: ListProps<PersonSummary>) {
  const { t } = useTranslation();
  const { name } = getSite();
  return (
    <chakra.div px="gutter" py="section">
      <FixedPageHead page="contributors" portion={portion.number} />
      <chakra.h1 textStyle="display">{t("pages.contributors.title", { name })}</chakra.h1>
      {portion.items.map(entry)}
      <NextPortions portion={portion} load={load}>
        {entry}
      </NextPortions>
    </chakra.div>
  );
}

const entry = ({ slug, address, name }: PersonSummary) => (
  <chakra.p key={slug}>
    <SiteLink to={address}>{name}</SiteLink>
  </chakra.p>
);
