import type spanish from "../../../public/locales/es/translation.json";

/** The groups of translations that have all of these texts, such as `article` for `newer`. */
export type TextGroup<Text extends string> = {
  [Group in keyof typeof spanish]: (typeof spanish)[Group] extends Record<Text, string> ? Group : never;
}[keyof typeof spanish];
