/**
 * Links to pages of this site, made with the router's hooks. The router's `Link` also supports data
 * routers, frameworks and servers, code that readers would download and this site never runs.
 * https://reactrouter.com/api/hooks/useLinkClickHandler
 */
import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router-dom";
import { chakra, defineRecipe } from "@chakra-ui/react";

export interface RouterLinkProps extends ComponentProps<"a"> {
  /** Path from the root of the site. */
  to: string;
}

/**
 * A link that opens a page without a reload. A press with a modifier key or another mouse button does what the browser
 * does.
 */
export function RouterLink({ to, onClick, children, ...props }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...props} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether an address is that of a page, in any letter case, or below it. */
export const isWithin = (page: string, address: string) =>
  `${address}/`.toLowerCase().startsWith(`${page}/`.toLowerCase());

/** A link that has `aria-current` on its own page and on the pages below it. */
function RouterNavLink(props: RouterLinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...props} aria-current={isWithin(props.to, pathname) ? "page" : undefined} />;
}

/** A link to a page of this site, which opens without a reload; it takes style props. */
export const SiteLink = chakra(RouterLink);

const quiet = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textStyle: "label",
    backgroundImage: "linear-gradient(currentColor, currentColor)",
    backgroundSize: "0% 1px",
    backgroundPosition: "0 calc(50% + 0.8em)",
    backgroundRepeat: "no-repeat",
    transition: "background-size {durations.medium} {easings.house}",
    _hover: { backgroundSize: "100% 1px" },
    _focusVisible: { backgroundSize: "100% 1px" },
    "&[aria-current=page], &[aria-pressed=true]": { backgroundSize: "100% 1px" },
    // Forced colours draw no gradient, so underlines and borders replace the line above.
    "@media (forced-colors: active)": {
      "&[type=button]": { borderWidth: "1px" },
      "&[aria-current=page]": { textDecorationLine: "underline", textUnderlineOffset: "0.4em" },
      "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" },
    },
  },
});

/** A link of a navigation, which has `aria-current` on its own page and below it. */
export const NavigationLink = chakra(RouterNavLink, quiet);

/** A link that looks like those of a navigation, used elsewhere and without `aria-current`. */
export const QuietLink = chakra(RouterLink, quiet);

/** A button that looks like the links of a navigation. */
export const QuietButton = chakra("button", quiet, { defaultProps: { type: "button" } });

/** A link to an e-mail address or an outside profile, which looks like those of a navigation. */
export const ContactLink = chakra("a", quiet);
