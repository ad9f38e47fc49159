import { chakra, Drawer, Flex, Portal, defineSlotRecipe } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button, CLOSE_ICON, Icon } from "../button/button.tsx";
import { type NavigationItem, NavigationLinks } from "../links/navigation.tsx";

interface MenuDrawerProps {
  items: readonly NavigationItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Element to which focus returns when the menu closes. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * Renders the menu on narrow screens, a drawer on the right. The menu closes with its close button, a chosen link,
 * Escape or a press on the overlay.
 */
export function MenuDrawer({ items, open, onOpenChange, trigger }: MenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      placement="end"
      finalFocusEl={() => trigger.current}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title srOnly>{t("menu.title")}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="plain" aria-label={t("menu.close")}>
                  <Icon path={CLOSE_ICON} />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <chakra.nav aria-label={t("nav.label")}>
                <Flex as="ul" direction="column" gap="2" css={{ "& a": LARGE_LINK_STYLES }}>
                  <NavigationLinks items={items} onChoose={() => onOpenChange(false)} />
                </Flex>
              </chakra.nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/**
 * Styles of the large links in the drawer. The line that marks the current page is at the bottom edge of its link, so
 * that it does not touch the next link.
 */
const LARGE_LINK_STYLES = { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0", backgroundPosition: "0 100%" };

/** Recipe of the menu on narrow screens: 70 % of the width of the viewport, at most 360 px. */
const drawerRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "body"],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      zIndex: "overlay",
      bg: "bg.veil",
      _open: { animation: "fade-in {durations.medium} {easings.house}" },
      _closed: { animation: "fade-out {durations.fast} {easings.house}" },
    },
    positioner: { position: "fixed", inset: 0, zIndex: "overlay", display: "flex", justifyContent: "flex-end" },
    content: {
      width: "70vw",
      maxWidth: "360px",
      height: "100dvh",
      overflowY: "auto",
      bg: "bg.page",
      borderInlineStart: "1px solid {colors.rule}",
      outline: 0,
      _open: { animation: "slide-in {durations.medium} {easings.house}" },
      _closed: { animation: "slide-out {durations.fast} {easings.house}" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "flex-end",
      minHeight: "header",
      pt: "env(safe-area-inset-top)",
      px: "gutter",
    },
    body: { px: "gutter", pb: "footer" },
  },
});
