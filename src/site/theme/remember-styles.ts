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
    cva: remembered(system.cva as Make) as SystemContext["cva"],
    css: serializedOnce(system.css) as SystemContext["css"],
  };
}

type Make = (config: object) => object;

function remembered(make: Make): Make {
  const recipes = new WeakMap<object, object>();
  return (config) => {
    const known = recipes.get(config) ?? make(config);
    recipes.set(config, known);
    return known;
  };
}

/**
 * Serializes the styles of an element, from its recipe and from the styles that the element adds, only once. Emotion
 * would otherwise serialize and hash the same styles for each element, and Chakra would compare styles by a longer key.
 */
function serializedOnce(make: SystemContext["css"]) {
  const ofRecipe = onceForEach(
    (recipe: object) =>
      onceForEach((added: string) => css(make(recipe, ...(JSON.parse(added) as object[])) as CSSObject)),
    new WeakMap(),
  );
  return (recipe: object, ...added: object[]) => ofRecipe(recipe)(JSON.stringify(added));
}
