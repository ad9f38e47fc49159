/**
 * What Chakra makes of the tokens and the breakpoints of the theme, where it is ready: in the scripts of a built site. The
 * build asks Chakra for it, and puts this in the place of the code that makes it (`delivery/build/ready-theme.ts`).
 */

/** A reference to a token within a value: `1px solid {colors.rule}`. */
const REFERENCE = /\{([^}]+)\}/g;

/** `values`: name of a token → what stands for it in a style, `spacing.4` → `var(--pompa-spacing-4)`. */
export function readyTokens(values: Readonly<Record<string, string>>) {
  const categories: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(values)) {
    const [category = "", ...rest] = name.split(".");
    (categories[category] ??= {})[rest.join(".")] = value;
  }
  return {
    getVar: (name: string, fallback?: string) => values[name] ?? fallback,
    getByName: (name: string) => (name in values ? { value: values[name] } : undefined),
    getCategoryValues: (category: string) => categories[category] ?? null,
    expandReferenceInValue: (value: string) => value.replace(REFERENCE, (_, name: string) => values[name] ?? name),
    // Only the styles that all pages share are made of these.
    allTokens: [],
    colorPaletteMap: new Map(),
  };
}

/** `conditions`: name of a range of widths → its media query, `mdDown` → `@media screen and (max-width: …)`. */
export function readyBreakpoints(names: readonly string[], conditions: Readonly<Record<string, string>>) {
  return { conditions, keys: () => names, getCondition: (name: string) => conditions[name] };
}
