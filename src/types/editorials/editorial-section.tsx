import { Box, chakra, Grid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { EditorialSummary } from "./schema.ts";
import { Credits } from "../../site/components/credits/credits.tsx";
import { Gallery } from "../../site/components/gallery/gallery.tsx";
import { GRAIN } from "../../site/theme/grain.ts";
import { UnpublishedMark } from "../../site/components/unpublished/unpublished-mark.tsx";
import { leadingOf } from "../../site/theme/leading.ts";

/** One editorial in its own colours: the title, on the side that its document says, the gallery and the credits. */
export function EditorialSection({ editorial, first }: { editorial: EditorialSummary; first: boolean }) {
  const { t } = useTranslation();
  const { slug, title, color, bgColor, titlePosition, images, credits, lang } = editorial;
  return (
    <chakra.section
      aria-labelledby={slug}
      style={{ color, backgroundColor: bgColor }}
      py={{ base: "16", lg: "28" }}
      css={{ ...GRAIN, "& :focus-visible": { outlineColor: "currentColor" } }}
    >
      <UnpublishedMark unpublished={editorial.unpublished} />
      <chakra.h2
        id={slug}
        lang={lang}
        px="gutter"
        textStyle="title"
        fontSize="clamp(3rem, 10vw, 12rem)"
        lineHeight={leadingOf(title) ?? "0.92"}
        textAlign={titlePosition}
        mb={{ base: "8", lg: "12" }}
        ms={titlePosition === "right" ? { md: "16.6%" } : "0"}
        me={titlePosition === "left" ? { md: "16.6%" } : "0"}
      >
        {title}
      </chakra.h2>
      <Gallery
        label={t("editorials.gallery", { title })}
        pictures={images}
        lang={CONTENT_LANGUAGE}
        galleryKey={slug}
        first={first}
      />
      <Grid
        px="gutter"
        mt={{ base: "10", lg: "16" }}
        gap="gutter"
        templateColumns="repeat(2, minmax(0, 1fr))"
        css={{ "& span": { color: "inherit" } }}
      >
        <Credits entries={credits.left} lang={lang} label={t("editorials.credits", { title })} />
        <Box justifySelf="end" textAlign="end">
          <Credits entries={credits.right} lang={lang} label={t("editorials.credits", { title })} />
        </Box>
      </Grid>
    </chakra.section>
  );
}
