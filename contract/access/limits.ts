/** Cells one save may change. */
export const MAX_CHANGES = 200
/** Additions and denials one person may have. */
export const MAX_PERSON_GRANTS = 50
export const MAX_REASON = 300
/** People a search for one offers. */
export const PEOPLE_OFFERED = 20
/** Saves, previews and questions of one administrator. */
export const CHANGES_A_MINUTE = 30
export const QUESTIONS_A_MINUTE = 120
