import { chakra } from "@chakra-ui/react";
import { isWordmark, markup, ratio, viewBox } from "./logo-file.ts";

/**
 * Renders the magazine's logo, which floats and rotates in a loop. A wordmark floats but does not rotate. The logo is
 * decorative: the text next to the logo, or the link around it, contains the name. `size` is the height of the logo, as
 * a CSS length.
 */
export function Logo({ size }: { size: string }) {
  if (!markup) return null;
  const sizeProps = isWordmark
    ? { width: `calc(${size} * ${ratio})`, maxW: "100%", aspectRatio: ratio }
    : { boxSize: size, animation: "turn 10s linear infinite", animationPlayState: "var(--loops)" };
  return (
    <chakra.span
      data-print="none"
      display="inline-flex"
      flexShrink={0}
      animation="float 6s ease-in-out infinite"
      animationPlayState="var(--loops)"
      aria-hidden
    >
      <chakra.svg viewBox={viewBox} {...sizeProps} dangerouslySetInnerHTML={{ __html: markup }} />
    </chakra.span>
  );
}
