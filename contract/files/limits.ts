/** "Under 5 MB" (S5.09, S9.03): a file of exactly this many bytes is refused. */
export const FILE_5MB = 5 * 1_024 * 1_024
/** A picture of more is a bomb or a mistake; no camera whose pictures stay under 5 MB makes one. */
export const MAX_PIXELS = 50_000_000
/** Sides in which photos and logos are kept. */
export const IMAGE_SIZES = [64, 256] as const
/** What nothing has taken by then is forgotten. */
export const UNUSED_HOURS = 24
/** Uploaded and not yet taken, for one person. */
export const MAX_UNUSED = 100
export const UPLOADS_A_MINUTE = 30
/** A list of people asks for one photo a row. */
export const READS_A_MINUTE = 3_000
