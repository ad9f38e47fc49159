/** Makes Node import modules whose path contains a `%` (see percent.ts). */
import { register } from "node:module";

const resolve = (specifier, context, next) => {
  // dependency-cruiser escapes only a part of a path.
  const sign = specifier.startsWith("/") ? /%/g : specifier.startsWith("file:") && /%(?![\da-f]{2})/gi;
  return next(sign ? specifier.replace(sign, "%25") : specifier, context);
};

register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${resolve}`)}`);
