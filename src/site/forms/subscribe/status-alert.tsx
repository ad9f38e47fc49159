import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OUTCOMES } from "../../../shared/submission.ts";
import type { Outcome } from "./send.ts";

/**
 * One text, replaced by the latest outcome, always in the same blue. To assistive technology an
 * error is an alert and a success a status. Who sent the form without scripts comes back to the
 * address of its outcome, which shows it, and gives it the focus.
 */
export function StatusAlert({ sending }: { sending: { outcome: Outcome } | undefined }) {
  const { t } = useTranslation();
  const outcome = sending?.outcome;
  const place = useRef<HTMLDivElement>(null);
  // Who pressed the button below the fields would see nothing but empty fields.
  useEffect(() => {
    if (sending) place.current?.scrollIntoView({ block: "nearest" });
  }, [sending]);
  const failed = outcome !== undefined && outcome !== "sent";
  return (
    <chakra.div ref={place} scrollMarginTop="4" role={failed ? "alert" : "status"} w="70%" mx="auto" minH="4rem" mb="4">
      {outcome ? (
        <Text>{t(`form.outcome.${outcome}`)}</Text>
      ) : (
        RETURNED.map((each) => (
          <Text key={each} id={OUTCOMES[each]} tabIndex={-1} css={{ "&:not(:target)": { display: "none" } }}>
            {t(`form.outcome.${each}`)}
          </Text>
        ))
      )}
    </chakra.div>
  );
}

const RETURNED = ["sent", "refused"] as const satisfies (keyof typeof OUTCOMES)[];

const Text = (props: HTMLChakraProps<"p">) => (
  <chakra.p bg="secondary" color="fg" py="4" px="5" border="2px solid transparent" {...props} />
);
