/** A record with its fields as it is sent: `FIELDS_BYTES`, with what is around them. */
export const MAX_FIELDS_BYTES = 1_600_000
