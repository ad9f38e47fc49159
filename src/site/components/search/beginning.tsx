import { chakra, Flex } from "@chakra-ui/react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Shown } from "../../search/entry.ts";
import type { NavigationItem } from "../layout/navigation.tsx";
import { QuietButton } from "../layout/site-link.tsx";
import { useHydrated } from "../layout/use-hydrated.ts";
import { forgetPages, recentPages } from "./recent-pages.ts";
import { ResultRow } from "./result-row.tsx";
import { SectionLinks } from "./section-links.tsx";

interface BeginningProps {
  sections: readonly NavigationItem[];
  onChoose: (page: Shown) => void;
  onLeave?: () => void;
}

/** Before anything is typed: what the reader opened last, and the sections. */
export function Beginning({ sections, onChoose, onLeave }: BeginningProps) {
  const { t } = useTranslation();
  const id = useId();
  // The prerendered page knows no reader.
  const hydrated = useHydrated();
  const [forgotten, setForgotten] = useState(false);
  const recent = useMemo(() => (hydrated && !forgotten ? recentPages() : []), [hydrated, forgotten]);
  const forget = () => {
    forgetPages();
    setForgotten(true);
  };
  return (
    <>
      {recent.length > 0 && (
        <chakra.section aria-labelledby={id} mt="8">
          <Flex justify="space-between" align="center" gap="4" borderBottom="1px solid {colors.rule}">
            <chakra.h2 id={id} textStyle="label" color="fg.muted">
              {t("search.recent")}
            </chakra.h2>
            <QuietButton onClick={forget}>{t("search.forget")}</QuietButton>
          </Flex>
          <ul>
            {recent.map((page) => (
              <ResultRow key={page.address} result={page} onChoose={onChoose} />
            ))}
          </ul>
        </chakra.section>
      )}
      <SectionLinks sections={sections} {...(onLeave && { onLeave })} />
    </>
  );
}
