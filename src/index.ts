/** `pompa`: what `magazine.config.ts` imports. */
export { defineMagazine, type Magazine } from "./shared/magazine/define-magazine.ts";
