import { chakra } from "@chakra-ui/react";
import type texts from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";
import type { Unpublished } from "../../../shared/compiled/document.ts";

/** Texts of the mark, which the build fills in and no reader gets. */
declare const __UNPUBLISHED__: (typeof texts)["unpublished"];

/** Tells an editor why a document is not published. The readers' site leaves such documents out. */
export function UnpublishedMark({ unpublished }: { unpublished?: Unpublished | undefined }) {
  if (!__PREVIEW__ || !unpublished) return undefined;
  return <Mark why={unpublished} />;
}

function Mark({ why }: { why: Unpublished }) {
  const t = useAddedTexts({ unpublished: __UNPUBLISHED__ });
  return (
    <chakra.p px="gutter" py="2" textStyle="label" bg="accent" color="fg.inverted">
      {t(`unpublished.${why}`)}
    </chakra.p>
  );
}
