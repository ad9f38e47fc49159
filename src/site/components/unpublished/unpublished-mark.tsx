import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Unpublished } from "../../../shared/compiled/document.ts";

/** Tells an editor, in `npm run dev`, why a document is not published; a built site leaves such documents out. */
export function UnpublishedMark({ unpublished }: { unpublished?: Unpublished | undefined }) {
  const { t } = useTranslation();
  if (!import.meta.env.DEV || !unpublished) return undefined;
  return (
    <chakra.p px="gutter" py="2" textStyle="label" bg="accent" color="fg.inverted">
      {t(`unpublished.${unpublished}`)}
    </chakra.p>
  );
}
