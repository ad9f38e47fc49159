/**
 * Links to pages of this site, made with the router's hooks. The router's `Link` is not used, because it also contains
 * code for data routers, frameworks and servers, which this site never runs.
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
 * Renders a link that opens a page without a reload. The browser handles presses with a modifier key or another mouse
 * button.
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

/** Returns whether `address` is the address of `page` or an address below it, ignoring letter case. */
export const isWithin = (page: string, address: string) =>
  `${address}/`.toLowerCase().startsWith(`${page}/`.toLowerCase());

/** Renders a link. On the linked page and on the pages below it, the link has `aria-current`. */
function RouterNavLink(props: RouterLinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...props} aria-current={isWithin(props.to, pathname) ? "page" : undefined} />;
}

/** Renders a link that opens a page of this site without a reload. The link accepts style props. */
export const SiteLink = chakra(RouterLink);

const quietRecipe = defineRecipe({
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
    // Forced colours remove the gradient, so underlines and borders replace the line that the gradient draws.
    "@media (forced-colors: active)": {
      "&[type=button]": { borderWidth: "1px" },
      "&[aria-current=page]": { textDecorationLine: "underline", textUnderlineOffset: "0.4em" },
      "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" },
    },
  },
});

/** Renders a navigation link. On the linked page and on the pages below it, the link has `aria-current`. */
export const NavigationLink = chakra(RouterNavLink, quietRecipe);

/** Renders a link that looks like a navigation link but has no `aria-current`, for use outside of the navigation. */
export const QuietLink = chakra(RouterLink, quietRecipe);

/** Renders a button that looks like a navigation link. */
export const QuietButton = chakra("button", quietRecipe, { defaultProps: { type: "button" } });

/** Renders a link to an e-mail address or an external profile. The link looks like a navigation link. */
export const ContactLink = chakra("a", quietRecipe);
