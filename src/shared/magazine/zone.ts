import magazine from "#magazine";

/** Time zone of the magazine, by its name in the IANA database. */
export const TIME_ZONE = magazine.zone;
