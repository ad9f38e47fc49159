import { chakra } from "@chakra-ui/react";

/**
 * The logo, a bubble with a highlight, which floats and rotates in a loop. It is decorative: the
 * words beside it say the name. `size`: side of the square, as a CSS length.
 */
export function Logo({ size }: { size: string }) {
  return (
    <chakra.span
      data-print="none"
      display="inline-flex"
      flexShrink={0}
      animation="float 6s ease-in-out infinite"
      animationPlayState="var(--loops)"
      aria-hidden
    >
      <chakra.svg
        viewBox="0 0 100 100"
        boxSize={size}
        animation="turn 10s linear infinite"
        animationPlayState="var(--loops)"
      >
        <chakra.circle cx="50" cy="50" r="43" fill="none" stroke="currentColor" strokeWidth="11" />
        <chakra.circle cx="64" cy="36" r="13" fill="focus" />
      </chakra.svg>
    </chakra.span>
  );
}
