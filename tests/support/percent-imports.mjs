/** Imports by a path with `%` (percent.ts). */
import { register } from "node:module";

const resolve = (specifier, context, next) =>
  next(specifier.startsWith("/") ? specifier.replaceAll("%", "%25") : specifier, context);

register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${resolve}`)}`);
