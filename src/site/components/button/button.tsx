import { defineRecipe, chakra } from "@chakra-ui/react";

const INVERTED = { bg: "primary", color: "fg.inverted", borderColor: "primary" };

/** Recipe of the site's buttons. Outlined buttons swap the colours of background and text on hover and focus. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "2.75rem",
    px: "5",
    textStyle: "label",
    cursor: "pointer",
    borderWidth: "1px",
    transition: "background-color {durations.fast} {easings.house}, color {durations.fast} {easings.house}",
    // In forced-colors mode all backgrounds are the same, so a pressed button has a different border.
    "@media (forced-colors: active)": { "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" } },
    _disabled: { cursor: "progress", opacity: 0.6 },
  },
  variants: {
    variant: {
      outline: {
        borderColor: "currentColor",
        bg: "transparent",
        color: "fg",
        _hover: INVERTED,
        _focusVisible: INVERTED,
        "&[aria-pressed=true]": INVERTED,
      },
      solid: {
        borderColor: "secondary",
        bg: "secondary",
        color: "fg",
        _hover: INVERTED,
      },
      plain: { borderColor: "transparent", bg: "transparent", color: "fg", px: "0", minWidth: "44px" },
    },
  },
  defaultVariants: { variant: "outline" },
});

/** Renders the site's button. Chakra's own button has a spinner and a loading state that no page uses. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });

interface IconProps {
  /** SVG path data of the lines, in a square of 28 × 28 units. */
  path: string;
  /** `none` if the lines enclose an area. Otherwise SVG would fill the area with black. */
  fill?: "none";
}

/** Renders the icon of a button in the colour of the button's text. */
export function Icon({ path, fill }: IconProps) {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" stroke="currentColor" strokeWidth="2" fill={fill} aria-hidden>
      <path d={path} />
    </svg>
  );
}

export const CLOSE_ICON = "M5 5l18 18M23 5L5 23";
