import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useReaderLanguage } from "../../i18n/use-texts.ts";
import type { Author } from "../../queries/people/credit-links.ts";
import { SiteLink } from "../links/site-link.tsx";

/** Renders the authors of a text in their order: «Por Renata Quiroga y Ana Sosa». */
export function Byline({ authors }: { authors: readonly Author[] }) {
  const { t } = useTranslation();
  const language = useReaderLanguage();
  if (authors.length === 0) return null;
  const [before, after] = t("article.by", { skipInterpolation: true }).split("{{author}}");
  const places = authors.map((_, index) => String(index));
  const list = new Intl.ListFormat(language).formatToParts(places);
  return (
    <span>
      {before}
      {list.map(({ type, value }) =>
        type === "literal" ? value : <Signature key={value} author={authors[Number(value)]} />,
      )}
      {after}
    </span>
  );
}

function Signature({ author }: { author: Author | undefined }) {
  if (!author) return null;
  const { name, person, link } = author;
  if (person)
    return (
      <SiteLink to={person} {...NAME}>
        {name}
      </SiteLink>
    );
  if (!link) return name;
  return (
    <chakra.a href={link} rel="noopener noreferrer" {...NAME}>
      {name}
    </chakra.a>
  );
}

const NAME = {
  color: "fg",
  display: "inline-block",
  py: "1",
  textDecorationLine: "underline",
  textDecorationColor: "rule",
  textUnderlineOffset: "0.3em",
  _hover: { textDecorationColor: "currentColor" },
} as const;
