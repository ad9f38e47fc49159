import { chakra } from "@chakra-ui/react";
import { SiteLink } from "../layout/site-link.tsx";

interface RoleLinksProps {
  roles: readonly { name: string; address: string; count?: number }[];
  /** Its page is shown. */
  chosen?: string | undefined;
  /** Language of the names, where it is not that of the page. */
  lang?: string;
  /** In the same lines as what stands around. */
  inline?: boolean;
}

/** Roles as a running text, each with a number. */
export function RoleLinks({ roles, chosen, lang, inline = false }: RoleLinksProps) {
  return (
    <chakra.ul
      lang={lang}
      display={inline ? "inline" : "block"}
      textStyle="tagline"
      fontSize="clamp(1.5rem, 1.15rem + 1.3vw, 2.6rem)"
      lineHeight="1.25"
      css={LINKS}
    >
      {roles.map(({ name, address, count }) => (
        <li key={address}>
          <SiteLink to={address} aria-current={name === chosen ? "page" : undefined}>
            {name}
          </SiteLink>
          {count !== undefined && <sup>{count}</sup>}
        </li>
      ))}
    </chakra.ul>
  );
}

const LINKS = {
  "& li": { display: "inline", marginInlineEnd: "0.3em" },
  // A place where the line may break.
  "& li::after": { content: '" "' },
  "& a": {
    textDecorationColor: "transparent",
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.18em",
    transition: "color {durations.fast} {easings.house}",
  },
  "& a:hover, & a:focus-visible": { color: "accent" },
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
