import type { i18n, TOptions } from "i18next";
import { onceForEach } from "../../../shared/once.ts";

type Translate = (key: string, options?: TOptions) => string;

/**
 * A page asks for hundreds of texts, most of them the same as the page before: those with no words of the page in them,
 * and at most a number, are put together once. In the language of the instance, which stays.
 */
export function rememberTexts(instance: i18n): i18n {
  const translate = instance.t as Translate;
  const plain = onceForEach((key: string) => translate(key));
  const counted = onceForEach((key: string) => onceForEach((count: number) => translate(key, { count })));
  const remembered: Translate = (key, options) => {
    if (!options) return plain(key);
    const { count, ...words } = options;
    return count === undefined || Object.keys(words).length > 0 ? translate(key, options) : counted(key)(count);
  };
  instance.getFixedT = () => remembered as ReturnType<i18n["getFixedT"]>;
  return instance;
}
