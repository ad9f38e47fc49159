import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { I18nContext, I18nextProvider } from "react-i18next";

interface LatePartProps {
  fallback?: ReactNode;
  children: ReactNode;
  /** Called when the part is hydrated. Has to be the same function in each render. */
  onHydrated?: () => void;
}

/**
 * Renders a part of a page whose code may load after the page is hydrated. Until the part is hydrated, it keeps the
 * props, the language and the texts of its first render. If these changed earlier, React would discard the prerendered
 * HTML of the part with all typed text. A change of language would be delayed on the whole page until the code has
 * loaded.
 */
export function LatePart({ fallback, children, onHydrated }: LatePartProps) {
  const { i18n } = use(I18nContext);
  const [hydrated, setHydrated] = useState(false);
  const renderWith = (instance: typeof i18n) => (
    <Suspense fallback={fallback}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
      <HydrationObserver onHydrated={setHydrated} />
    </Suspense>
  );
  // The first element is kept, because React does not render an element again if it is the same object as before.
  const [firstElement] = useState(() =>
    renderWith(i18n.cloneInstance({ lng: i18n.language, forkResourceStore: true })),
  );
  useEffect(() => {
    if (hydrated) onHydrated?.();
  }, [hydrated, onHydrated]);
  return hydrated ? renderWith(i18n) : firstElement;
}

function HydrationObserver({ onHydrated }: { onHydrated: (hydrated: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return undefined;
}
