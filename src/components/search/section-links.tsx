import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { type NavigationItem, NavigationLinks } from "../layout/navigation.tsx";

interface SectionLinksProps {
  sections: readonly NavigationItem[];
  onLeave?: () => void;
}

/** The ways on where there is nothing else to show. */
export function SectionLinks({ sections, onLeave }: SectionLinksProps) {
  const { t } = useTranslation();
  return (
    <chakra.nav aria-label={t("search.sections")} mt="10">
      <chakra.p textStyle="label" color="fg.muted" mb="3">
        {t("search.sections")}
      </chakra.p>
      <Flex
        as="ul"
        direction="column"
        align="start"
        gap="1"
        css={{ "& a": { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0" } }}
      >
        <NavigationLinks items={sections} {...(onLeave && { onChoose: onLeave })} />
      </Flex>
    </chakra.nav>
  );
}
