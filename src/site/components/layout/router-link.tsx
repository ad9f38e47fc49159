/**
 * Links to pages of this site, made with the router's hooks. The router's `Link` also supports data
 * routers, frameworks and servers, code that readers would download and this site never runs.
 * https://reactrouter.com/api/hooks/useLinkClickHandler
 */
import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router-dom";

export interface RouterLinkProps extends ComponentProps<"a"> {
  /** Path from the root of the site. */
  to: string;
}

/** Opens a page without a reload. A press with a modifier key or another button does what the browser does. */
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

/** Has `aria-current` on its own page and on the pages below it. */
export function RouterNavLink(props: RouterLinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...props} aria-current={isWithin(props.to, pathname) ? "page" : undefined} />;
}
