import { chakra } from "@chakra-ui/react";
import { memo, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "../components/layout/loading.tsx";
import { PageError } from "../components/layout/page-error.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { addressOf } from "../queries/site.ts";
import { matchRoute } from "./match-route.ts";
import { AfterStart } from "./browser/after-start.ts";
import { KeepPage } from "./browser/keep-page.tsx";
import { PageChange } from "./browser/page-change.ts";
import { PageLanguage } from "./browser/page-language.ts";
import { useContentUpdates } from "./browser/use-content-updates.ts";
import { home } from "./routes.ts";

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
