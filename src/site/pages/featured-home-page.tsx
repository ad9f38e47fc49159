import { chakra } from "@chakra-ui/react";
import * as words from "#texts";
import { WorkRow } from "../components/person/work-row.tsx";
import { useAddedTexts, useLocalText, useReaderLanguage } from "../i18n/use-texts.ts";
import type { Feature, Featured } from "../queries/lists/featured.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { HomePage } from "./home-page.tsx";

/** Renders the home page, and below it the documents that the editors feature. */
export function FeaturedHomePage({ texts, features = [] }: WithTexts & Featured) {
  return (
    <>
      <HomePage texts={texts} />
      {features.length > 0 && <Features features={features} />}
    </>
  );
}

function Features({ features }: { features: readonly Feature[] }) {
  const t = useAddedTexts({ features: words.features, search: words.search });
  const workOf = useWorkOf();
  return (
    <chakra.section aria-labelledby="features" mb={{ base: "12", lg: "20" }}>
      <chakra.h2 id="features" textStyle="label" color="fg.muted" px="gutter" mb="3">
        {t("features.title")}
      </chakra.h2>
      {features.map((feature) => (
        <WorkRow
          key={feature.address}
          work={workOf(feature)}
          kind={t(`search.kind.${feature.section}` as "search.kind.contributors")}
        />
      ))}
    </chakra.section>
  );
}

/**
 * Returns a function that converts a feature to the `work` of a `WorkRow`. The sentence about the feature takes the
 * place of the roles, in the reader's language if possible.
 */
function useWorkOf() {
  const local = useLocalText();
  const language = useReaderLanguage();
  return ({ sentence, ...feature }: Feature) => {
    if (!sentence) return feature;
    const { children, lang = language } = local(sentence);
    return { ...feature, roles: [children], lang };
  };
}
