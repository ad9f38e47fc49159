/** Decorative icons. They are hidden from screen readers, because the control around each icon has a label. */
import { chakra } from "@chakra-ui/react";

const PATHS = {
  up: "M8 12.5v-9M4 7.5l4-4 4 4",
  down: "M8 3.5v9M4 8.5l4 4 4-4",
  remove: "M4 4l8 8M12 4l-8 8",
  open: "M6 4l4 4-4 4",
  grip: "M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      boxSize="4"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "grip" ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </chakra.svg>
  );
}
