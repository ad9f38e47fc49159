import { Flex, Text } from "@chakra-ui/react";
import type { EditorView } from "@codemirror/view";
import { useEffect, useState } from "react";
import { readingMinutes } from "../../../shared/magazine/reading-time.ts";
import { countWords } from "./text/count-words.ts";

/** Milliseconds without a key: a count at each would make the editor of a long text slow. */
const PAUSE = 300;

const NUMBER = new Intl.NumberFormat("es-AR", { useGrouping: "always" });

/** `5 min · 1.043 palabras`, and what in Markdown surprises whoever writes with a word processor. */
export function CountLine({ view }: { view: EditorView }) {
  const [words, setWords] = useState(() => countWords(view.state));
  // Each change of the text renders anew.
  useEffect(() => {
    const timer = setTimeout(() => setWords(countWords(view.state)), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="4" px="3" py="1.5" borderTopWidth="1px" color="fg.muted">
      <Text fontSize="sm">
        {readingMinutes(words)} min · {NUMBER.format(words)} {words === 1 ? "palabra" : "palabras"}
      </Text>
      <Text fontSize="sm">Entre párrafos va una línea en blanco.</Text>
    </Flex>
  );
}
