import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Icon } from "../button/button.tsx";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import type { NavigationItem } from "../links/navigation.tsx";
import { OnDemandPart } from "../loading/part-message.tsx";

const { Part: MenuDrawer, prefetch } = lazyPart(() => import("./menu-drawer.tsx").then((module) => module.MenuDrawer));

/**
 * Renders the button that opens the menu on narrow screens. The code of the menu loads when the reader first points at
 * the button or focuses it.
 */
export function MenuButton({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        hideFrom="lg"
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon path="M2 10h24M2 18h24" />
      </Button>
      {wasOpened && (
        <OnDemandPart onDismiss={() => setWasOpened(false)}>
          <MenuDrawer items={items} open={open} onOpenChange={setOpen} trigger={button} />
        </OnDemandPart>
      )}
    </>
  );
}
