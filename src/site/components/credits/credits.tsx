import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Credited, CreditPart } from "../../queries/people/credit-links.ts";
import type { ComponentProps } from "react";
import { SiteLink } from "../links/site-link.tsx";

export interface CreditEntry extends Credited {
  rol?: string;
  name: string;
  /** URL of the person's external profile; `""` if the person has none. */
  link: string;
}

interface CreditsProps {
  entries: readonly CreditEntry[];
  label?: string;
  /** Language of the roles; `undefined` if no entry has a role. */
  lang?: string;
}

/**
 * Renders a list of credits, with each role above the name. An entry without a role belongs to the last role before it
 * in the list.
 */
export function Credits({ entries, label, lang }: CreditsProps) {
  return (
    <chakra.ul aria-label={label} textStyle="caption">
      {entries.map((entry) => (
        <chakra.li
          key={`${entry.rol}/${entry.name}`}
          css={{ "&:not(:first-of-type)": { marginTop: entry.rol ? "3" : "0" } }}
        >
          {entry.rol && (
            <chakra.span lang={lang} display="block" textStyle="label" color="fg.muted">
              {entry.rol}
            </chakra.span>
          )}
          <CreditName {...entry} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/**
 * Renders the name of a person, linked to the person's page, followed by a link to the external profile. Without a
 * page, the name links to the external profile. Without a page and a profile, the name is plain text.
 */
export function CreditName({
  name,
  link,
  person,
  parts = person === undefined ? undefined : [{ text: name, person }],
}: CreditEntry) {
  const { t } = useTranslation();
  if (!parts && link === "") return <span>{name}</span>;
  if (!parts)
    return (
      <chakra.a href={link} rel="noopener noreferrer" {...NAME_STYLES}>
        {name}
      </chakra.a>
    );
  return (
    <>
      <CreditParts parts={parts} {...NAME_STYLES} />
      {link !== "" && <ExternalLink href={link} label={t("credits.outside", { person: name, site: hostOf(link) })} />}
    </>
  );
}

const NAME_STYLES = {
  display: "inline-block",
  py: "0.2rem",
  textDecorationLine: "underline",
  // The underline has the colour of the text, because it has to be visible on black and on the colours of the sections.
  textDecorationColor: "currentColor/45",
  textUnderlineOffset: "0.25em",
  _hover: { textDecorationColor: "currentColor" },
  _focusVisible: { outlineOffset: "0" },
} as const;

/** Returns the host of a URL without `www.`, such as `instagram.com`. */
const hostOf = (link: string) => new URL(link).hostname.replace(/^www[.]/, "");

/** Renders an arrow that links to a page of another site, for use after a name. */
function ExternalLink({ href, label }: { href: string; label: string }) {
  return (
    <chakra.a
      href={href}
      rel="noopener noreferrer"
      aria-label={label}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="1.75rem"
      minH="1.75rem"
      ms="1"
      color="fg.muted"
      textDecoration="none"
      _hover={{ color: "fg" }}
      _focusVisible={{ outlineOffset: "0" }}
    >
      <span aria-hidden>↗</span>
    </chakra.a>
  );
}

interface CreditPartsProps extends Omit<ComponentProps<typeof SiteLink>, "to"> {
  parts: readonly CreditPart[];
}

/**
 * Renders the text of a credit as written, with links on the names of people who have pages. All props except `parts`
 * are passed to the links.
 */
export function CreditParts({ parts, ...linkProps }: CreditPartsProps) {
  return parts.map(({ text, person }, index) =>
    person === undefined ? (
      text
    ) : (
      <SiteLink key={index} to={person} display="inline-block" py="0.2rem" {...linkProps}>
        {text}
      </SiteLink>
    ),
  );
}
