export const MAX_POSITION = 120
export const MAX_PARTNER = 200
export const MAX_DESCRIPTION = 4_000
export const MAX_REASON = 2_000
export const MAX_NOTE = 2_000
export const MAX_FILES = 5
/** The highest maximum that an administrator may choose; a new installation begins with 1,000. */
export const MAX_NUMBER_OF_USERS = 100_000
export const MAX_TYPES = 30
export const MAX_TYPE_NAME = 60
/** Working days during which a freed seat is offered to one person. */
export const OFFER_DAYS = 2
/** Applications that are decided at once. */
export const MAX_DECIDED = 100
export const MAX_EXPORTED = 100_000
export const APPLIED_A_MINUTE = 30
/** Addressees of a name that are offered at once. */
export const MAX_OFFERED = 20
