/**
 * The rules that the documents of a magazine must follow. The compiler defines its own rules in `compiler/problems`.
 */
import type { Catalogue } from "./compiler/problems/catalogue.ts";
import type { Rule } from "./compiler/problems/problem.ts";
import { messages } from "./messages/messages.ts";

const rules = messages.rules;
const severity = "warning";

export const RULES = {
  ...rules,
  "near-name": { ...rules["near-name"], severity },
  "unclear-names": { ...rules["unclear-names"], severity },
  "two-links": { ...rules["two-links"], severity },
  "many-links": { ...rules["many-links"], severity },
  "unused-topic": { ...rules["unused-topic"], severity },
  "distant-issue": { ...rules["distant-issue"], severity },
  "role-spelling": { ...rules["role-spelling"], severity },
} as const satisfies Catalogue;

export const rule = (code: keyof typeof RULES): Rule => ({ code, ...RULES[code] });

/** Returns the `params` with which a schema refinement reports that a document breaks the rule `code`. */
export const problem = (code: keyof typeof RULES) => ({ problem: code });
