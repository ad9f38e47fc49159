import { Box, chakra, Prose, useWords, type RichText } from "pompa/site";
import { WORDS } from "./words.ts";

/** Closed at first: it is as long as the audio, and there for whoever cannot hear it (WCAG 2.2 criterion 1.2.1). */
export function Transcript({ text, lang }: { text: RichText; lang: string }) {
  const { transcript } = useWords(WORDS);
  return (
    <chakra.details mt={{ base: "10", lg: "14" }} borderBlock="1px solid {colors.rule}">
      <chakra.summary textStyle="subtitle" py="4" cursor="pointer">
        {transcript}
      </chakra.summary>
      <Box pb="8">
        <Prose text={text} lang={lang} />
      </Box>
    </chakra.details>
  );
}
