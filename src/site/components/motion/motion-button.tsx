import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";

interface MotionButtonProps {
  moving: boolean;
  onToggle: () => void;
}

/** Renders the button that stops and resumes automatic motion (WCAG 2.2 criterion 2.2.2). */
export function MotionButton({ moving, onToggle }: MotionButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="plain"
      onClick={onToggle}
      aria-label={t(moving ? "motion.pause" : "motion.play")}
      position="absolute"
      zIndex="content"
      insetEnd="2"
      bottom="2"
      bg="bg.page"
      // The shadow fills the gap between the button and the edges, so that no content shows through the gap.
      boxShadow="0 0 0 {spacing.2} {colors.bg.page}"
    >
      <MotionIcon moving={moving} />
    </Button>
  );
}

/** Renders two bars while something moves, and a triangle while motion is stopped. */
export function MotionIcon({ moving }: { moving: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      <path d={moving ? "M3 2h4v12H3zM9 2h4v12H9z" : "M3 1l11 7-11 7z"} />
    </svg>
  );
}
