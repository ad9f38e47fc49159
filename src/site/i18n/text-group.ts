import type texts from "#texts";

/** The groups of translations that have all of these texts, such as `article` for `newer`. */
export type TextGroup<Text extends string> = {
  [Group in keyof typeof texts]: (typeof texts)[Group] extends Record<Text, string> ? Group : never;
}[keyof typeof texts];
