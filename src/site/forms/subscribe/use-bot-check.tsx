import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigationType } from "react-router-dom";
import { TRAP } from "../../../shared/submission.ts";

/** No person reads the page, fills in two fields and sends them in less time, in milliseconds. */
const LEAST_TIME = 1500;

/** Tells programs that fill in forms from people, without asking people anything. */
export function useBotCheck() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // On a page load the form could be filled in before it was hydrated, so the time counts from the load.
  const loaded = useNavigationType() === "POP";
  const [shownAt] = useState(() => (loaded ? 0 : performance.now()));
  return {
    /** A field that only programs fill in: people do not see it. The script does not send it. */
    trap: (
      <chakra.div hidden>
        <label>
          {t("form.trap")}
          <input ref={field} type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </chakra.div>
    ),
    /** Whether a program seems to send the form. */
    seemsBot: () => Boolean(field.current?.value) || performance.now() - shownAt < LEAST_TIME,
  };
}
