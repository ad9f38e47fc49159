import { NavigationLink } from "./site-link.tsx";

export interface NavigationItem {
  path: string;
  label: string;
  /** Language of the label; `undefined` if the label is in the language of the page. */
  lang: string | undefined;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  onChoose?: () => void;
}

/** Renders the links of the menu, for the header, the drawer and the footer. */
export function NavigationLinks({ items, onChoose }: NavigationLinksProps) {
  return items.map(({ path, label, lang }) => (
    <li key={path}>
      <NavigationLink to={path} lang={lang} onClick={onChoose}>
        {label}
      </NavigationLink>
    </li>
  ));
}
