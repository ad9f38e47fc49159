import type { SummaryOf } from "../../../content/schema/collections.ts";
import { Picture } from "../picture/picture.tsx";
import { LoopingVideo } from "./looping-video.tsx";

/** The picture of a card, or its video when the category is VIDEO. */
export function CardMedia({
  card: { category, image, video, lang, address },
  first = false,
}: {
  card: Pick<SummaryOf<"cards">, "category" | "image" | "video" | "lang" | "address">;
  /** The reader sees it first. */
  first?: boolean;
}) {
  if (category === "VIDEO" && video)
    return <LoopingVideo src={video} poster={image.src} label={image.alt} lang={lang} />;
  return (
    <Picture
      picture={image}
      first={first}
      coverOf={address}
      lang={lang}
      sizes="(min-width: 48em) 58vw, 100vw"
      w="100%"
      aspectRatio="10 / 7"
    />
  );
}
