import type { SystemContext } from "@chakra-ui/react";
import { onceForEach } from "../../shared/once-for-each.ts";

/**
 * Chakra makes the recipe of a component, with empty memories, in every render of every element. One
 * for each configuration, which belongs to a component, takes a third of the time off a page. What it remembers of the
 * names of properties it looks for by a key that it puts together each time.
 */
export function rememberRecipes(system: SystemContext): SystemContext {
  return {
    ...system,
    cva: onceForEach(system.cva as Make, new WeakMap()) as SystemContext["cva"],
    isValidProperty: onceForEach(system.isValidProperty),
  };
}

type Make = (config: object) => object;
