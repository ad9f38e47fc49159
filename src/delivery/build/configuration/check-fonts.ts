/** Schema of the typefaces of a configuration. Each package must be installed and have the given weight and style. */
import { z } from "zod";
import { messages } from "../../../content/messages/messages.ts";
import type { Font } from "../../../shared/magazine/define-magazine.ts";
import { fontFile, isVariable, metadataOf, weightsOf } from "../../prerender/lettering/fontsource.ts";

const font = z.strictObject({
  package: z.string().regex(/^@fontsource(?:-variable)?\/[\w-]+$/, {
    error: messages.configuration.noPackage,
    abort: true,
  }),
  weight: z.int().min(1).max(1000).exactOptional(),
  style: z.enum(["normal", "italic"]).exactOptional(),
});

/** Returns the field with the first fault of a font, and the fault; `undefined` if the font is valid. */
function faultOf(configured: Font): [field: keyof Font, fault: string] | undefined {
  const { package: name, weight = 400, style = "normal" } = configured;
  if (!accepts(() => metadataOf(name))) return ["package", messages.configuration.notInstalled(name)];
  const { styles, weights } = metadataOf(name);
  if (!styles.includes(style)) return ["style", messages.configuration.noStyle(name, style, styles.join(", "))];
  const [from = 0, to = from] = weightsOf(configured).split(" ").map(Number);
  const available = isVariable(configured) ? messages.configuration.fromTo(from, to) : weights.join(", ");
  const isAvailable = weight >= from && weight <= to && accepts(() => fontFile(configured, "latin"));
  return isAvailable ? undefined : ["weight", messages.configuration.noWeight(name, weight, available)];
}

function checkInstalled(configured: Font, context: z.RefinementCtx): void {
  const [field, message] = faultOf(configured) ?? [];
  if (field) context.addIssue({ code: "custom", path: [field], message: message ?? "" });
}

export const fonts = z.strictObject({
  heading: font
    .extend({ capitals: z.boolean().exactOptional(), bold: z.boolean().exactOptional() })
    .superRefine(checkInstalled),
  tagline: font.superRefine(checkInstalled),
  body: font.omit({ weight: true }).superRefine(checkInstalled),
});

/** Calls a function, and returns whether its result is truthy; returns `false` if the function throws. */
export function accepts(action: () => unknown): boolean {
  try {
    return Boolean(action());
  } catch {
    return false;
  }
}
