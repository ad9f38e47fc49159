import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { Picture as PictureData } from "../../schema/document.ts";

export interface PictureProps extends Omit<HTMLChakraProps<"img">, "src" | "alt" | "sizes" | "loading"> {
  picture: PictureData & { alt: string };
  /** Width at which it is shown, as a `sizes` attribute. */
  sizes: string;
  /** It is what the reader sees first: loaded at once, before other pictures. */
  first?: boolean;
}

/** A responsive picture that takes its place at once and shows a blurred stand-in while it loads. */
export function Picture({ picture, sizes, first = false, ...style }: PictureProps) {
  const { src, srcSet, width, height, placeholder, alt } = picture;
  return (
    <chakra.img
      {...{ src, srcSet, width, height, alt, sizes }}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      display="block"
      objectFit="cover"
      backgroundSize="cover"
      style={{ backgroundImage: `url(${placeholder})` }}
      {...style}
    />
  );
}
