import { Flex, type FlexProps } from "@chakra-ui/react";
import { useView, type View } from "./views.ts";

/** What is not in sight keeps its place: what was typed, scrolled and loaded in it stays. */
const hiddenBelow = (width: "md" | "xl") => ({ visibility: { base: "hidden", [width]: "visible" } });

/** Below `md` each fills the window; below `xl` the list lies over the form. */
const LOOKS = {
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

/** Around the panels. */
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
      {...LOOKS[view]}
      {...props}
    />
  );
}
