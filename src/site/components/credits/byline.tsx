import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useReaderLanguage } from "../../i18n/use-texts.ts";
import { type CreditEntry, CreditName } from "./credits.tsx";

/** Renders the authors of a text in their order: «Por Renata Quiroga y Ana Sosa». */
export function Byline({ authors }: { authors: readonly CreditEntry[] }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  if (authors.length === 0) return null;
  const [before, after] = t("article.by", { skipInterpolation: true }).split("{{author}}");
  const indices = authors.map((_, index) => String(index));
  const listParts = new Intl.ListFormat(language).formatToParts(indices);
  return (
    <chakra.span css={{ "& a": { paddingBlock: "1" } }}>
      {before}
      {listParts.map(({ type, value }, index) => {
        const author = authors[Number(value)];
        return <Fragment key={index}>{type === "element" && author ? <CreditName {...author} /> : value}</Fragment>;
      })}
      {after}
    </chakra.span>
  );
}
