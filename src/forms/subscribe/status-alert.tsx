import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Outcome } from "./send.ts";

/**
 * One text, replaced by the latest outcome, always in the same blue. To assistive technology an
 * error is an alert and a success a status.
 */
export function StatusAlert({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation();
  const failed = outcome !== undefined && outcome !== "sent";
  return (
    <chakra.div role={failed ? "alert" : "status"} w="70%" mx="auto" minH="4rem" mb="4">
      {outcome && (
        <chakra.p bg="secondary" color="fg" py="4" px="5">
          {t(`form.outcome.${outcome}`)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
