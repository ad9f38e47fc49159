import { Badge, Button, Flex, Span } from "@chakra-ui/react";
import * as messages from "#messages";
import { GONE_WHILE_TYPING } from "./visible-height.ts";
import { show, useView, type View } from "./views.ts";

const WORDS: Record<View, string> = {
  list: messages.frame.documents,
  form: messages.frame.form,
  page: messages.frame.page,
  start: messages.frame.start,
};
const OF_DOCUMENT: readonly View[] = ["list", "form", "page"];
const OF_NONE: readonly View[] = ["list", "start"];

interface ViewBarProps {
  /** Whether a document is open, and how many problems it has. */
  isOpen: boolean;
  problems: number;
}

/** From one view to another, where one of them fills the window. */
export function ViewBar({ isOpen, problems }: ViewBarProps) {
  const shown = useView();
  return (
    <Flex as="nav" aria-label={messages.frame.views} hideFrom="md" borderTopWidth="1px" css={GONE_WHILE_TYPING}>
      {(isOpen ? OF_DOCUMENT : OF_NONE).map((view) => (
        <Button
          key={view}
          variant="ghost"
          flex="1"
          h="14"
          px="1"
          rounded="none"
          borderWidth="0"
          borderTopWidth="2px"
          borderTopColor="transparent"
          color="fg.muted"
          focusVisibleRing="inside"
          css={{ "&[aria-current]": { borderTopColor: "border.inverted", color: "fg", fontWeight: "semibold" } }}
          aria-current={view === shown || undefined}
          onClick={() => show(view)}
        >
          {WORDS[view]}
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
