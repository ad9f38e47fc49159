import magazine from "#magazine";

/** What is shown of the profiles of the magazine, by their keys in `content/site.yaml`. */
export const NETWORKS = Object.entries(magazine.networks).map(([key, { name, icon }]) => ({ key, name, icon }));
