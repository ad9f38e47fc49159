import { Box, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { IssueSummary } from "./schema.ts";
import { type CreditEntry, Credits } from "../../site/components/credits/credits.tsx";

/** Renders credits in two columns, with the studio and the thanks under the second column. */
export function IssueCredits({ issue: { credits, lang } }: { issue: Pick<IssueSummary, "credits" | "lang"> }) {
  const { t } = useTranslation();
  const { col1, col2, col3, thanks, specialThanks } = credits;
  return (
    <Grid templateColumns="repeat(2, minmax(0, 16rem))" columnGap="8" rowGap="6">
      <Credits entries={col1} lang={lang} />
      <Box>
        <Credits entries={col2} lang={lang} />
        {col3 && (
          <Box mt="4">
            <Credits entries={[col3]} lang={lang} />
          </Box>
        )}
        <Thanks title={t("issues.specialThanks")} entries={[...thanks, ...specialThanks]} />
      </Box>
    </Grid>
  );
}

function Thanks({ title, entries }: { title: string; entries: readonly CreditEntry[] }) {
  if (entries.length === 0) return undefined;
  return (
    <Box mt="4">
      <chakra.p textStyle="label" color="fg.muted" lang="en">
        {title}
      </chakra.p>
      <Credits entries={entries} />
    </Box>
  );
}
