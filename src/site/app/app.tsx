import { chakra } from "@chakra-ui/react";
import { memo, Suspense, useState, useEffect, useReducer } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "../components/loading/loading.tsx";
import { PageError } from "../components/loading/page-error.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { addressOf } from "../queries/site.ts";
import { matchRoute, home } from "./routes.ts";
import { AfterStart, KeepPage } from "./browser/after-start.ts";
import { PageChange, PageLanguage } from "./browser/page-change.ts";
import { UPDATE_EVENT } from "../../shared/compiled/update-event.ts";

interface AppProps {
  /** The address in whose place the page without a network stands, until the reader goes on. */
  offlineAt?: string | undefined;
}

/** The whole site: the bars around, and the page of the address between them. */
export function App({ offlineAt }: AppProps) {
  const { pathname } = useLocation();
  const [stoodIn, setStoodIn] = useState(offlineAt);
  if (stoodIn !== undefined && stoodIn !== pathname) setStoodIn(undefined);
  const address = stoodIn === pathname ? addressOf("offline") : pathname;
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
  /** How often new content came. */
  updates: number;
}

/** The page of an address, the home page where it names no document; rendered again only for another, or new content. */
const PageOf = memo(function PageOf({ pathname }: PageOfProps) {
  const { route, segment } = matchRoute(pathname);
  const address = { address: pathname, segment };
  return <route.Page {...address} otherwise={<home.Page {...address} />} />;
});

/**
 * Renders the site again when new content comes, as where it is developed or edited; never for readers. The
 * modules of one save arrive one after the other, and the page is rendered once for those that
 * come together. Returns how many came.
 */
function useContentUpdates(): number {
  const [updates, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!__PREVIEW__) return undefined;
    let timer = 0;
    const update = () => {
      clearTimeout(timer);
      timer = window.setTimeout(render);
    };
    window.addEventListener(UPDATE_EVENT, update);
    return () => window.removeEventListener(UPDATE_EVENT, update);
  }, []);
  return updates;
}
