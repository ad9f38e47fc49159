import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { Collaborator } from "../../queries/people/people.ts";
import { SiteLink } from "../links/site-link.tsx";
import { Count, COUNT_STYLES } from "../names/role-links.tsx";

/** Renders the people with whom a person worked most, each with the number of shared works. */
export function Collaborators({ people }: { people: readonly Collaborator[] }) {
  const { t } = useTranslation();
  if (people.length === 0) return undefined;
  return (
    <chakra.section aria-labelledby="worked-with" px="gutter" mt={{ base: "12", lg: "20" }}>
      <chakra.h2 id="worked-with" textStyle="label" color="fg.muted" mb="3">
        {t("person.workedWith")}
      </chakra.h2>
      <chakra.ul css={NAME_STYLES}>
        {people.map(({ name, address, shared }) => (
          <li key={address}>
            <SiteLink to={address} lang={CONTENT_LANGUAGE}>
              {name}
            </SiteLink>
            <Count as="sup" count={shared} of="works" />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

const NAME_STYLES = {
  ...COUNT_STYLES,
  textStyle: "title",
  fontSize: "clamp(1.75rem, 1.2rem + 2.2vw, 3.75rem)",
  lineHeight: "1.14",
  "& li": { display: "inline" },
  "& li:not(:last-of-type)::after": {
    content: '" / "',
    color: "fg.muted",
    // The separator is visible but not read aloud.
    "@supports (content: '/' / '')": { content: '" / " / ""' },
  },
  "& a": {
    overflowWrap: "anywhere",
    transition: "color {durations.fast} {easings.house}",
    _hover: { color: "accent" },
    _focusVisible: { color: "accent" },
  },
  "& sup": { textStyle: "label", color: "fg.muted", verticalAlign: "super", marginInlineStart: "0.4em" },
};
