/** Edits a colour with a colour picker or as six hexadecimal digits, and shows whether the contrast is sufficient. */
import { Box, chakra, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import { GROUND } from "../../../../shared/colors/colors.ts";
import { leaf, LineInput } from "../leaf.tsx";
import { useRead } from "../use-field.ts";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { contrast, MINIMUM_CONTRAST } from "../../../../shared/colors/contrast.ts";

export const color = leaf(function ColorControl(props) {
  const { text, label, path, group = {}, write } = props;
  const otherName = otherColorName(group, String(path.at(-1)));
  const other = useRead([...path.slice(0, -1), otherName ?? ""], (value) =>
    typeof value === "string" && isColor(value) ? value : undefined,
  );
  // Two colours in a group are compared with each other, so the contrast is unknown until the other colour is chosen.
  const result = otherName && !other ? undefined : legibility(text, other);
  return (
    <Flex align="center" gap="2.5" wrap="wrap">
      <chakra.input
        type="color"
        aria-label={messages.form.swatch(label)}
        value={isColor(text) ? text.toLowerCase() : NO_COLOR}
        onChange={(event) => write(event.target.value.toUpperCase())}
        {...SWATCH}
      />
      <LineInput field={props} width="28" fontFamily="mono" spellCheck={false} />
      <Flex role="status" align="center" gap="2" fontSize="xs" color="fg.muted" flex="1" minWidth="40">
        {result && (
          <>
            <Box aria-hidden="true" {...SAMPLE} style={{ color: text, background: other ?? GROUND }}>
              Aa
            </Box>
            <chakra.span color={result.isEnough ? "fg.muted" : "fg.error"}>{result.message}</chakra.span>
          </>
        )}
      </Flex>
    </Flex>
  );
});

/** The colour that the browser's colour picker shows while the field has no colour. */
const NO_COLOR = `#${"0".repeat(6)}`;

const SWATCH = {
  width: "12",
  height: "9",
  padding: "0.5",
  borderWidth: "1px",
  borderColor: "border",
  rounded: "md",
  background: "bg",
  cursor: "pointer",
} as const;

const SAMPLE = {
  rounded: "sm",
  paddingX: "2",
  paddingY: "1",
  fontWeight: "bold",
  fontSize: "sm",
  lineHeight: "1.2",
} as const;

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Describes the contrast of a colour on `background` (by default, the page); `undefined` for an invalid colour. */
export function legibility(text: string, background: string | undefined) {
  if (!isColor(text)) return undefined;
  const ratio = contrast(text, background ?? GROUND);
  const isEnough = ratio >= MINIMUM_CONTRAST;
  const where = background === undefined ? messages.form.onGround : messages.form.against(background);
  const verdict = isEnough ? messages.form.isLegible : messages.form.needsContrast(formatRatio(MINIMUM_CONTRAST));
  return { message: messages.form.contrast(formatRatio(ratio), where, verdict), isEnough };
}

/** Formats a contrast ratio with one decimal. The ratio is rounded down, because 4.49 must not be shown as 4.5. */
const formatRatio = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString(messages.common.locale, { minimumFractionDigits: 1 });

/**
 * Returns the name of the other colour in a group of exactly two colours; `undefined` in other groups. The contrast is
 * measured against the other colour, or else against the page.
 */
export function otherColorName(group: FormSchema, name: string): string | undefined {
  const colors = Object.entries(group.properties ?? {}).filter(([, { control }]) => control === "color");
  const [other] = colors.filter(([key]) => key !== name);
  return colors.length === 2 ? other?.[0] : undefined;
}
