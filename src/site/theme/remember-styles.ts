import type { SystemContext } from "@chakra-ui/react";
import { css, type CSSObject } from "@emotion/react";
import { onceForEach } from "../../shared/once.ts";

/**
 * A system that remembers recipes and styles. Chakra makes the recipe of a component, with empty caches, in every
 * render of every element. One for each configuration, which belongs to a component, is enough (docs/benchmarks.md).
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
 * Serializes the styles of an element, those of its recipe and those that it adds, once. Emotion would otherwise
 * serialize and hash them again for each element that has the same, and Chakra would compare them by a longer key.
 */
function serializedOnce(make: SystemContext["css"]) {
  const ofRecipe = onceForEach(
    (recipe: object) =>
      onceForEach((added: string) => css(make(recipe, ...(JSON.parse(added) as object[])) as CSSObject)),
    new WeakMap(),
  );
  return (recipe: object, ...added: object[]) => ofRecipe(recipe)(JSON.stringify(added));
}
