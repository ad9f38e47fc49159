import { chakra, Flex } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { HEADING, HEADING_CASE } from "../../theme/headings.ts";

interface SearchFieldProps {
  value: string;
  onType: (text: string) => void;
  /** Called when the reader presses Enter. */
  onSubmit: () => void;
  field?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * Renders the field for the query. If the form is submitted before the scripts have loaded, it opens the search page.
 */
export function SearchField({ value, onType, onSubmit, field }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <chakra.form
      role="search"
      action={import.meta.env.BASE_URL + FIXED_ADDRESSES.search.slice(1)}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Flex
        borderBottom="2px solid"
        borderColor="fg"
        align="center"
        _focusWithin={{ borderColor: "focus", outline: "2px solid {colors.focus}", outlineOffset: "3px" }}
      >
        <chakra.input
          ref={field ?? null}
          type="search"
          name="q"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          flex="1"
          minW="0"
          py="3"
          bg="transparent"
          border="0"
          outline="0"
          borderRadius="0"
          color="fg"
          caretColor="{colors.focus}"
          appearance="none"
          {...HEADING}
          fontSize="clamp(2rem, 1rem + 5vw, 6rem)"
          lineHeight="1.15"
          textTransform={HEADING_CASE}
          _placeholder={{ color: "fg.muted", opacity: 1 }}
          css={{ "&::-webkit-search-cancel-button": { display: "none" } }}
        />
      </Flex>
    </chakra.form>
  );
}
