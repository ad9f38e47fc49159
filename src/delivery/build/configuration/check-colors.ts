/** Schema of the colours of a configuration: each role has a colour of the palette, and texts have enough contrast. */
import { z } from "zod";
import { messages, MESSAGES_LANGUAGE } from "../../../content/messages/messages.ts";
import { COLOR_USES } from "../../../shared/colors/color-names.ts";
import { contrast, MINIMUM_CONTRAST, MORE_CONTRAST } from "../../../shared/colors/contrast.ts";
import type { Role } from "../../../shared/magazine/define-magazine.ts";
import { PRINT_COLORS } from "../../../shared/colors/color-names.ts";

/** Pairs of roles: a foreground colour, its background colour, and the minimum contrast ratio between the two. */
const PAIRS: [foreground: Role, background: Role, minimum: number][] = [
  ["text", "ground", MORE_CONTRAST],
  ["text", "raised", MORE_CONTRAST],
  ["text", "secondary", MINIMUM_CONTRAST],
  ...(["primary", "muted", "news", "accent", "focus", "found", "club"] as const).map((role): [Role, Role, number] => [
    role,
    "ground",
    MINIMUM_CONTRAST,
  ]),
  ["clubStrong", "ground", MORE_CONTRAST],
  ["accentStrong", "ground", MORE_CONTRAST],
];

/** Roles whose colours may be translucent. */
const TRANSLUCENT_ROLES: readonly Role[] = ["line", "veil"];

/** Matches an opaque colour. */
export const HEX = /^#[\da-f]{6}$/i;
const color = z.string().regex(/^#[\da-f]{6}$|^rgba\([\d., ]+\)$/i, messages.configuration.noColor);
const name = z.string();

const USES: readonly string[] = COLOR_USES;
const paletteName = z
  .string()
  .regex(/^[a-z]\w*$/i)
  .refine((colorName) => !USES.includes(colorName), messages.configuration.nameOfUse);

const roles = {
  ground: name,
  raised: name,
  veil: name,
  text: name,
  muted: name,
  line: name,
  primary: name,
  secondary: name,
  news: name,
  club: name,
  clubStrong: name,
  accent: name,
  accentStrong: name,
  focus: name,
  found: name,
} satisfies Record<Role, z.ZodType>;

const { format: formatRatio } = new Intl.NumberFormat(MESSAGES_LANGUAGE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: "floor",
});

export const colors = z
  .strictObject({ palette: z.record(paletteName, color), roles: z.strictObject(roles) })
  .superRefine(({ palette, roles: roleColors }, context) => {
    const add = (role: Role, message: string) => context.addIssue({ code: "custom", path: ["roles", role], message });
    const colorValues: Record<string, string> = { ...PRINT_COLORS, ...palette };
    const valueOf = (role: Role) => colorValues[roleColors[role]] ?? "";
    const undefinedRoles = Object.entries(roleColors).filter(([, colorName]) => !(colorName in colorValues)) as [
      Role,
      string,
    ][];
    for (const [role, colorName] of undefinedRoles) add(role, messages.configuration.notInPalette(colorName));
    if (undefinedRoles.length > 0) return;
    const translucent = (Object.keys(roleColors) as Role[]).filter((role) => !HEX.test(valueOf(role)));
    const wronglyTranslucent = translucent.filter((role) => !TRANSLUCENT_ROLES.includes(role));
    for (const role of wronglyTranslucent) add(role, messages.configuration.seenThrough);
    if (wronglyTranslucent.length > 0) return;
    for (const [foreground, background, minimum] of PAIRS) {
      const ratio = contrast(valueOf(foreground), valueOf(background));
      if (ratio < minimum)
        add(foreground, messages.configuration.contrast(formatRatio(ratio), background, formatRatio(minimum)));
    }
  });
