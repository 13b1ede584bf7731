/** Rows of one export; a longer history is exported by narrower dates. */
export const MAX_EXPORTED = 5_000
export const EXPORTS_A_MINUTE = 6
export const REVERTS_A_MINUTE = 20
export const PEOPLE_FOUND = 20
