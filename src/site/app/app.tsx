import { chakra } from "@chakra-ui/react";
import { memo, Suspense, useState, useEffect, useReducer } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "../components/loading/loading.tsx";
import { PageError } from "../components/loading/page-error.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { addressOf } from "../queries/site.ts";
import { unknownPage } from "../registry/fixed-pages.ts";
import { matchRoute } from "./routes.ts";
import { AfterStart, KeepPage } from "./browser/after-start.ts";
import { PageChange, PageLanguage } from "./browser/page-change.ts";
import { UPDATE_EVENT } from "../../shared/compiled/content-updates.ts";

interface AppProps {
  /**
   * Address of a page that could not be loaded. The offline page is shown at this address until the reader opens
   * another page.
   */
  offlineAt?: string | undefined;
}

/** Renders the whole site: header, footer, and the page of the current address between them. */
export function App({ offlineAt }: AppProps) {
  const { pathname } = useLocation();
  const [offlineAddress, setOfflineAddress] = useState(offlineAt);
  if (offlineAddress !== undefined && offlineAddress !== pathname) setOfflineAddress(undefined);
  const address = offlineAddress === pathname ? addressOf("offline") : pathname;
  const updates = useContentUpdates();
  const [title, setTitle] = useState("");
  return (
    <SiteLayout>
      <PageLanguage />
      <chakra.p role="status" srOnly>
        {title}
      </chakra.p>
      <PageError key={pathname} home={addressOf("home")}>
        <Suspense fallback={<Loading />}>
          <PageOf pathname={address} updates={updates} />
          <AfterStart pathname={pathname} />
          <PageChange announce={setTitle} />
          <KeepPage address={address} />
        </Suspense>
      </PageError>
    </SiteLayout>
  );
}

interface PageOfProps {
  pathname: string;
  /** Number of content updates so far. The page is rendered again when this number changes. */
  updates: number;
}

/**
 * Renders the page at an address, or the page for unknown addresses if the site does not have the address. The
 * component is memoized, so it is rendered again only when the address or the content changes.
 */
const PageOf = memo(function PageOf({ pathname }: PageOfProps) {
  const { route, segment } = matchRoute(pathname);
  const address = { address: pathname, segment };
  return <route.Page {...address} fallback={<unknownPage.Page {...address} />} />;
});

/**
 * Renders the site again when content changes, in previews only (development server and editor), never for readers. One
 * save may dispatch several events; the timer merges events that arrive together into one render. Returns the number of
 * renders so far.
 */
function useContentUpdates(): number {
  const [updates, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!__PREVIEW__) return undefined;
    let timer = 0;
    const scheduleRender = () => {
      clearTimeout(timer);
      timer = window.setTimeout(render);
    };
    window.addEventListener(UPDATE_EVENT, scheduleRender);
    // Renders once more, because content may have changed between the first render and this effect.
    scheduleRender();
    return () => window.removeEventListener(UPDATE_EVENT, scheduleRender);
  }, []);
  return updates;
}
