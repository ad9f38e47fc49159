import { chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { NamePart } from "../../queries/people/names.ts";
import type { Person } from "../../queries/people/people.ts";
import { WithCredit } from "../credits/picture-credit.tsx";
import { ContactLink } from "../links/site-link.tsx";
import { RoleLinks } from "../names/role-links.tsx";
import { Picture } from "../picture/picture.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { leadingOf } from "../../theme/headings.ts";

interface PersonOpeningProps {
  person: Person;
  roles: readonly NamePart[];
}

/**
 * Renders the top of a person's page: the portrait if there is one, the name, the roles, and links to external
 * profiles.
 */
export function PersonOpening({ person, roles }: PersonOpeningProps) {
  const { t } = useTranslation();
  const { kind, name, address, spellings, links, portrait } = person;
  const otherSpellings = spellings.filter((spelling) => spelling !== name);
  return (
    <Grid
      px="gutter"
      pt={{ base: "8", lg: "14" }}
      gap={{ base: "8", lg: "16" }}
      alignItems="end"
      templateColumns={{ base: "minmax(0, 1fr)", md: portrait ? "minmax(0, 4fr) minmax(0, 8fr)" : "minmax(0, 1fr)" }}
    >
      {portrait && (
        <WithCredit picture={portrait} lang={CONTENT_LANGUAGE}>
          <Picture
            picture={portrait}
            lang={CONTENT_LANGUAGE}
            first
            sizes="(min-width: 48em) 33vw, 100vw"
            w="100%"
            maxH="calc(100svh - 12rem)"
          />
        </WithCredit>
      )}
      <chakra.header gridRow={{ base: "1", md: "auto" }}>
        {kind === "organization" && (
          <chakra.p textStyle="label" color="accent" mb="3">
            {t("names.organization")}
          </chakra.p>
        )}
        <chakra.h1
          lang={CONTENT_LANGUAGE}
          textStyle="display"
          fontSize="clamp(3.25rem, 11.4vw, 14rem)"
          lineHeight={leadingOf(name)}
        >
          {name}
        </chakra.h1>
        {otherSpellings.length > 0 && (
          <chakra.p textStyle="tagline" color="fg.muted" mt="3">
            {t("person.alsoKnownAs", { names: otherSpellings.join(", ") })}
          </chakra.p>
        )}
        <chakra.section aria-label={t("person.roles")} mt={{ base: "5", lg: "8" }}>
          <RoleLinks roles={roles} of="works" lang={CONTENT_LANGUAGE} />
        </chakra.section>
        {links.length > 0 && <Links links={links} label={t("person.links")} />}
        <ShareButton title={name} to={address} />
      </chakra.header>
    </Grid>
  );
}

function Links({ links, label }: { links: readonly string[]; label: string }) {
  return (
    <chakra.ul aria-label={label} display="flex" flexWrap="wrap" columnGap="6" mt="3">
      {links.map((link) => (
        <li key={link}>
          <ContactLink href={link} rel="noopener noreferrer" textTransform="none" overflowWrap="anywhere">
            {shortenUrl(link)}
            <chakra.span aria-hidden ms="2">
              ↗
            </chakra.span>
          </ContactLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Returns a URL without the scheme, `www.` and the final slash, such as `instagram.com/ana.sosa`. */
const shortenUrl = (link: string) => link.replace(/^https?:[/][/](?:www[.])?/i, "").replace(/[/]$/, "");
