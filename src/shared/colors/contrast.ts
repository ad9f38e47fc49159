/** Contrast of colours by the definition of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** Minimum contrast ratio of a text and its background: WCAG 2.2 criterion 1.4.3. */
export const MINIMUM_CONTRAST = 4.5;
/** Minimum contrast ratio for readers who prefer more contrast: WCAG 2.2 criterion 1.4.6. */
export const MORE_CONTRAST = 7;

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance, 0 to 1, of a colour written `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(parseInt(color.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, 1 to 21, of two colours written `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
