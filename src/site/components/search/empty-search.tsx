import { chakra, Flex } from "@chakra-ui/react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResultFields } from "../../search/search-entry.ts";
import { type NavigationItem, NavigationLinks } from "../links/navigation.tsx";
import { QuietButton } from "../links/site-link.tsx";
import { useHydrated } from "../layout/use-hydrated.ts";
import { ResultRow } from "./result-row.tsx";
import { attempt, RECENT_KEY } from "../../../shared/loading/storage.ts";

interface EmptySearchProps {
  sections: readonly NavigationItem[];
  onChoose: (page: ResultFields) => void;
  /** Called when the reader clears the list of the pages last opened. */
  onForget: () => void;
  onLeave?: (() => void) | undefined;
}

/** Renders the search before anything is typed: the pages last opened from the search, and links to the sections. */
export function EmptySearch({ sections, onChoose, onForget, onLeave }: EmptySearchProps) {
  const { t } = useTranslation();
  const id = useId();
  // The prerendered HTML is the same for every reader, so the recent pages are added after hydration.
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  const recent = useMemo(() => (hydrated && !forgotten ? recentPages() : []), [hydrated, forgotten]);
  const forget = () => {
    forgetPages();
    setForgotten(true);
    onForget();
  };
  return (
    <>
      {recent.length > 0 && (
        <chakra.section aria-labelledby={id} mt="8">
          <Flex justify="space-between" align="center" gap="4" borderBottom="1px solid {colors.rule}">
            <chakra.h2 id={id} textStyle="label" color="fg.muted">
              {t("search.recent")}
            </chakra.h2>
            <QuietButton onClick={forget}>{t("search.forget")}</QuietButton>
          </Flex>
          <ul>
            {recent.map((page) => (
              <ResultRow key={page.address} result={page} onChoose={onChoose} />
            ))}
          </ul>
        </chakra.section>
      )}
      <SectionLinks sections={sections} onLeave={onLeave} />
    </>
  );
}

interface SectionLinksProps {
  sections: readonly NavigationItem[];
  onLeave?: (() => void) | undefined;
}

/** Renders links to the sections, for a reader who has typed nothing or found nothing. */
export function SectionLinks({ sections, onLeave }: SectionLinksProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <chakra.nav aria-labelledby={id} mt="10">
      <chakra.h2 id={id} textStyle="label" color="fg.muted" mb="3">
        {t("search.sections")}
      </chakra.h2>
      <Flex
        as="ul"
        direction="column"
        align="start"
        gap="1"
        css={{ "& a": { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0" } }}
      >
        <NavigationLinks items={sections} onChoose={onLeave} />
      </Flex>
    </chakra.nav>
  );
}

/** Largest number of recently opened pages that are stored. */
const MAX_RECENT = 6;

/**
 * Returns the pages that the reader opened from the search, the most recent first. The pages are stored only in this
 * browser and never sent to a server.
 */
function recentPages(): readonly ResultFields[] {
  return (
    attempt(() => (JSON.parse(localStorage.getItem(RECENT_KEY) ?? "[]") as ResultFields[]).slice(0, MAX_RECENT)) ?? []
  );
}

export function rememberPage({ address, kind, title, lang, picture, focus }: ResultFields): void {
  const otherPages = recentPages().filter((page) => page.address !== address);
  const pages = [{ address, kind, title, lang, picture, focus }, ...otherPages].slice(0, MAX_RECENT);
  attempt(() => localStorage.setItem(RECENT_KEY, JSON.stringify(pages)));
}

const forgetPages = () => void attempt(() => localStorage.removeItem(RECENT_KEY));
