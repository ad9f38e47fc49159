/** Search interface of the dialog and of the search page: the field, the filters, and the results. */
import { Box, chakra, Flex } from "@chakra-ui/react";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { Answer } from "../../search/search-client.ts";
import { type ResultFields, unpackTopic } from "../../search/search-entry.ts";
import type { NavigationItem } from "../links/navigation.tsx";
import { SectionNamesContext, useSectionName } from "../links/section-name.ts";
import { EmptySearch, rememberPage } from "./empty-search.tsx";
import { Outcome } from "./outcome.tsx";
import { SearchField } from "./search-field.tsx";
import { useSearch } from "./use-search.ts";
import { RESULT_ATTRIBUTE } from "./result-row.tsx";
import { search } from "#texts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { QuietButton } from "../links/site-link.tsx";

/** The reader's choices besides the text. `kind` and `topic` are the chosen filters. */
export interface Refinement {
  kind?: string | undefined;
  topic?: string | undefined;
  /** More results for the query `text`: `times` times as many as at first. Other queries are not affected. */
  expansion?: { text: string; times: number };
}

export interface SearchPanelProps {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  refinement: Refinement;
  onRefine: (refinement: Refinement) => void;
  /** Called when an outcome is rendered, before the browser paints. */
  onOutcome?: () => void;
  /** Called when the reader chooses a result or a section. */
  onLeave?: () => void;
  /** Sections to link to before anything is typed, and if nothing is found. */
  sections: readonly NavigationItem[];
  field?: RefObject<HTMLInputElement | null>;
  /** Content shown below the results. */
  children?: ReactNode;
}

/** Number of results that are shown at first. Each press of the button for more results adds the same number. */
const RESULTS_AT_ONCE = 6;

export function SearchPanel({
  text,
  onType,
  onSubmit,
  refinement,
  onRefine,
  onLeave,
  sections,
  children,
  ...props
}: SearchPanelProps) {
  const { t } = useTranslation();
  const ownField = useRef<HTMLInputElement>(null);
  const { field = ownField, onOutcome } = props;
  const { kind, topic, expansion } = refinement;
  const times = expansion?.text === text ? expansion.times : 1;
  const { outcome, retry } = useSearch({ text, kind, topic, limit: times * RESULTS_AT_ONCE });
  useLayoutEffect(() => {
    if (outcome) onOutcome?.();
  }, [outcome, onOutcome]);
  // The field gets the focus before the action, because a pressed button that disappears would lose the focus.
  const withFieldFocus =
    <Values extends unknown[]>(action: (...values: Values) => void) =>
    (...values: Values) => {
      field.current?.focus();
      action(...values);
    };
  const choose = (page: ResultFields) => {
    rememberPage(page);
    onLeave?.();
  };
  const isEmpty = text.trim() === "";
  return (
    <Box onKeyDown={moveAmongResults}>
      <SearchField value={text} onType={onType} onSubmit={onSubmit} field={field} />
      <noscript>
        <chakra.p textStyle="tagline" mt="8">
          {t("search.noScript")}
        </chakra.p>
      </noscript>
      {!isEmpty && <KindFilter selected={kind} onSelect={(next) => onRefine({ ...refinement, kind: next })} />}
      {!isEmpty && (
        <TopicFilter
          topics={outcome?.answer?.topics ?? []}
          selected={topic}
          onSelect={(next) => onRefine({ ...refinement, topic: next })}
        />
      )}
      {isEmpty ? (
        <EmptySearch sections={sections} onChoose={choose} onForget={() => field.current?.focus()} onLeave={onLeave} />
      ) : (
        <Outcome
          outcome={outcome}
          onRetry={withFieldFocus(retry)}
          onMore={() => onRefine({ ...refinement, expansion: { text, times: times + 1 } })}
          onSearch={withFieldFocus(onType)}
          onAllKinds={withFieldFocus(() => onRefine({ ...refinement, kind: undefined, topic: undefined }))}
          onChoose={choose}
          sections={sections}
          onLeave={onLeave}
        />
      )}
      {!isEmpty && children}
    </Box>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys: from the field to the first result, between results, and back to the field. */
function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`input, [${RESULT_ATTRIBUTE}]`)];
  const index = stops.indexOf(document.activeElement as HTMLElement);
  if (index < 0) return;
  event.preventDefault();
  stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
}

const RESULT_KINDS = Object.keys(search.kind).filter((kind) => kind in FIXED_ADDRESSES);

interface FilterProps {
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
}

/** Renders a button for each kind of result, and one for all kinds; exactly one button is selected. */
function KindFilter({ selected, onSelect }: FilterProps) {
  const { t } = useTranslation();
  const nameOf = useSectionName(useContext(SectionNamesContext));
  return (
    <Flex role="group" aria-label={t("search.filter")} wrap="wrap" columnGap="6" mt="3">
      {[undefined, ...RESULT_KINDS].map((kind) => (
        <FilterButton
          key={kind ?? ""}
          isSelected={kind === selected}
          onClick={() => onSelect(kind)}
          {...(kind ? nameOf(kind) : { children: t("search.everything") })}
        />
      ))}
    </Flex>
  );
}

/** Renders a button for each topic of the results. Pressing the selected button again shows all topics. */
function TopicFilter({ topics, selected, onSelect }: FilterProps & Pick<Answer, "topics">) {
  const { t } = useTranslation();
  const local = useLocalText();
  const shownTopics =
    topics.some(({ value }) => value === selected) || !selected
      ? topics
      : [{ value: selected, name: unpackTopic(selected) }, ...topics];
  if (shownTopics.length === 0) return undefined;
  return (
    <Flex role="group" aria-label={t("search.topics")} wrap="wrap" columnGap="6" mt="1">
      {shownTopics.map(({ value, name }) => (
        <FilterButton
          key={value}
          isSelected={value === selected}
          onClick={() => onSelect(value === selected ? undefined : value)}
          {...local(name)}
        />
      ))}
    </Flex>
  );
}

function FilterButton({ isSelected, ...props }: ComponentProps<typeof QuietButton> & { isSelected: boolean }) {
  return (
    <QuietButton
      aria-pressed={isSelected}
      color="fg.muted"
      css={{ "&[aria-pressed=true]": { color: "fg" } }}
      {...props}
    />
  );
}
