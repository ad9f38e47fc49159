import { chakra } from "@chakra-ui/react";
import { buttonRecipe } from "../../theme/recipes/button.ts";

/** The site's button. Chakra's own has a spinner and a loading state that no page uses. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
