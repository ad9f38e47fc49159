import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../i18n/format.ts";
import { useReaderLanguage } from "../../i18n/use-texts.ts";
import type { Revisions as DocumentRevisions } from "../../seo/modified.ts";

interface RevisionsProps {
  document: DocumentRevisions;
  /** Language of the document. */
  lang: string;
}

/** Renders the corrections of a document, newest first, and the day on which the document was rewritten. */
export function Revisions({ document: { corrections = [], updated }, lang }: RevisionsProps) {
  const { t } = useTranslation();
  if (corrections.length === 0 && updated === undefined) return null;
  const newestFirst = corrections.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return (
    <Box px="gutter" mt={{ base: "12", lg: "section" }} ms={{ lg: "25%" }} maxW="44rem" textStyle="caption">
      {updated !== undefined && (
        <chakra.p color="fg.muted">
          {t("revisions.updated")} <Day moment={updated} />
        </chakra.p>
      )}
      {corrections.length > 0 && (
        <chakra.section aria-labelledby="corrections" borderTop="1px solid {colors.rule}" mt="4" pt="4">
          <chakra.h2 id="corrections" textStyle="label">
            {t("revisions.corrections", { count: corrections.length })}
          </chakra.h2>
          {newestFirst.map(({ day, text }) => (
            <chakra.p key={day + text} mt="3">
              <chakra.span color="fg.muted">
                <Day moment={day} />
                {". "}
              </chakra.span>
              <span lang={lang}>{text}</span>
            </chakra.p>
          ))}
        </chakra.section>
      )}
    </Box>
  );
}

function Day({ moment }: { moment: string }) {
  const language = useReaderLanguage();
  return <time dateTime={moment.replace(" ", "T")}>{formatDate(moment, language)}</time>;
}
