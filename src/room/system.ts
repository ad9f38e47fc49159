/** The look of the room: that of a tool, light and quiet beside the page. */
import { createSystem, defaultConfig, defineConfig } from "@chakra-ui/react";

export const system = createSystem(
  defaultConfig,
  defineConfig({
    theme: {
      tokens: {
        fonts: { heading: { value: "Inter Variable, sans-serif" }, body: { value: "Inter Variable, sans-serif" } },
        sizes: { form: { value: "clamp(24rem, 36vw, 37rem)" }, list: { value: "clamp(13rem, 17vw, 18rem)" } },
      },
      semanticTokens: {
        // Chakra's own is too light for small letters.
        colors: { fg: { error: { value: { _light: "{colors.red.700}", _dark: "{colors.red.400}" } } } },
      },
    },
    globalCss: { html: { colorPalette: "gray" }, body: { overflow: "hidden" } },
  }),
);
