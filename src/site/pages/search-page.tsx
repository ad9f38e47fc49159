import { Box } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { SectionNamesContext } from "../components/links/section-name.ts";
import { SearchPanel } from "../components/search/search-panel.tsx";
import { useSearchTexts } from "../components/search/use-search.ts";
import { useHydrated } from "../components/layout/use-hydrated.ts";
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
  const { text, setText } = useQueryText();
  return (
    <Box minH="calc(100svh - {sizes.header} - {sizes.footer})" pb="16">
      <FixedPageHead texts={texts} noindex={text !== ""} />
      <PageBanner texts={texts} />
      <Box px="gutter" mt="6">
        <SectionNamesContext value={sectionNames()}>
          <SearchPanel text={text} onType={setText} onSubmit={() => {}} sections={sections} />
        </SectionNamesContext>
      </Box>
    </Box>
  );
}

/** Returns the query and its setter. The query is the typed text or the `?q=` parameter, whichever changed last. */
function useQueryText() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The prerendered HTML is made without a query, so `?q=` is read after hydration.
  const urlText = (useHydrated() && new URLSearchParams(search).get("q")) || "";
  const [text, setText] = useState(urlText);
  const syncedText = useRef(urlText);
  useEffect(() => {
    if (urlText === syncedText.current) return;
    syncedText.current = urlText;
    setText(urlText);
  }, [urlText]);
  useEffect(() => {
    if (text === syncedText.current) return undefined;
    const timer = setTimeout(() => {
      syncedText.current = text;
      void navigate({ search: text && `?q=${encodeURIComponent(text)}` }, { replace: true });
    }, DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text, navigate]);
  return { text, setText };
}
