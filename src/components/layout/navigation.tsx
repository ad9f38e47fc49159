import { NavigationLink } from "./site-link.tsx";

export interface NavigationItem {
  path: string;
  label: string;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  onChoose?: () => void;
}

/** The six links of the header, the drawer and the footer. */
export function NavigationLinks({ items, onChoose }: NavigationLinksProps) {
  return items.map(({ path, label }) => (
    <li key={path}>
      <NavigationLink to={path} {...(onChoose && { onClick: onChoose })}>
        {label}
      </NavigationLink>
    </li>
  ));
}
