import { chakra, Flex } from "@chakra-ui/react";
import { Fragment } from "react";
import { IN_CAPITALS } from "../../../shared/magazine/headings.ts";
import type { Picture as PictureData } from "../../../shared/compiled/document.ts";
import { Logo } from "../layout/logo.tsx";
import { Picture } from "../picture/picture.tsx";
import { HEADING } from "../../theme/headings.ts";

export interface CarouselSlide {
  /** From the large breakpoint up. */
  wide: PictureData & { alt: string };
  /** Below the large breakpoint. */
  narrow: PictureData & { alt: string };
}

/** From the `lg` breakpoint up the wide picture is shown, below it the narrow one. */
const LARGE = "(min-width: 64em)";

/** A picture that covers its slide. */
export function PictureSlide({ wide, narrow }: CarouselSlide) {
  return <Picture picture={narrow} other={{ media: LARGE, picture: wide }} sizes="100vw" boxSize="100%" />;
}

/** Of a face for small letters a capital is up to three quarters of its size wide; logos and gaps take three letters. */
const widthFor = (words: readonly string[]) =>
  IN_CAPITALS ? "9.2vw" : `${(92 / (0.75 * words.join("").length + 3)).toFixed(1)}vw`;

/** The words of the magazine with its logo spinning between them. */
export function WordsSlide({ words }: { words: readonly string[] }) {
  return (
    <Flex
      h="100%"
      align="center"
      justify="center"
      gap="clamp(0.5rem, 2vw, 3rem)"
      bg="bg.raised"
      {...HEADING}
      fontSize={`min(${widthFor(words)}, 15vh)`}
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
