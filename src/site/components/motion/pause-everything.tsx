import { useTranslation } from "react-i18next";
import { QuietButton } from "../layout/site-link.tsx";
import { MotionIcon } from "./motion-icon.tsx";
import { setPaused, usePaused } from "./motion.ts";

/** Stops everything that moves by itself, now and on later visits. `compact`: only the icon. */
export function PauseEverything({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const paused = usePaused();
  const name = t("motion.pauseEverything");
  return (
    <QuietButton
      aria-pressed={paused}
      aria-label={name}
      title={name}
      gap="2"
      minW="1.75rem"
      justifyContent="center"
      onClick={() => setPaused(!paused)}
    >
      <MotionIcon moving={!paused} />
      {!compact && name}
    </QuietButton>
  );
}
