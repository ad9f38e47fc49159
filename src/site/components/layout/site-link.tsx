import { chakra, defineRecipe } from "@chakra-ui/react";
import { RouterLink, RouterNavLink } from "./router-link.tsx";

/** A link to a page of this site, without a reload. */
export const SiteLink = chakra(RouterLink);

const quiet = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textStyle: "label",
    backgroundImage: "linear-gradient(currentColor, currentColor)",
    backgroundSize: "0% 1px",
    backgroundPosition: "0 calc(50% + 0.8em)",
    backgroundRepeat: "no-repeat",
    transition: "background-size {durations.medium} {easings.house}",
    _hover: { backgroundSize: "100% 1px" },
    _focusVisible: { backgroundSize: "100% 1px" },
    "&[aria-current=page], &[aria-pressed=true]": { backgroundSize: "100% 1px" },
    // With forced colours no gradient is drawn, so neither is the line above.
    "@media (forced-colors: active)": {
      "&[type=button]": { borderWidth: "1px" },
      "&[aria-current=page]": { textDecorationLine: "underline", textUnderlineOffset: "0.4em" },
      "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" },
    },
  },
});

/** A link of a navigation: has `aria-current` on its own page. */
export const NavigationLink = chakra(RouterNavLink, quiet);

/** The same, elsewhere. */
export const QuietLink = chakra(RouterLink, quiet);

/** A button that looks like these links. */
export const QuietButton = chakra("button", quiet, { defaultProps: { type: "button" } });

/** The contact address, in the footer and on pages. */
export const ContactLink = chakra("a", quiet);
