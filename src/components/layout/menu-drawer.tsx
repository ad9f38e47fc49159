import { Button, chakra, Drawer, Flex, Portal } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type NavigationItem, NavigationLinks } from "./navigation.tsx";

/**
 * The menu of narrow screens, a drawer on the right. The close button, a chosen link, Escape and
 * the overlay close it (specification, section 4).
 */
export function MenuDrawer({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root open={open} onOpenChange={(details) => setOpen(details.open)} placement="end">
      <Drawer.Trigger asChild>
        <Button variant="plain" hideFrom="lg" aria-label={t("menu.open")}>
          <MenuIcon />
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title srOnly>{t("menu.title")}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="plain" aria-label={t("menu.close")}>
                  <CloseIcon />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <chakra.nav aria-label={t("nav.label")}>
                <Flex
                  as="ul"
                  direction="column"
                  listStyleType="none"
                  gap="2"
                  css={{ "& a": { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0" } }}
                >
                  <NavigationLinks items={items} onChoose={() => setOpen(false)} />
                </Flex>
              </chakra.nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const icon = {
  width: "28",
  height: "28",
  viewBox: "0 0 28 28",
  stroke: "currentColor",
  strokeWidth: "2",
  "aria-hidden": true,
} as const;

function MenuIcon() {
  return (
    <svg {...icon}>
      <path d="M2 10h24M2 18h24" />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg {...icon}>
      <path d="M5 5l18 18M23 5L5 23" />
    </svg>
  );
}
