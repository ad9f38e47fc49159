import * as messages from "#messages";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { GROUND } from "../../../../shared/magazine/colors.ts";
import { contrast, MINIMUM_CONTRAST } from "../../../../shared/magazine/contrast.ts";

export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Whether a colour is read on another, or on the ground of pages; undefined while it is none. */
export function legibility(color: string, on: string | undefined) {
  if (!isColor(color)) return undefined;
  const ratio = contrast(color, on ?? GROUND);
  const isEnough = ratio >= MINIMUM_CONTRAST;
  const where = on === undefined ? messages.form.onGround : messages.form.against(on);
  const verdict = isEnough ? messages.form.isLegible : messages.form.needsContrast(inWords(MINIMUM_CONTRAST));
  return { words: messages.form.contrast(inWords(ratio), where, verdict), isEnough };
}

/** Down, so that what is said never sounds better than it is: 4,49 is not 4,5. */
const inWords = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString(messages.common.locale, { minimumFractionDigits: 1 });

/** The key of the colour against which one of a group is read, where there are two; alone it is read on the ground. */
export function otherColor(group: FormSchema, name: string): string | undefined {
  const colors = Object.entries(group.properties ?? {}).filter(([, { control }]) => control === "color");
  const [other] = colors.filter(([each]) => each !== name);
  return colors.length === 2 ? other?.[0] : undefined;
}
