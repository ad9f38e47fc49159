import { chakra } from "@chakra-ui/react";
import { SiteLink } from "../layout/site-link.tsx";
import { Count, COUNT } from "./count.tsx";

interface RoleLinksProps {
  roles: readonly { name: string; address: string; count?: number }[];
  /** What their numbers count: people, or works of one of them. */
  of?: "count" | "works";
  /** Its page is shown. */
  chosen?: string | undefined;
  /** Language of the names, where it is not that of the page. */
  lang?: string;
  /** In the same lines as what stands around. */
  inline?: boolean;
}

/** Roles as a running text, each with a number. */
export function RoleLinks({ roles, of = "count", chosen, lang, inline = false }: RoleLinksProps) {
  return (
    <chakra.ul
      display={inline ? "inline" : "block"}
      textStyle="tagline"
      fontSize="clamp(1.5rem, 1.15rem + 1.3vw, 2.6rem)"
      lineHeight="1.25"
      css={LINKS}
    >
      {roles.map(({ name, address, count }) => (
        <li key={address}>
          <SiteLink to={address} lang={lang} aria-current={name === chosen ? "page" : undefined}>
            {name}
          </SiteLink>
          {count !== undefined && <Count as="sup" count={count} of={of} />}
        </li>
      ))}
    </chakra.ul>
  );
}

const LINKS = {
  ...COUNT,
  "& li": { display: "inline", marginInlineEnd: "0.3em" },
  // A place where the line may break.
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
