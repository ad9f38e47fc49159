import { Center } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** What a page shows while it is on its way (specification, section 8). */
export function Loading() {
  const { t } = useTranslation();
  return (
    <Center role="status" minHeight="100dvh" bg="bg.page" color="fg" textStyle="tagline">
      {t("loading")}
    </Center>
  );
}
