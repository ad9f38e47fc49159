/** YAML → YAML that says something else. What comes of it must be read before it counts. */
import type { Fields } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { endOf, OWN_STYLE, styleOf } from "./file-style.ts";
import { patchRoot } from "./patch-node.ts";
import { UnusualYaml } from "./places.ts";
import { readTree } from "./read-tree.ts";
import { rewrite } from "./rewrite.ts";

interface YamlChange {
  before: Fields;
  wanted: Fields;
  form: FormSchema;
}

/** `undefined` where this way cannot do it. */
export type PatchYaml = (text: string, change: YamlChange) => string | undefined;

const LAST_BREAK = /(?:\r\n|\n|\r)$/;

/** Of the lines as few as possible are others. */
export const patchLines: PatchYaml = (text, { before, wanted, form }) => {
  const missing = LAST_BREAK.test(text) ? "" : endOf(text);
  const whole = text + missing;
  try {
    const root = readTree(whole, before);
    const patched = patchRoot({ text: whole, style: styleOf(whole, root) }, root, wanted, form);
    return missing ? patched?.replace(LAST_BREAK, "") : patched;
  } catch (error) {
    if (error instanceof UnusualYaml) return undefined;
    throw error;
  }
};

/** Comments and quotes stay, lines need not. */
export const rewriteWhole: PatchYaml = (text, { wanted, form }) => {
  const rewritten = rewrite(text, wanted, { form, style: { ...OWN_STYLE, end: endOf(text) } });
  return rewritten && rewritten + (LAST_BREAK.exec(text)?.[0] ?? "");
};
