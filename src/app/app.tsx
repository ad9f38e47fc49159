import { Suspense, useEffect, useState } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { takeEarlyReveal } from "../components/home/use-reveal.ts";
import { LoadError } from "../components/layout/load-error.tsx";
import { Loading } from "../components/layout/loading.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { replayEarlyClick } from "./early-clicks.ts";
import { useArrival } from "./use-arrival.ts";
import { useContentUpdates } from "./use-content-updates.ts";
import { useDetectedLanguage } from "./use-detected-language.ts";
import { usePrefetch } from "./use-prefetch.ts";
import { routes } from "./routes.tsx";

/** The whole site: the bars around, and the page of the address between them. */
export function App() {
  const { pathname } = useLocation();
  useContentUpdates();
  const [hydrated, setHydrated] = useState(false);
  useDetectedLanguage(hydrated);
  useArrival(pathname);
  usePrefetch(hydrated, pathname);
  useEffect(() => {
    if (!hydrated) return;
    performance.mark("hydrated");
    takeEarlyReveal();
    replayEarlyClick();
  }, [hydrated]);
  return (
    <SiteLayout>
      <LoadError key={pathname}>
        <Suspense fallback={<Loading />}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
          <Mounted onMount={setHydrated} />
        </Suspense>
      </LoadError>
    </SiteLayout>
  );
}

/** Says when the page beside it, in the same boundary, is there and answers to the reader. */
function Mounted({ onMount }: { onMount: (mounted: true) => void }) {
  useEffect(() => onMount(true), [onMount]);
  return undefined;
}
