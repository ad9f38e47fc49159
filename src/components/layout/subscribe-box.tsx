import { chakra } from "@chakra-ui/react";
import { Logo } from "./logo.tsx";
import { SubscribeLink } from "./subscribe-link.tsx";

/** The invitation to subscribe, between two lines across the page. */
export function SubscribeBox() {
  return (
    <chakra.aside
      display="flex"
      alignItems="center"
      gap={{ base: "4", md: "8" }}
      px="gutter"
      py={{ base: "6", md: "8" }}
      borderBlock="1px solid {colors.rule}"
    >
      <Logo size="clamp(2.5rem, 4vw, 4rem)" />
      <SubscribeLink withReason />
    </chakra.aside>
  );
}
