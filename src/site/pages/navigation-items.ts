import type { NavigationItem } from "../components/links/navigation.tsx";
import { useSectionName } from "../components/links/section-name.ts";
import { getSite, sectionNames } from "../queries/site.ts";

/** Returns the links of the main menu. Every page shows this menu. */
export function useNavigation(): NavigationItem[] {
  const nameOf = useSectionName(sectionNames());
  return getSite().navigation.map(({ section, path }) => ({ path, label: nameOf(section) }));
}
