import type { TFunction } from "i18next";
import type { NavigationItem } from "../components/layout/navigation.tsx";
import { getSite, type Site } from "../queries/site.ts";

/** Languages of the names that are the same in every language of the interface. */
const NAMED_IN: Partial<Record<Site["navigation"][number]["section"], string>> = {
  issues: "en",
  "made-in-arg": "en",
  news: "en",
};

/** The six links that every page has. */
export function navigationItems(t: TFunction): NavigationItem[] {
  const { name, navigation } = getSite();
  return navigation.map(({ section, path }) => ({
    path,
    label: t(`nav.${section}`, { name }),
    lang: NAMED_IN[section],
  }));
}
