import { chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type NavigationItem, NavigationLinks } from "../layout/navigation.tsx";

interface SectionLinksProps {
  sections: readonly NavigationItem[];
  onLeave?: () => void;
}

/** The ways on where there is nothing else to show. */
export function SectionLinks({ sections, onLeave }: SectionLinksProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <chakra.nav aria-labelledby={id} mt="10">
      <chakra.h2 id={id} textStyle="label" color="fg.muted" mb="3">
        {t("search.sections")}
      </chakra.h2>
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
