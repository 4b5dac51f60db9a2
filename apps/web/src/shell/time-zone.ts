/** Where this browser is, as an IANA name like `Europe/Paris`: servers are told, so that the learner's days begin there. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
