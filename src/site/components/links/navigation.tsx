import { NavigationLink } from "./site-link.tsx";

export interface NavigationItem {
  path: string;
  /** Name of the section as element props; `lang` is set if the name is not in the language of the interface. */
  label: { children: string; lang?: string | undefined };
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  onChoose?: (() => void) | undefined;
}

/** Renders the links of the menu, for the header, the drawer and the footer. */
export function NavigationLinks({ items, onChoose }: NavigationLinksProps) {
  return items.map(({ path, label }) => (
    <li key={path}>
      <NavigationLink to={path} onClick={onChoose} {...label} />
    </li>
  ));
}
