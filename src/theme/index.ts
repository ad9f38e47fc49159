/** The Chakra system of the site: assembles, computes nothing. */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";
import { keyframes } from "./keyframes.ts";
import { dialogRecipe } from "./recipes/dialog.ts";
import { drawerRecipe } from "./recipes/drawer.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: "pompa",
  cssVarsRoot: ":where(html)",
  globalCss,
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1400px" },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);
