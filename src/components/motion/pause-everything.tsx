import { useTranslation } from "react-i18next";
import { QuietButton } from "../layout/site-link.tsx";
import { setPaused } from "./motion-preference.ts";
import { usePaused } from "./use-still.ts";

/** One button that stops everything that moves by itself, here and on the next visit. */
export function PauseEverything() {
  const { t } = useTranslation();
  const paused = usePaused();
  return (
    <QuietButton type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
      {t("motion.pauseEverything")}
    </QuietButton>
  );
}
