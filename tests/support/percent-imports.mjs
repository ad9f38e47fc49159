/** Imports by a path with `%` (percent.ts). */
import { register } from "node:module";

const resolve = (specifier, context, next) => {
  // What dependency-cruiser makes of a path is an address only in part.
  const sign = specifier.startsWith("/") ? /%/g : specifier.startsWith("file:") && /%(?![\da-f]{2})/gi;
  return next(sign ? specifier.replace(sign, "%25") : specifier, context);
};

register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${resolve}`)}`);
