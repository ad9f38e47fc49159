import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import type { NavigationItem } from "./navigation.tsx";

const loadDrawer = () => import("./menu-drawer.tsx");
const MenuDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.MenuDrawer })));

/** The button of narrow screens that opens the menu, whose code comes with the first touch. */
export function MenuButton({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
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
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
      >
        <MenuIcon />
      </Button>
      {used && (
        <Suspense fallback={null}>
          <MenuDrawer items={items} open={open} onOpenChange={setOpen} trigger={button} />
        </Suspense>
      )}
    </>
  );
}

function MenuIcon() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M2 10h24M2 18h24" />
    </svg>
  );
}
