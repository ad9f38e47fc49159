import { Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { LoadError } from "../components/layout/load-error.tsx";
import { Loading } from "../components/layout/loading.tsx";
import { SiteLayout } from "../pages/site-layout.tsx";
import { replayEarlyClick } from "./early-clicks.ts";
import { useArrival } from "./use-arrival.ts";
import { useContentVersion } from "./use-content-version.ts";
import { routes } from "./routes.tsx";

/** The whole site: the bars around, and the page of the address between them. */
export function App() {
  const { pathname } = useLocation();
  const version = useContentVersion();
  useArrival(pathname);
  useEffect(replayEarlyClick, []);
  return (
    <SiteLayout key={version}>
      <LoadError key={pathname}>
        <Suspense fallback={<Loading />}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </LoadError>
    </SiteLayout>
  );
}
