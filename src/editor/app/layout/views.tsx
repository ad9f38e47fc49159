/** The views of the editor (list, form, page), and which view is shown in a window without room for all three. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../../shared/loading/listeners.ts";
import { Flex, type FlexProps, Badge, Button, Span } from "@chakra-ui/react";
import * as messages from "#messages";
import { addressOfFile } from "../file-in-address.ts";
import { HIDDEN_WHILE_TYPING } from "./visible-height.ts";

/** A view of the editor. `start` is the first screen, without a document. */
export type View = "list" | "form" | "page" | "start";

let currentView: View = "start";
const { notify, subscribe } = createListeners();

export function showView(view: View): void {
  currentView = view;
  notify();
}

export const useView = (): View => useSyncExternalStore(subscribe, () => currentView);

/** Hides a view below a window width. The view stays mounted, to keep its typed text, scroll position and data. */
const hiddenBelow = (width: "md" | "xl") => ({ visibility: { base: "hidden", [width]: "visible" } });

/** The styles of each view. Below the width `md`, a view fills the window. Below `xl`, the list covers the form. */
const STYLES = {
  list: {
    w: { base: "full", md: "form", xl: "list" },
    position: { md: "absolute", xl: "static" },
    insetBlock: "0",
    zIndex: { base: "1", xl: "auto" },
    css: {
      "[data-view=form] > &, [data-view=page] > &": hiddenBelow("xl"),
      "[data-view=start] > &": hiddenBelow("md"),
    },
  },
  form: {
    w: { base: "full", md: "form" },
    css: { "[data-view=list] > &": hiddenBelow("xl"), "[data-view=page] > &": hiddenBelow("md") },
  },
  page: { flex: "1", css: { "[data-view=list] > &, [data-view=form] > &": hiddenBelow("md") } },
  start: {
    flex: "1",
    css: {
      "[data-view=list] > &": hiddenBelow("md"),
      "[data-view=list] > &, [data-view=start] > &": { marginStart: { md: "{sizes.form}", xl: "0" } },
    },
  },
} as const;

export function Panels(props: FlexProps) {
  return (
    <Flex
      data-view={useView()}
      position="relative"
      display={{ base: "grid", md: "flex" }}
      gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
      flex="1"
      minH="0"
      overflow="clip"
      {...props}
    />
  );
}

export function Panel({ view, ...props }: FlexProps & { view: View }) {
  return (
    <Flex
      gridArea="1 / 1"
      flexShrink="0"
      direction="column"
      minH="0"
      minW="0"
      borderEndWidth={{ md: "1px" }}
      bg="bg"
      {...STYLES[view]}
      {...props}
    />
  );
}

const LABELS: Record<View, string> = {
  list: messages.frame.documents,
  form: messages.frame.form,
  page: messages.frame.page,
  start: messages.frame.start,
};
const DOCUMENT_VIEWS: readonly View[] = ["list", "form", "page"];
const START_VIEWS: readonly View[] = ["list", "start"];

interface ViewBarProps {
  isOpen: boolean;
  problems: number;
}

const TAB = {
  variant: "ghost",
  flex: "1",
  h: "14",
  px: "1",
  rounded: "none",
  borderWidth: "0",
  borderTopWidth: "2px",
  borderTopColor: "transparent",
  color: "fg.muted",
  textStyle: { base: "xs", sm: "sm" },
  focusVisibleRing: "inside",
  css: { "&[aria-current]": { borderTopColor: "border.inverted", color: "fg", fontWeight: "semibold" } },
} as const;

/** Renders the navigation between views in a narrow window. */
export function ViewBar({ isOpen, problems }: ViewBarProps) {
  const current = useView();
  return (
    <Flex as="nav" aria-label={messages.frame.views} hideFrom="md" borderTopWidth="1px" css={HIDDEN_WHILE_TYPING}>
      {isOpen && (
        <Button asChild {...TAB}>
          <a href={addressOfFile("")}>{LABELS.start}</a>
        </Button>
      )}
      {(isOpen ? DOCUMENT_VIEWS : START_VIEWS).map((view) => (
        <Button key={view} {...TAB} aria-current={view === current || undefined} onClick={() => showView(view)}>
          {LABELS[view]}
          {view === "form" && problems > 0 && (
            <Badge colorPalette="red">
              {problems} <Span srOnly>{messages.frame.problems(problems)}</Span>
            </Badge>
          )}
        </Button>
      ))}
    </Flex>
  );
}
