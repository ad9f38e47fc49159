import { chakra } from "@chakra-ui/react";
import type texts from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";
import type { Unpublished } from "../../../shared/compiled/document.ts";

/** Texts of `UnpublishedMark`. The build inserts these texts, except in scripts for readers. */
declare const __UNPUBLISHED__: (typeof texts)["unpublished"];

/** Renders the reason why a document is not published, only in previews. The site for readers omits such documents. */
export function UnpublishedMark({ unpublished }: { unpublished?: Unpublished | undefined }) {
  if (!__PREVIEW__ || !unpublished) return undefined;
  return <Mark reason={unpublished} />;
}

function Mark({ reason }: { reason: Unpublished }) {
  const t = useAddedTexts({ unpublished: __UNPUBLISHED__ });
  return (
    <chakra.p px="gutter" py="2" textStyle="label" bg="accent" color="fg.inverted">
      {t(`unpublished.${reason}`)}
    </chakra.p>
  );
}
