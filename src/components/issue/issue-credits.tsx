import { Box, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { IssueSummary } from "../../queries/issues.ts";
import { type CreditEntry, Credits } from "../credits/credits.tsx";

/** Credits in two columns, with the studio and the thanks under the second. */
export function IssueCredits({ issue: { credits, lang } }: { issue: Pick<IssueSummary, "credits" | "lang"> }) {
  const { t } = useTranslation();
  const { col1, col2, col3, thanks, specialThanks } = credits;
  return (
    <Grid templateColumns="repeat(2, minmax(0, 16rem))" columnGap="8" rowGap="6">
      <Credits entries={col1} lang={lang} />
      <Box>
        <Credits entries={col2} lang={lang} />
        {col3 && (
          <Under>
            <Credits entries={[col3]} lang={lang} />
          </Under>
        )}
        <Thanks title={t("issues.specialThanks")} entries={[...thanks, ...specialThanks]} />
      </Box>
    </Grid>
  );
}

function Under({ children }: { children: React.ReactNode }) {
  return <Box mt="4">{children}</Box>;
}

function Thanks({ title, entries }: { title: string; entries: readonly CreditEntry[] }) {
  if (entries.length === 0) return undefined;
  return (
    <Under>
      <chakra.p textStyle="label" color="fg.muted" lang="en">
        {title}
      </chakra.p>
      <Credits entries={entries} label={title} />
    </Under>
  );
}
