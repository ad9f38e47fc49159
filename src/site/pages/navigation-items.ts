import type { TFunction } from "i18next";
import type { NavigationItem } from "../components/links/navigation.tsx";
import { NAMED_IN } from "../../shared/magazine/addresses.ts";
import { getSite } from "../queries/site.ts";

/** Returns the links of the menu, which every page has. */
export function navigationItems(t: TFunction): NavigationItem[] {
  const { name, navigation } = getSite();
  return navigation.map(({ section, path }) => ({
    path,
    label: t(`nav.${section}` as "nav.who", { name }),
    lang: NAMED_IN[section],
  }));
}
