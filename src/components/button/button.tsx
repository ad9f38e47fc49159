import { chakra } from "@chakra-ui/react";
import { buttonRecipe } from "../../theme/recipes/button.ts";

/** A button of the house. Chakra's own brings a spinner and a loading state that no page shows. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
