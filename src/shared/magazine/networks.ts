import magazine from "#magazine";

/** Names and icons of the networks where the magazine has profiles. `key` is also the key in `content/site.yaml`. */
export const NETWORKS = Object.entries(magazine.networks).map(([key, { name, icon }]) => ({ key, name, icon }));
