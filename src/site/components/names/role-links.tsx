import { useTranslation } from "react-i18next";
import { chakra } from "@chakra-ui/react";
import { SiteLink } from "../links/site-link.tsx";

interface CountProps {
  as: "span" | "sup";
  count: number;
  /** What is counted: people (`count`) or works (`works`). */
  of: "count" | "works";
}

/**
 * Renders a number, such as a number of works. Only the number is visible; screen readers also read what is counted.
 * The number consists of plain elements, so the list that contains it needs the styles `COUNT_STYLES`.
 */
export function Count({ as: Element, count, of }: CountProps) {
  const { t } = useTranslation();
  const label = t(`names.${of}`, { count });
  return (
    <Element>
      <span aria-hidden title={label}>
        {count}
      </span>
      <small>{label}</small>
    </Element>
  );
}

export const COUNT_STYLES = { "& small": { srOnly: true } };

interface RoleLinksProps {
  roles: readonly { name: string; address: string; count?: number }[];
  /** What is counted: people (`count`), or works of one person (`works`). */
  of?: "count" | "works";
  /** Name of the role whose page is shown. */
  currentRole?: string | undefined;
  /** Language of the names; `undefined` if the names are in the language of the page. */
  lang?: string;
  /** Whether the roles are inline, in the same lines as the text around the list. */
  inline?: boolean;
}

/** Renders roles as running text, each followed by its count, if there is one. */
export function RoleLinks({ roles, of = "count", currentRole, lang, inline = false }: RoleLinksProps) {
  return (
    <chakra.ul
      display={inline ? "inline" : "block"}
      textStyle="tagline"
      fontSize="clamp(1.5rem, 1.15rem + 1.3vw, 2.6rem)"
      lineHeight="1.25"
      css={LINK_STYLES}
    >
      {roles.map(({ name, address, count }) => (
        <li key={address}>
          <SiteLink to={address} lang={lang} aria-current={name === currentRole ? "page" : undefined}>
            {name}
          </SiteLink>
          {count !== undefined && <Count as="sup" count={count} of={of} />}
        </li>
      ))}
    </chakra.ul>
  );
}

const LINK_STYLES = {
  ...COUNT_STYLES,
  "& li": { display: "inline", marginInlineEnd: "0.3em" },
  // The space allows a line break between two roles.
  "& li::after": { content: '" "' },
  "& a": {
    textDecorationColor: "transparent",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.18em",
    transition: "color {durations.fast} {easings.house}",
    _hover: { color: "accent" },
    _focusVisible: { color: "accent" },
  },
  "& a[aria-current]": { color: "accent", textDecorationLine: "underline", textDecorationColor: "currentColor" },
  "& sup": {
    textStyle: "label",
    fontStyle: "normal",
    letterSpacing: "0",
    color: "fg.muted",
    verticalAlign: "super",
    marginInlineStart: "0.2em",
  },
};
