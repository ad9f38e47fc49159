import { chakra, Flex } from "@chakra-ui/react";
import { Fragment } from "react";
import { Logo } from "../layout/logo.tsx";

/** The words of the magazine with its logo spinning between them. */
export function WordsSlide({ words }: { words: readonly string[] }) {
  return (
    <Flex
      h="100%"
      align="center"
      justify="center"
      gap="clamp(0.5rem, 2vw, 3rem)"
      bg="bg.raised"
      fontFamily="heading"
      fontSize="min(9.2vw, 15vh)"
      lineHeight="1"
    >
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && <Logo size="0.62em" />}
          <chakra.span>{word}</chakra.span>
        </Fragment>
      ))}
    </Flex>
  );
}
