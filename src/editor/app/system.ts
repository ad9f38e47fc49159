/** The theme of the editor: the magazine's fonts and accent colour, on a neutral background, light or dark. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
// `defaultConfig` is not imported, because its module would create a second system.
import { defaultThemeConfig } from "@chakra-ui/react/theme";
import { colorOf } from "../../shared/colors/colors.ts";
import { familiesOf } from "../../site/theme/fallback-fonts.ts";
import { HEADING_CASE } from "../../site/theme/headings.ts";
import { rememberStyles } from "../../site/theme/remember-styles.ts";
import { HEADING_WEIGHT } from "../../shared/magazine/heading-fonts.ts";

const TOUCH = "@media (pointer: coarse), (max-width: 47.99rem)";
const TARGETS =
  "a, button, summary, input:not([type=checkbox], [type=radio]), textarea, select, label:has(input), [role=menuitem], [role=option]";

const config = defineConfig({
  theme: {
    // From this width on, a window has room for list, form and page.
    breakpoints: { xl: "1200px" },
    tokens: {
      fonts: {
        heading: { value: familiesOf("body") },
        body: { value: familiesOf("body") },
        display: { value: familiesOf("heading") },
      },
      sizes: {
        form: { value: "clamp(24rem, 36vw, 37rem)" },
        list: { value: "clamp(13rem, 17vw, 18rem)" },
      },
    },
    textStyles: {
      headline: {
        value: {
          fontFamily: "display",
          fontWeight: `${HEADING_WEIGHT ?? 400}`,
          textTransform: HEADING_CASE,
          fontSize: "xl",
          lineHeight: "1.2",
        },
      },
    },
    semanticTokens: {
      colors: {
        mark: { value: colorOf("accent") },
        // These colours replace Chakra's own, which are too light for small text.
        fg: {
          error: { value: { _light: "{colors.red.700}", _dark: "{colors.red.400}" } },
          warning: { value: { _light: "{colors.orange.800}", _dark: "{colors.orange.300}" } },
        },
      },
    },
  },
  globalCss: {
    html: { colorPalette: "gray" },
    ".dark": { colorScheme: "dark" },
    body: { overflow: "hidden" },
    [TARGETS]: { [TOUCH]: { minHeight: "11!" } },
    "a, button": { [TOUCH]: { minWidth: "11!" } },
    ".chakra-button": { [TOUCH]: { fontSize: "sm!" } },
    // The font size is at least 16px, because Safari zooms in on a focused field with a smaller font.
    "input, select, textarea": { [TOUCH]: { fontSize: "16px!" } },
  },
});

export const system = rememberStyles(createSystem(defaultBaseConfig, defaultThemeConfig, config));
