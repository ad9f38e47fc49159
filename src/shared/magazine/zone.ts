import magazine from "#magazine";

/** Where the days of the magazine begin and end, by its name in the IANA database. */
export const TIME_ZONE = magazine.zone;
