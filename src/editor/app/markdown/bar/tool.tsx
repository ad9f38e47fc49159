import { Button } from "@chakra-ui/react";

interface ToolProps {
  name: string;
  /** The key to press with Ctrl. */
  shortcut?: string | undefined;
  /** Absent on what cannot be on. */
  pressed?: boolean;
  opensDialog?: boolean;
  tabIndex: number;
  /** `byHand`: with a pointer, so that the keyboard is free to go on in the text. */
  onPress: (byHand: boolean) => void;
}

export function Tool({ name, shortcut, pressed, opensDialog = false, tabIndex, onPress }: ToolProps) {
  return (
    <Button
      size="xs"
      minHeight="8"
      variant={pressed ? "subtle" : "ghost"}
      fontWeight={name === "Negrita" ? "bold" : "medium"}
      fontStyle={name === "Cursiva" ? "italic" : "normal"}
      title={shortcut ? `${name} (${MODIFIER} ${shortcut})` : name}
      {...(opensDialog ? { "aria-haspopup": "dialog" } : {})}
      {...(pressed === undefined || opensDialog ? {} : { "aria-pressed": pressed })}
      tabIndex={tabIndex}
      // The text keeps its focus and what is selected of it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPress(event.detail > 0)}
    >
      {name}
    </Button>
  );
}

const MODIFIER = /^(?:Mac|iP)/.test(navigator.platform) ? "⌘" : "Ctrl";
