import { chakra } from "@chakra-ui/react";
import { ALL_CARDS, type CardCategory } from "./type.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";

/** The category over a title; none where that would say «VER TODO», which reads like a link to all. */
export function CategoryLabel({ category }: { category: CardCategory }) {
  if (category === ALL_CARDS) return null;
  return (
    <chakra.p textStyle="label" color="fg.muted" lang={CONTENT_LANGUAGE}>
      {category}
    </chakra.p>
  );
}
