import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/loading/lazy-part.tsx";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { Button, Icon } from "../button/button.tsx";
import type { NavigationItem } from "../links/navigation.tsx";
import { OpenedPart } from "../loading/part-message.tsx";

const { Part: SearchDialog, preload } = lazyPart(() =>
  import("../search/search-dialog.tsx").then((module) => module.SearchDialog),
);

/** Loads the search ahead. A failure is ignored here: opening the search loads it again, and reports a failure. */
const prefetch = () => void preload().catch(() => {});

/**
 * The button that opens the search, as do `/` and Ctrl or Command with K. The search's code loads when the button is
 * first pointed at or focused.
 */
export function SearchButton({ sections }: { sections: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [opener, setOpener] = useState<HTMLElement | null>();
  const open = () => setOpener(focused() ?? button.current);
  const close = () => setOpener(undefined);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("main [type=search]");
      if (field) field.focus();
      else open();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
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
        <OpenedPart onDismiss={close}>
          <SearchDialog sections={sections} onClose={close} opener={opener} />
        </OpenedPart>
      )}
    </>
  );
}

function focused(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

/** Whether a key press opens the search. Keys in a field or in a dialog do not. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  const isElsewhere =
    !(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], [role=dialog]");
  if (defaultPrevented || altKey || isElsewhere) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/";
}
