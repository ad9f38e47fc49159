/** The theme of the editor, light and quiet beside the page. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
// This module is imported, because the module with `defaultConfig` would create another system.
import { defaultThemeConfig } from "@chakra-ui/react/theme";
import { rememberStyles } from "../../site/theme/remember-styles.ts";

const BY_FINGER = "@media (pointer: coarse), (max-width: 47.99rem)";
const TARGETS =
  "a, button, summary, input:not([type=checkbox], [type=radio]), textarea, select, label:has(input), [role=menuitem], [role=option]";

const config = defineConfig({
  theme: {
    // From this width on, a window has room for list, form and page.
    breakpoints: { xl: "1200px" },
    tokens: {
      fonts: { heading: { value: "Inter Variable, sans-serif" }, body: { value: "Inter Variable, sans-serif" } },
      sizes: {
        form: { value: "clamp(24rem, 36vw, 37rem)" },
        list: { value: "clamp(13rem, 17vw, 18rem)" },
      },
    },
    semanticTokens: {
      // Chakra's own colours are too light for small text.
      colors: {
        fg: {
          error: { value: { _light: "{colors.red.700}", _dark: "{colors.red.400}" } },
          warning: { value: { _light: "{colors.orange.800}", _dark: "{colors.orange.300}" } },
        },
      },
    },
  },
  globalCss: {
    html: { colorPalette: "gray" },
    body: { overflow: "hidden" },
    [TARGETS]: { [BY_FINGER]: { minHeight: "11!" } },
    "a, button": { [BY_FINGER]: { minWidth: "11!" } },
    ".chakra-button": { [BY_FINGER]: { fontSize: "sm!" } },
    // Safari zooms in on fields with a smaller font.
    "input, select, textarea": { [BY_FINGER]: { fontSize: "16px!" } },
  },
});

export const system = rememberStyles(createSystem(defaultBaseConfig, defaultThemeConfig, config));
