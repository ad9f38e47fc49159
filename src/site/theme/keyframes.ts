import { defineKeyframes } from "@chakra-ui/react";

export const keyframes = defineKeyframes({
  float: { "0%, 100%": { transform: "translateY(-6%)" }, "50%": { transform: "translateY(6%)" } },
  turn: { from: { transform: "rotate(0deg)" }, to: { transform: "rotate(360deg)" } },
  // Half of a row of equal copies: the end looks like the beginning.
  "scroll-half": { to: { transform: "translateX(-50%)" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "slide-in": { from: { transform: "translateX(100%)" }, to: { transform: "none" } },
  "slide-out": { from: { transform: "none" }, to: { transform: "translateX(100%)" } },
  reveal: {
    from: { opacity: 0.12, transform: "scale(0.92)", filter: "blur(16px)" },
    to: { opacity: 1, transform: "none", filter: "blur(0)" },
  },
});
