/** The look of the editor: that of a tool, light and quiet beside the page. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
// `defaultConfig` brings a system of its own, which takes as long to make as this one.
import { defaultThemeConfig } from "@chakra-ui/react/theme";
import { rememberRecipes } from "../../site/theme/remember-recipes.ts";

const config = defineConfig({
  theme: {
    tokens: {
      fonts: { heading: { value: "Inter Variable, sans-serif" }, body: { value: "Inter Variable, sans-serif" } },
      sizes: {
        form: { value: "clamp(24rem, 36vw, 37rem)" },
        list: { value: "clamp(13rem, 17vw, 18rem)" },
        // The edge of the next shows that there is one.
        panel: { value: "calc(100vw - 1rem)" },
      },
    },
    semanticTokens: {
      // Chakra's own are too light for small letters.
      colors: {
        fg: {
          error: { value: { _light: "{colors.red.700}", _dark: "{colors.red.400}" } },
          warning: { value: { _light: "{colors.orange.800}", _dark: "{colors.orange.300}" } },
        },
      },
    },
  },
  globalCss: { html: { colorPalette: "gray" }, body: { overflow: "hidden" } },
});

export const system = rememberRecipes(createSystem(defaultBaseConfig, defaultThemeConfig, config));
