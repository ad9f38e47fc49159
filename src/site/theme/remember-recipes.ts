import type { SystemContext } from "@chakra-ui/react";
import { onceForEach } from "../../shared/once-for-each.ts";

/**
 * Chakra makes the recipe of a component, with empty memories, in every render of every element. One
 * for each configuration, which belongs to a component, takes a third of the time off a page. Whether a name is that of a
 * style property it remembers by a key that it puts together each time: where all pages are rendered, that takes longer.
 */
export function rememberRecipes(system: SystemContext): SystemContext {
  return {
    ...system,
    cva: remembered(system.cva as Make) as SystemContext["cva"],
    ...(import.meta.env.SSR && { isValidProperty: onceForEach(system.isValidProperty) }),
  };
}

type Make = (config: object) => object;

function remembered(make: Make): Make {
  const made = new WeakMap<object, object>();
  return (config) => {
    const known = made.get(config) ?? make(config);
    made.set(config, known);
    return known;
  };
}
