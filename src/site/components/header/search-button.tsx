import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { Button, Icon } from "../button/button.tsx";
import type { NavigationItem } from "../links/navigation.tsx";
import { OnDemandPart } from "../loading/part-message.tsx";

const { Part: SearchDialog, prefetch } = lazyPart(() =>
  import("../search/search-dialog.tsx").then((module) => module.SearchDialog),
);

/**
 * Renders the button that opens the search. The keys `/`, Ctrl+K and Command+K also open the search. The code of the
 * search loads when the reader first points at the button or focuses it.
 */
export function SearchButton({ sections }: { sections: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>();
  const open = () => setOpener(focusedElement() ?? button.current);
  const close = () => setOpener(undefined);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("main [type=search]");
      if (field) field.focus();
      else open();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  });
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        aria-label={t("menu.search")}
        aria-haspopup="dialog"
        aria-expanded={opener !== undefined}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon path="M18.5 18.5L25 25M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" fill="none" />
      </Button>
      <chakra.noscript display="flex" ms={{ lg: "3" }}>
        <chakra.a href={import.meta.env.BASE_URL + FIXED_ADDRESSES.search.slice(1)} textStyle="label" py="3">
          {t("menu.search")}
        </chakra.a>
      </chakra.noscript>
      {opener !== undefined && (
        <OnDemandPart onDismiss={close}>
          <SearchDialog sections={sections} onClose={close} opener={opener} />
        </OnDemandPart>
      )}
    </>
  );
}

function focusedElement(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

/** Returns whether a key press opens the search. Keys pressed in a field or in a dialog do not open the search. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isExcluded =
    !(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], [role=dialog]");
  if (defaultPrevented || altKey || isExcluded) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/";
}
