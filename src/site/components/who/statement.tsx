import { Box, chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { leadingOf } from "../../theme/leading.ts";
import { HEADING } from "../../theme/headings.ts";

interface StatementProps {
  /** Number of the section, as it is shown. */
  number: string;
  title: string;
  /** Language of the title, when it is not the page's. */
  lang?: string;
  /** On wide screens the number stands on the right. */
  mirrored?: boolean;
  children: ReactNode;
}

/** A numbered section. Below `md` everything is stacked; from `md` up the number is on one side, the text on the other. */
export function Statement({ number, title, lang, mirrored = false, children }: StatementProps) {
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
        md: mirrored ? "minmax(0, 7fr) minmax(0, 5fr)" : "minmax(0, 5fr) minmax(0, 7fr)",
      }}
    >
      <chakra.p
        aria-hidden
        {...HEADING}
        fontSize={{ base: "5.5rem", md: "min(30vw, 30rem)" }}
        lineHeight="0.85"
        color="focus"
        order={{ md: mirrored ? 2 : 0 }}
        textAlign={{ md: mirrored ? "end" : "start" }}
      >
        {number}
      </chakra.p>
      <Box borderTop="1px solid {colors.rule}" pt={{ base: "4", md: "6" }}>
        <chakra.h2 textStyle="title" fontSize="clamp(2.5rem, 5.4vw, 6rem)" lineHeight={leadingOf(title)} lang={lang}>
          {title}
        </chakra.h2>
        <Box textStyle="text" fontSize="xl" lineHeight="1.5" maxW="text" mt={{ base: "5", md: "8" }}>
          {children}
        </Box>
      </Box>
    </Grid>
  );
}
