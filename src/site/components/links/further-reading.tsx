import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PageLink } from "../../queries/pages/page-link.ts";
import type { SharedWork } from "../../queries/further-reading/further-reading.ts";
import { PageLinks } from "./page-links.tsx";

interface FurtherReadingProps {
  /** Reason for the links, shown in the heading. */
  reason: "related" | "people";
  links: readonly (PageLink | SharedWork)[];
}

/** Renders links at the end of a page to related pages, or nothing if `links` is empty. */
export function FurtherReading({ reason, links }: FurtherReadingProps) {
  const { t } = useTranslation();
  const id = useId();
  if (links.length === 0) return undefined;
  return (
    <chakra.nav aria-labelledby={id} mt={{ base: "16", lg: "32" }} borderTop="1px solid {colors.rule}" px="gutter">
      <chakra.h2 id={id} textStyle="subtitle" py="8">
        {t(`readingOn.${reason}`)}
      </chakra.h2>
      <PageLinks links={links} />
    </chakra.nav>
  );
}
