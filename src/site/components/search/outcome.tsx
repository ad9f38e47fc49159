import { Box, chakra, Flex } from "@chakra-ui/react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { Answer } from "../../search/search-client.ts";
import type { ResultFields } from "../../search/search-entry.ts";
import { Button } from "../button/button.tsx";
import type { NavigationItem } from "../links/navigation.tsx";
import { QuietButton } from "../links/site-link.tsx";
import { AlertBox } from "../loading/part-message.tsx";
import { ResultRow } from "./result-row.tsx";
import { SectionLinks } from "./empty-search.tsx";
import type { Query, useSearch } from "./use-search.ts";

interface OutcomeProps {
  outcome: ReturnType<typeof useSearch>["outcome"];
  onRetry: () => void;
  onMore: () => void;
  onSearch: (text: string) => void;
  onAllKinds: () => void;
  onChoose: (page: ResultFields) => void;
  onLeave?: (() => void) | undefined;
  sections: readonly NavigationItem[];
}

/** Renders the outcome of a query. Screen readers announce the number of results when the reader pauses typing. */
export function Outcome({ outcome, ...actions }: OutcomeProps) {
  const { t } = useTranslation();
  const { answer, query } = outcome ?? {};
  const failed = outcome !== undefined && answer === undefined;
  return (
    <Box mt="6" data-asked={query?.text}>
      <chakra.div role="status" textStyle="tagline" fontSize="xl">
        {!outcome && t("search.loading")}
        {answer && query && <Summary answer={answer} query={query} />}
      </chakra.div>
      {failed && <Failure onRetry={actions.onRetry} />}
      {answer &&
        query &&
        (answer.total > 0 ? <Results answer={answer} {...actions} /> : <NoResults answer={answer} {...actions} />)}
    </Box>
  );
}

function Summary({ answer: { total, all, correctedQuery }, query }: { answer: Answer; query: Query }) {
  const { t } = useTranslation();
  if (total === 0) return t(all > 0 ? "search.noneOfKind" : "search.none", { query: query.text.trim() });
  return (
    <>
      {correctedQuery && <p>{t("search.mended", { query: query.text.trim(), mended: correctedQuery })}</p>}
      <p>{t("search.results", { count: total })}</p>
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <AlertBox px="4">
      <p>{__PREVIEW__ ? t("search.unbuilt") : `${t("search.failed")} ${t("loadError.hint")}`}</p>
      <Button onClick={onRetry}>{t("loadError.retry")}</Button>
    </AlertBox>
  );
}

type Actions = Omit<OutcomeProps, "outcome">;

function Results({ answer, onChoose, onMore, onSearch }: { answer: Answer } & Actions) {
  const { t } = useTranslation();
  const { results, total, nearest } = answer;
  const { list, focusOnNext } = useFocusOnNewResults(answer);
  return (
    <>
      <NearestNames names={nearest} onSearch={onSearch} />
      <chakra.ol ref={list} mt="3" borderTop="1px solid {colors.rule}">
        {results.map((result) => (
          <ResultRow key={result.address} result={result} onChoose={onChoose} />
        ))}
      </chakra.ol>
      {total > results.length && (
        <Button
          mt="6"
          onClick={() => {
            focusOnNext();
            onMore();
          }}
        >
          {t("search.more")}
        </Button>
      )}
    </>
  );
}

/**
 * Returns the ref of the list of results, and a function to call when the button for more results is pressed. When the
 * next answer is rendered, the focus moves to its first new result.
 */
function useFocusOnNewResults(answer: Answer) {
  const list = useRef<HTMLOListElement>(null);
  const answerBefore = useRef<Answer>(undefined);
  useLayoutEffect(() => {
    const before = answerBefore.current;
    if (!before || before === answer) return;
    answerBefore.current = undefined;
    list.current?.children[before.results.length]?.querySelector("a")?.focus();
  }, [answer]);
  return { list, focusOnNext: () => void (answerBefore.current = answer) };
}

/** Renders suggestions if nothing is found: a button for results of all kinds, similar names, and the sections. */
function NoResults({
  answer: { nearest, all },
  onSearch,
  onAllKinds,
  sections,
  onLeave,
}: { answer: Answer } & Actions) {
  const { t } = useTranslation();
  return (
    <>
      {all > 0 && (
        <Button mt="4" onClick={onAllKinds}>
          {t("search.showAll")}
        </Button>
      )}
      <NearestNames names={nearest} onSearch={onSearch} />
      <SectionLinks sections={sections} onLeave={onLeave} />
    </>
  );
}

/** Renders a button for each name with a spelling similar to the query. Pressing a button searches for its name. */
function NearestNames({ names, onSearch }: { names: readonly string[]; onSearch: (name: string) => void }) {
  const { t } = useTranslation();
  if (names.length === 0) return undefined;
  return (
    <Flex role="group" aria-label={t("search.nearest")} wrap="wrap" align="center" columnGap="5" mt="4">
      <chakra.span textStyle="label" color="fg.muted">
        {t("search.nearest")}
      </chakra.span>
      {names.map((name) => (
        <QuietButton key={name} lang={CONTENT_LANGUAGE} textStyle="subtitle" onClick={() => onSearch(name)}>
          {name}
        </QuietButton>
      ))}
    </Flex>
  );
}
