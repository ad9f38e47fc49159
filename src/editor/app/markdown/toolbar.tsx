import { Button, Flex } from "@chakra-ui/react";
import type { EditorView } from "@codemirror/view";
import { memo, type FocusEvent, type KeyboardEvent, useState } from "react";
import * as messages from "#messages";
import type { EditorState, StateCommand } from "@codemirror/state";
import type { BlockForm } from "../../../content/authoring/schemas/form-schema.ts";
import { AddMenu } from "./blocks/add-menu.tsx";
import { BOLD, hasInline, ITALIC, type InlineMark, toggleInline } from "./text/inline-marks.ts";
import { hasLines, type LineMark, toggleLines } from "./text/line-marks.ts";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Makes all buttons of a toolbar a single tab stop. Arrow keys move the focus between the buttons. */
function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const toolbarHandlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const buttons = buttonsOf(event.currentTarget);
      buttons[step(current, buttons.length)]?.focus();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const index = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
      if (index >= 0) setCurrent(index);
    },
  };
  return { toolbarHandlers, tabIndexOf: (index: number) => (index === current ? 0 : -1) };
}

const buttonsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll("button")];

interface ToolbarProps {
  view: EditorView;
  /** The ID of the editable element. */
  controls: string;
  label: string;
  /** The names of the tools that are active at the cursor. */
  marks: readonly string[];
  onLink: () => void;
  onPicture: () => void;
  blocks: readonly BlockForm[];
  onBlock: (block: BlockForm) => void;
}

/** Renders the toolbar. It is memoized, so that it does not render again after each key press. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { view, controls, label, marks, onLink, onPicture, blocks, onBlock } = props;
  const { toolbarHandlers, tabIndexOf } = useRovingFocus();
  return (
    <Flex
      role="toolbar"
      aria-label={messages.markdown.marksOf(label)}
      aria-controls={controls}
      display={{ base: "grid", xl: "flex" }}
      gridTemplateColumns="repeat(5, auto)"
      wrap="wrap"
      gap={{ base: "0", xl: "1" }}
      p={{ xl: "1" }}
      // The toolbar stays visible while the form scrolls, because in narrow windows the text has no scroll bar.
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg"
      roundedTop="md"
      borderBottomWidth="1px"
      {...toolbarHandlers}
    >
      {MARK_TOOLS.map(({ name, key, run }, index) => (
        <Tool
          key={name}
          name={name}
          shortcut={key}
          pressed={marks.includes(name)}
          tabIndex={tabIndexOf(index)}
          onPress={(byPointer) => {
            run(view);
            if (byPointer) view.focus();
          }}
        />
      ))}
      <Tool
        name={messages.markdown.link}
        shortcut="K"
        pressed={marks.includes(messages.markdown.link)}
        opensDialog
        tabIndex={tabIndexOf(MARK_TOOLS.length)}
        onPress={onLink}
      />
      <Tool name={messages.pictures.picture} tabIndex={tabIndexOf(MARK_TOOLS.length + 1)} onPress={onPicture} />
      {blocks.length > 0 && (
        <AddMenu blocks={blocks} onChoose={onBlock}>
          <Button {...BUTTON_PROPS} variant="ghost" fontWeight="medium" tabIndex={tabIndexOf(MARK_TOOLS.length + 2)}>
            {messages.markdown.addBlock}
          </Button>
        </AddMenu>
      )}
    </Flex>
  );
});

interface ToolProps {
  name: string;
  /** The key that is pressed together with Ctrl or ⌘ as a shortcut. */
  shortcut?: string | undefined;
  /** Whether the toggle is on; absent for a button that is not a toggle. */
  pressed?: boolean;
  opensDialog?: boolean;
  tabIndex: number;
  /** Called on a click. `byPointer` is false if the button was pressed with the keyboard. */
  onPress: (byPointer: boolean) => void;
}

function Tool({ name, shortcut, pressed, opensDialog = false, tabIndex, onPress }: ToolProps) {
  return (
    <Button
      {...BUTTON_PROPS}
      variant={pressed ? "subtle" : "ghost"}
      fontWeight={name === messages.markdown.bold ? "bold" : "medium"}
      fontStyle={name === messages.markdown.italic ? "italic" : "normal"}
      title={shortcut ? `${name} (${MODIFIER} ${shortcut})` : name}
      {...(opensDialog ? { "aria-haspopup": "dialog" } : {})}
      {...(pressed === undefined || opensDialog ? {} : { "aria-pressed": pressed })}
      tabIndex={tabIndex}
      // A press on a button must not take the focus and the selection away from the text field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPress(event.detail > 0)}
    >
      {name}
    </Button>
  );
}

const BUTTON_PROPS = { size: "xs", minHeight: "8", px: { base: "0", xl: "2.5" } } as const;

const MODIFIER = /^(?:Mac|iP)/.test(navigator.platform) ? "⌘" : "Ctrl";

/** A tool that sets and removes a format of the text. */
export interface MarkTool {
  name: string;
  /** The key that is pressed together with Ctrl or ⌘ as a shortcut. */
  key?: string;
  run: StateCommand;
  isOn: (state: EditorState) => boolean;
}

export const MARK_TOOLS: readonly MarkTool[] = [
  lineTool(messages.markdown.title, "## "),
  lineTool(messages.markdown.subtitle, "### "),
  inlineTool(messages.markdown.bold, "B", BOLD),
  inlineTool(messages.markdown.italic, "I", ITALIC),
  lineTool(messages.markdown.quotation, "> "),
  lineTool(messages.markdown.list, "- "),
];

function lineTool(name: string, mark: LineMark): MarkTool {
  return { name, run: toggleLines(mark), isOn: (state) => hasLines(state, mark) };
}

function inlineTool(name: string, key: string, mark: InlineMark): MarkTool {
  return { name, key, run: toggleInline(mark), isOn: (state) => hasInline(state, mark) };
}
