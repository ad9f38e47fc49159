import magazine from "#magazine";

/** What podcast apps are told of the episodes; `undefined` where the magazine has none. */
export const SHOW = magazine.sections.podcasts;
