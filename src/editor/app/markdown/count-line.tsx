import { Flex, Text } from "@chakra-ui/react";
import type { EditorView } from "@codemirror/view";
import { useEffect, useState } from "react";
import * as words from "#words";
import { readingMinutes } from "../../../shared/magazine/reading-time.ts";
import { countWords } from "./text/count-words.ts";

/** Milliseconds without a key: a count at each would make the editor of a long text slow. */
const PAUSE = 300;

const NUMBER = new Intl.NumberFormat(words.common.locale, { useGrouping: "always" });

/** `5 min · 1.043 palabras`, and what in Markdown surprises whoever writes with a word processor. */
export function CountLine({ view }: { view: EditorView }) {
  const [count, setCount] = useState(() => countWords(view.state));
  // Each change of the text renders anew.
  useEffect(() => {
    const timer = setTimeout(() => setCount(countWords(view.state)), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" px="3" py="1.5" borderTopWidth="1px" color="fg.muted">
      <Text fontSize="sm">{words.markdown.length(readingMinutes(count), count, NUMBER.format(count))}</Text>
      <Text fontSize="sm">{words.markdown.emptyLine}</Text>
    </Flex>
  );
}
