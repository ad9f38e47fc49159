import { chakra } from "@chakra-ui/react";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { takeEarlyReveal } from "../components/home/use-reveal.ts";
import { Loading } from "../components/layout/loading.tsx";
import { PageError } from "../components/layout/page-error.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { addressOf } from "../queries/site.ts";
import { replayEarlyClick } from "./early-clicks.ts";
import { matchRoute } from "./routes.tsx";
import { useArrival } from "./use-arrival.ts";
import { useContentUpdates } from "./use-content-updates.ts";
import { useDetectedLanguage } from "./use-detected-language.ts";
import { usePrefetch } from "./use-prefetch.ts";

/** The whole site: the bars around, and the page of the address between them. */
export function App() {
  const { pathname } = useLocation();
  const { route, segment } = matchRoute(pathname);
  const { Page } = route;
  useContentUpdates();
  const [hydrated, setHydrated] = useState(false);
  const [title, setTitle] = useState("");
  useDetectedLanguage(hydrated);
  usePrefetch(hydrated, pathname);
  useEffect(() => {
    if (!hydrated) return;
    performance.mark("hydrated");
    takeEarlyReveal();
    replayEarlyClick();
  }, [hydrated]);
  return (
    <SiteLayout>
      <chakra.p role="status" srOnly>
        {title}
      </chakra.p>
      <PageError key={pathname} home={addressOf("home")}>
        <Suspense fallback={<Loading />}>
          <Page segment={segment} />
          <Mounted onMount={setHydrated} />
          <Arrival announce={setTitle} />
        </Suspense>
      </PageError>
    </SiteLayout>
  );
}

/** Says when the page beside it, in the same boundary, is there and answers to the reader. */
function Mounted({ onMount }: { onMount: (mounted: true) => void }) {
  useEffect(() => onMount(true), [onMount]);
  return undefined;
}

/** Beside the page, in its boundary, because it looks for what the page has shown. */
function Arrival({ announce }: { announce: (title: string) => void }) {
  useArrival(announce);
  return undefined;
}
