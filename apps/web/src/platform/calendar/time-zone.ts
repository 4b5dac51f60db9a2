/** The time zone of this browser, as an IANA name like `Europe/Paris`. With it the server begins the learner's days at their midnight. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
