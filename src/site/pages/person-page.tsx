import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { NavigationLink } from "../components/links/site-link.tsx";
import { ListItems, ListPageOpening } from "../components/list/list-items.tsx";
import { Collaborators } from "../components/person/collaborators.tsx";
import { PersonOpening } from "../components/person/person-opening.tsx";
import { WorkRow } from "../components/person/work-row.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { DocumentPage } from "../queries/pages/document-page.ts";
import type { PersonAround } from "../queries/people/names.ts";
import type { Person } from "../queries/people/people.ts";
import type { ListProps } from "../queries/lists/list-page-data.ts";
import { addressOf, getSite } from "../queries/site.ts";
import type { ListedWork } from "../queries/people/works.ts";
import { PageHead } from "./page-head.tsx";
import { leadingOf } from "../theme/headings.ts";

type PersonPageProps = DocumentPage<Person, PersonAround> & ListProps<ListedWork>;

/** Renders the page of a credited person or organization, with all their works, newest first. */
export function PersonPage({ document: person, around, listPage, load }: PersonPageProps) {
  const { t } = useTranslation();
  const { roles, collaborators, sharesPictureOf } = around;
  const isFirst = listPage.number === 1;
  return (
    <chakra.article>
      <Head person={person} number={listPage.number} sharesPictureOf={sharesPictureOf} />
      {isFirst ? (
        <PersonOpening person={person} roles={roles} />
      ) : (
        <>
          <chakra.h1
            lang={CONTENT_LANGUAGE}
            textStyle="display"
            lineHeight={leadingOf(person.name)}
            px="gutter"
            pt={{ base: "10", lg: "16" }}
          >
            {person.name}
          </chakra.h1>
          <ListPageOpening {...listPage} />
        </>
      )}
      <DeferredContent>
        {isFirst && person.biography && (
          <Box px="gutter" mt={{ base: "10", lg: "20" }} ms={{ lg: "25%" }}>
            <Prose text={person.biography} lang={CONTENT_LANGUAGE} />
          </Box>
        )}
        {isFirst && <Collaborators people={collaborators} />}
        <Works listPage={listPage} load={load} />
        <chakra.p px="gutter" borderTop="1px solid {colors.rule}" py="4" textAlign="center">
          <NavigationLink to={addressOf("contributors")}>{t("names.all")}</NavigationLink>
        </chakra.p>
      </DeferredContent>
    </chakra.article>
  );
}

interface PersonHeadProps extends Pick<PersonAround, "sharesPictureOf"> {
  person: Person;
  number: number;
}

function Head({ person, number, sharesPictureOf }: PersonHeadProps) {
  const { t } = useTranslation();
  const { name, address, roles, biography } = person;
  const facts = { person: name, name: getSite().name, roles: roles.join(", ") };
  return (
    <PageHead
      page={name}
      number={number}
      description={biography?.excerpt ?? t("person.description", facts)}
      address={address}
      sharesPictureOf={sharesPictureOf}
      type="profile"
    />
  );
}

function Works({ listPage, load }: ListProps<ListedWork>) {
  const { t } = useTranslation();
  return (
    <chakra.section aria-labelledby="works" mt={{ base: "12", lg: "20" }}>
      <chakra.h2 id="works" textStyle="label" color="fg.muted" px="gutter" mb="3">
        {t("person.works")} · {listPage.total}
      </chakra.h2>
      <ListItems listPage={listPage} load={load}>
        {renderRow}
      </ListItems>
    </chakra.section>
  );
}

const renderRow = (work: ListedWork) => <WorkRow key={`${work.type}/${work.slug}`} work={work} />;
