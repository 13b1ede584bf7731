/** "Under 5 MB" (S5.09, S9.03): a file of exactly this many bytes is refused. */
export const FILE_5MB = 5 * 1_024 * 1_024
/** "Up to 10 MB" (S5.10, S9.03): a file of exactly this many bytes is accepted. */
export const FILE_10MB = 10 * 1_024 * 1_024
/** Files of lessons, in MB: what they may have until the organisation decides otherwise, and the most it may decide. */
export const LESSON_MB = 10
export const LESSON_MB_MOST = 500
/** The most that one part of a file carries; what a cut connection loses. */
export const UPLOAD_PART = 512 * 1_024
/** A picture of more is a bomb or a mistake; no camera whose pictures stay under 5 MB makes one. */
export const MAX_PIXELS = 50_000_000
/** The longest side of a picture; thin ones cost far more than their pixels. */
export const MAX_SIDE = 16_384
/** What decoding one picture may take; pictures decoded at once by one process of the portal. */
export const PICTURE_BYTES = 512 * 1_024 * 1_024
export const PICTURE_SECONDS = 10
export const PICTURES_AT_ONCE = 2
/** Sides in which photos and logos are kept. */
export const IMAGE_SIZES = [64, 256] as const
/** The longer side in which an attached picture is shown, and in which it stands in a list. */
export const SHOWN_SIDE = 2_048
export const THUMB_SIDE = 320
/** A voice message; a recorder stops a moment late. */
export const VOICE_SECONDS = 300
export const VOICE_SECONDS_OVER = 2
/** A film that says it lasts longer than a day is not believed. */
export const FILM_SECONDS = 86_400
/** A document that unpacks to more is a bomb. */
export const MAX_UNPACKED = 100 * 1_024 * 1_024
/** What nothing has taken by then is forgotten. */
export const UNUSED_HOURS = 24
/** Uploaded or on its way, and not yet taken, for one person. */
export const MAX_UNUSED = 100
/** On their way at once, for one person; a browser lets the others wait. */
export const MAX_OPEN = 5
/** Those together, in bytes. */
export const MAX_UNUSED_BYTES = 5 * 1_024 * 1_024 * 1_024
/** An upload ends after so long without a byte, and after so long in all; a large one has the time that this pace takes, in bytes a second. */
export const UPLOAD_IDLE_SECONDS = 60
export const UPLOAD_SECONDS = 600
export const UPLOAD_PACE = 64 * 1_024
export const UPLOADS_A_MINUTE = 60
/** Pictures of other addresses: each one is a request of the portal to a stranger. */
export const PICTURES_A_MINUTE = 30
export const PICTURE_URL_MAX = 2_000
export const PARTS_A_MINUTE = 1_200
/** Files described at once. */
export const MAX_DESCRIBED = 50
/** A list of people asks for one photo a row. */
export const READS_A_MINUTE = 3_000
