import { Box, chakra, Dialog, Flex, Portal } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { dialogRecipe } from "../../theme/dialog-recipe.ts";
import { Button, CLOSE_ICON, Icon } from "../button/button.tsx";
import type { NavigationItem } from "../links/navigation.tsx";
import { QuietLink } from "../links/site-link.tsx";
import { type Refinement, SearchPanel } from "./search-panel.tsx";
import { startEngine, useSearchTexts } from "./use-search.ts";

interface SearchDialogProps {
  sections: readonly NavigationItem[];
  onClose: () => void;
  /** Element to which focus returns when the dialog closes, unless the reader opened another page. */
  opener: HTMLElement | null;
}

/** Renders the search as a dialog over the current page. Escape and the close button close the dialog. */
export function SearchDialog({ sections, onClose, opener }: SearchDialogProps) {
  const t = useSearchTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);
  const [text, setText] = useState("");
  const [refinement, setRefinement] = useState<Refinement>({});
  // A failure is ignored here, because the first query reports the failure.
  useEffect(() => void startEngine().catch(() => {}), []);
  const leave = () => {
    hasLeft.current = true;
    onClose();
  };
  const address = FIXED_ADDRESSES.search + (text.trim() && `?q=${encodeURIComponent(text.trim())}`);
  const openSearchPage = () => {
    leave();
    void navigate(address);
  };
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      // The dialog covers the whole screen. A page that opens under the dialog focuses its own heading. That focus
      // would count as an interaction outside of the dialog and close the dialog.
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => field.current}
      finalFocusEl={() => (hasLeft.current ? null : opener)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={t("search.label")} overflowY="auto" overscrollBehavior="contain">
            <Box maxW="page" mx="auto" px="gutter" pb="16">
              <Flex minH="header" pt="env(safe-area-inset-top)" align="center" justify="space-between">
                <chakra.h2 textStyle="label">{t("menu.search")}</chakra.h2>
                <Button variant="plain" aria-label={t("search.close")} onClick={onClose}>
                  <Icon path={CLOSE_ICON} />
                </Button>
              </Flex>
              <SearchPanel
                text={text}
                onType={setText}
                onSubmit={openSearchPage}
                refinement={refinement}
                onRefine={setRefinement}
                onLeave={leave}
                sections={sections}
                field={field}
              >
                <QuietLink to={address} onClick={leave} mt="6">
                  {t("search.allOf")}
                </QuietLink>
              </SearchPanel>
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
