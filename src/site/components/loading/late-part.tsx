import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";

interface LatePartProps {
  fallback?: ReactNode;
  /** Called once the part is hydrated. Has to be the same function in each render. */
  onHydrated?: () => void;
  children: ReactNode;
}

/**
 * Renders a part of a page whose code may load after the page is hydrated. Until the part is hydrated, it keeps the
 * props, the language and the texts of the first render: for a part that changes before, React discards the prerendered
 * HTML, and delays a new language of the whole page until the code has loaded.
 */
export function LatePart({ fallback, onHydrated, children }: LatePartProps) {
  const { i18n } = use(I18nContext);
  const [hydrated, setHydrated] = useState(false);
  const [first] = useState(() => ({
    fallback,
    children,
    i18n: i18n.cloneInstance({ lng: i18n.language, forkResourceStore: true }),
  }));
  useEffect(() => {
    if (hydrated) onHydrated?.();
  }, [hydrated, onHydrated]);
  const shown = hydrated ? { fallback, children, i18n } : first;
  // React leaves a part alone whose element is the same object.
  return useMemo(
    () => (
      <Suspense fallback={shown.fallback}>
        <I18nextProvider i18n={shown.i18n}>{shown.children}</I18nextProvider>
        <Hydrated report={setHydrated} />
      </Suspense>
    ),
    [shown.fallback, shown.children, shown.i18n],
  );
}

function Hydrated({ report }: { report: (hydrated: true) => void }) {
  useEffect(() => report(true), [report]);
  return undefined;
}
