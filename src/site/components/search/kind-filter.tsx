import { Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { search } from "#texts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import type { SearchKind } from "../../search/entry.ts";
import { QuietButton } from "../layout/site-link.tsx";

const KINDS = (Object.keys(search.kinds) as SearchKind[]).filter((kind) => kind in FIXED_ADDRESSES);

interface KindFilterProps {
  selected: SearchKind | undefined;
  onSelect: (kind: SearchKind | undefined) => void;
}

/** One button for each kind, and one for all; exactly one is selected. */
export function KindFilter({ selected, onSelect }: KindFilterProps) {
  const { t } = useTranslation();
  return (
    <Flex role="group" aria-label={t("search.filter")} wrap="wrap" columnGap="6" mt="3">
      {[undefined, ...KINDS].map((kind) => (
        <QuietButton
          key={kind ?? ""}
          aria-pressed={kind === selected}
          onClick={() => onSelect(kind)}
          color="fg.muted"
          css={{ "&[aria-pressed=true]": { color: "fg" } }}
        >
          {kind ? t(`search.kinds.${kind}`) : t("search.everything")}
        </QuietButton>
      ))}
    </Flex>
  );
}
