import { Center } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** Renders the text that is shown while the code of a page is loading. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Center role="status" minH="100svh" bg="bg.page" color="fg" textStyle="tagline">
      {t("loading")}
    </Center>
  );
}
