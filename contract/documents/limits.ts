/** Of one commit. */
export const MAX_STEPS = 500
/** A page of the largest size, pasted at once, fits. */
export const MAX_COMMIT_BYTES = 3_145_728
/** A page of steps ends at whichever comes first; one step alone is always a page. */
export const STEPS_A_PAGE = 500
export const STEPS_PAGE_BYTES = 2_000_000
/** Somebody types in several documents at once, with a commit after each pause. */
export const COMMITS_A_MINUTE = 1_200
/** Positions of a document, or of the work of a commit, that count as one more commit. */
const SIZE_A_POINT = 2_000
/** How many commits of the limit one commit counts as: judging a document costs by its size. */
export const commitPoints = (size: number, work = 0): number => 1 + Math.floor((size + work) / SIZE_A_POINT)
/** What one person may open in a minute, by the same points. */
export const OPENED_A_MINUTE = 2_400
/** Time for applying the steps of one commit, looked at between two steps. */
export const COMMIT_MS = 100
/** Steps that one person may write in a minute. */
export const STEP_BYTES_A_MINUTE = 20_000_000
/** A log that holds more is settled and dropped, but for the last commit. */
export const MAX_LOG_BYTES = 20_000_000
/** Files of other records that one commit may copy, and the bytes of such copies that one person may make in a minute. */
export const MAX_COPIED_FILES = 20
export const COPIED_BYTES_A_MINUTE = 60_000_000
/** A file that is imported into a document, in MB; a person imports so many in a minute. */
export const IMPORT_MB = 50
export const IMPORTS_A_MINUTE = 10
/** Larger steps are stored once: their channel names the version only, and readers fetch them. */
export const TOLD_STEP_BYTES = 16_384
/** Steps are kept this long; who comes back later opens the document again. */
export const STEPS_DAYS = 30
/** A version is kept once nobody has written for so long. */
export const QUIET_MINUTES = 10
/** A document is written down after so many steps, or so many seconds, and read as that with the steps since. */
export const SETTLE_STEPS = 200
export const SETTLE_SECONDS = 30
