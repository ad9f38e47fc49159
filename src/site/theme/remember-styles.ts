import type { SystemContext } from "@chakra-ui/react";
import { css, type CSSObject } from "@emotion/react";
import { onceForEach } from "../../shared/once.ts";

/**
 * Returns a system that caches recipes and styles. Chakra itself creates the recipe of a component, with empty caches,
 * in every render of every element. One recipe for each configuration is enough, because each configuration belongs to
 * one component (docs/benchmarks.md).
 */
export function rememberStyles(system: SystemContext): SystemContext {
  return {
    ...system,
    cva: onceForEach(system.cva as (config: object) => object, new WeakMap<object, object>()) as SystemContext["cva"],
    css: cacheStyles(system.css) as SystemContext["css"],
  };
}

/**
 * Serializes the styles of an element only once: those from its recipe and those that the element adds. Otherwise
 * Emotion would serialize and hash the same styles for each element, and Chakra would compare styles by a longer key.
 */
function cacheStyles(resolve: SystemContext["css"]) {
  const stylesOf = onceForEach(
    (recipe: object) =>
      onceForEach((addedJson: string) => css(resolve(recipe, ...(JSON.parse(addedJson) as object[])) as CSSObject)),
    new WeakMap(),
  );
  return (recipe: object, ...added: object[]) => stylesOf(recipe)(JSON.stringify(added));
}
