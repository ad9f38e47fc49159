import { chakra, Drawer, Flex, Portal } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { drawerRecipe } from "../../theme/recipes/drawer.ts";
import { Button } from "../button/button.tsx";
import { CLOSE, Icon } from "../button/icon.tsx";
import { type NavigationItem, NavigationLinks } from "./navigation.tsx";

interface MenuDrawerProps {
  items: readonly NavigationItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where focus returns to. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * The menu of narrow screens, a drawer on the right. The close button, a chosen link, Escape and
 * a press on the overlay close it.
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
                  <Icon path={CLOSE} />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <chakra.nav aria-label={t("nav.label")}>
                <Flex as="ul" direction="column" gap="2" css={{ "& a": LARGE }}>
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

/** The line below the current page has room above the next link. */
const LARGE = { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0", backgroundPosition: "0 100%" };
