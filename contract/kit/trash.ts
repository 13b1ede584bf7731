/** A record in the trash is purged after so many days, unless its kind says otherwise. */
export const TRASH_DAYS = 30
