import { Box, chakra, Grid } from "@chakra-ui/react";
import { useLocalText } from "../../i18n/use-texts.ts";
import type { PageTexts } from "../../queries/pages/page-texts.ts";
import { SiteLink } from "../links/site-link.tsx";
import { leadingOf, HEADING } from "../../theme/headings.ts";

type StatementProps = PageTexts["statements"][number] & {
  /** Position among the statements, from 1. On wide screens, every second statement has its number on the right. */
  number: number;
};

/**
 * Renders a numbered section. Below the `md` breakpoint, the number and the text are stacked; from `md` up, they are
 * side by side.
 */
export function Statement({ number, title, text, link }: StatementProps) {
  const local = useLocalText();
  const heading = local(title);
  const isMirrored = number % 2 === 0;
  return (
    <Grid
      as="section"
      px="gutter"
      mt={{ base: "16", md: "section" }}
      columnGap="gutter"
      rowGap="4"
      alignItems="start"
      templateColumns={{
        base: "1fr",
        md: isMirrored ? "minmax(0, 7fr) minmax(0, 5fr)" : "minmax(0, 5fr) minmax(0, 7fr)",
      }}
    >
      <chakra.p
        aria-hidden
        {...HEADING}
        fontSize={{ base: "5.5rem", md: "min(30vw, 30rem)" }}
        lineHeight="0.85"
        color="focus"
        order={{ md: isMirrored ? 2 : 0 }}
        textAlign={{ md: isMirrored ? "end" : "start" }}
      >
        {String(number).padStart(2, "0")}
      </chakra.p>
      <Box borderTop="1px solid {colors.rule}" pt={{ base: "4", md: "6" }}>
        <chakra.h2
          textStyle="title"
          fontSize="clamp(2.5rem, 5.4vw, 6rem)"
          lineHeight={leadingOf(heading.children)}
          {...heading}
        />
        <Box textStyle="text" fontSize="xl" lineHeight="1.5" maxW="text" mt={{ base: "5", md: "8" }}>
          <p {...local(text)} />
          {link && (
            <SiteLink
              to={link.path}
              display="block"
              w="fit-content"
              mt="4"
              py="3"
              textStyle="label"
              {...local(link.text)}
            />
          )}
        </Box>
      </Box>
    </Grid>
  );
}
