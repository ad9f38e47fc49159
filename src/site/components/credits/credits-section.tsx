import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { QuietLink } from "../links/site-link.tsx";
import { type CreditEntry, Credits } from "./credits.tsx";

interface CreditsSectionProps extends Pick<HTMLChakraProps<"section">, "ms"> {
  title: string;
  credits: readonly CreditEntry[];
  /** Language of the roles. */
  lang: string;
}

/** Renders the credits of a page and a link to all contributors, or nothing if nobody is credited. */
export function CreditsSection({ title, credits, lang, ms }: CreditsSectionProps) {
  const { t } = useTranslation();
  if (credits.length === 0) return null;
  return (
    <chakra.section aria-labelledby="credits" px="gutter" mt={{ base: "12", lg: "20" }} ms={ms}>
      <chakra.h2 id="credits" textStyle="subtitle" mb="5">
        {title}
      </chakra.h2>
      <Credits entries={credits} lang={lang} />
      <QuietLink to={FIXED_ADDRESSES.contributors} mt="5">
        {t("names.all")}
      </QuietLink>
    </chakra.section>
  );
}
