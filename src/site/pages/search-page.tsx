import { Box } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { SectionNamesContext } from "../components/links/section-name.ts";
import { readHistoryState, writeHistoryState } from "../components/list/list-state.ts";
import { type Refinement, SearchPanel } from "../components/search/search-panel.tsx";
import { useSearchTexts } from "../components/search/use-search.ts";
import { useHydrated } from "../components/layout/use-hydrated.ts";
import { isCurrentEntry, positionAt } from "../../shared/loading/positions.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { sectionNames } from "../queries/site.ts";
import { useNavigation } from "./navigation-items.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Pause after a key press before the query is written to the URL, in milliseconds. */
const DEBOUNCE_DELAY = 300;

/** Renders the search as a page, whose URL contains the query. */
export function SearchPage({ texts }: WithTexts) {
  useSearchTexts();
  const sections = useNavigation();
  const { text, setText, writeQuery } = useQueryText();
  const [refinement, setRefinement] = useKeptRefinement();
  const restorePosition = useScrollRestoration();
  return (
    <Box minH="calc(100svh - {sizes.header} - {sizes.footer})" pb="16">
      <FixedPageHead texts={texts} noindex={text !== ""} />
      <PageBanner texts={texts} />
      <Box px="gutter" mt="6">
        <SectionNamesContext value={sectionNames()}>
          <SearchPanel
            text={text}
            onType={setText}
            onSubmit={() => {}}
            refinement={refinement}
            onRefine={setRefinement}
            onOutcome={restorePosition}
            onLeave={writeQuery}
            sections={sections}
          />
        </SectionNamesContext>
      </Box>
    </Box>
  );
}

/** Name under which a history entry stores the refinement, which consists of the filters and the number of results. */
const NAME = "search";

/** Returns the filters and the number of results, and their setter. Back restores them from the history entry. */
function useKeptRefinement() {
  const { key } = useLocation();
  const hydrated = useHydrated();
  const [refinement, setRefinement] = useState(() =>
    hydrated ? (readHistoryState(NAME) as Refinement | undefined) : undefined,
  );
  // A new query replaces the history entry, so the refinement is stored again in the new entry.
  useEffect(() => {
    if (refinement) writeHistoryState(key, NAME, refinement);
  }, [key, refinement]);
  return [refinement ?? {}, setRefinement] as const;
}

/** Returns a function to call when results are rendered. Its first call after Back restores the scroll position. */
function useScrollRestoration(): () => void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const [position] = useState(() => (hydrated && type === "POP" && search ? positionAt(key, pathname) : 0));
  const isRestored = useRef(position === 0);
  return useCallback(() => {
    if (!isRestored.current) window.scrollTo(0, position);
    isRestored.current = true;
  }, [position]);
}

/**
 * Returns the query, its setter, and a function that writes the query to the URL at once. The query is the typed text
 * or the `?q=` parameter, whichever changed last.
 */
function useQueryText() {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  // The prerendered HTML is made without a query, so `?q=` is read after hydration.
  const urlText = (useHydrated() && new URLSearchParams(search).get("q")) || "";
  const [text, setText] = useState(urlText);
  const syncedText = useRef(urlText);
  useEffect(() => {
    if (urlText === syncedText.current) return;
    syncedText.current = urlText;
    setText(urlText);
  }, [urlText]);
  const writeQuery = useCallback(() => {
    if (text === syncedText.current || !isCurrentEntry(key)) return;
    syncedText.current = text;
    void navigate({ search: text && `?q=${encodeURIComponent(text)}` }, { replace: true });
  }, [text, key, navigate]);
  useEffect(() => {
    const timer = setTimeout(writeQuery, DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [writeQuery]);
  return { text, setText, writeQuery };
}
