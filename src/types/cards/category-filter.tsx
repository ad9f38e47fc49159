import { Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../site/components/button/button.tsx";
import type { CardCategory } from "./type.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";

interface CategoryFilterProps {
  categories: readonly CardCategory[];
  selected: CardCategory;
  onSelect: (category: CardCategory) => void;
}

/** One button for each category; exactly one is selected. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  const { t } = useTranslation();
  return (
    <Flex role="group" aria-label={t("cards.filter")} wrap="wrap" gap="2" px="gutter" py={{ base: "8", lg: "12" }}>
      {categories.map((category) => (
        <Button
          key={category}
          aria-pressed={category === selected}
          onClick={() => onSelect(category)}
          lang={CONTENT_LANGUAGE}
        >
          {category}
        </Button>
      ))}
    </Flex>
  );
}
