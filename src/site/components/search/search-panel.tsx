/** The search, in the dialog and on its own page: the field, the filter, and the results. */
import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, type RefObject, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Shown } from "../../search/search-entry.ts";
import type { NavigationItem } from "../links/navigation.tsx";
import { Beginning, rememberPage } from "./empty-search.tsx";
import { Outcome } from "./outcome.tsx";
import { SearchField } from "./search-field.tsx";
import { useSearch } from "./use-search.ts";
import { RESULT_ATTRIBUTE } from "./result-row.tsx";
import { search } from "#texts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { QuietButton } from "../links/site-link.tsx";

export interface SearchPanelProps {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  /** Called when the reader chooses a result or a section. */
  onLeave?: () => void;
  /** Sections to link to before anything is typed, and if nothing is found. */
  sections: readonly NavigationItem[];
  field?: RefObject<HTMLInputElement | null>;
  /** Content under the results. */
  children?: ReactNode;
}

/** Number of results that are shown at first, and that each press of the button adds. */
const RESULTS_AT_ONCE = 6;

export function SearchPanel({ text, onType, onSubmit, onLeave, sections, field, children }: SearchPanelProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<string>();
  const [more, setMore] = useState({ text: "", times: 1 });
  const times = more.text === text ? more.times : 1;
  const { outcome, retry } = useSearch({ text, kind, most: times * RESULTS_AT_ONCE });
  const choose = (page: Shown) => {
    rememberPage(page);
    onLeave?.();
  };
  const isEmpty = text.trim() === "";
  return (
    <Box onKeyDown={moveAmongResults}>
      <SearchField value={text} onType={onType} onSubmit={onSubmit} {...(field && { field })} />
      <noscript>
        <chakra.p textStyle="tagline" mt="8">
          {t("search.noScript")}
        </chakra.p>
      </noscript>
      {!isEmpty && <KindFilter selected={kind} onSelect={setKind} />}
      {isEmpty ? (
        <Beginning sections={sections} onChoose={choose} {...(onLeave && { onLeave })} />
      ) : (
        <Outcome
          outcome={outcome}
          onRetry={retry}
          onMore={() => setMore({ text, times: times + 1 })}
          onAsk={onType}
          onAllKinds={() => setKind(undefined)}
          onChoose={choose}
          sections={sections}
          {...(onLeave && { onLeave })}
        />
      )}
      {!isEmpty && children}
    </Box>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by arrow keys: from the field to the first result, from result to result, and back to the field. */
function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, [${RESULT_ATTRIBUTE}]`)];
  const here = places.indexOf(document.activeElement as HTMLElement);
  if (here < 0) return;
  event.preventDefault();
  places[Math.min(Math.max(here + step, 0), places.length - 1)]?.focus();
}

const KINDS = Object.keys(search.kinds).filter((kind) => kind in FIXED_ADDRESSES);

interface KindFilterProps {
  selected: string | undefined;
  onSelect: (kind: string | undefined) => void;
}

/** Renders a button for each kind of result, and one for all kinds; exactly one button is selected. */
function KindFilter({ selected, onSelect }: KindFilterProps) {
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
          {kind ? t(`search.kinds.${kind}` as "search.kinds.contributors") : t("search.everything")}
        </QuietButton>
      ))}
    </Flex>
  );
}
