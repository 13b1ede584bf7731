/** People of one question about who is away today. */
export const MAX_AWAY_ASKED = 100
/** Days that one question about a unit covers. */
export const MAX_AWAY_DAYS = 31
/** Units side by side on one screen. */
export const MAX_AWAY_UNITS = 8
/** Rows of one page of a unit. */
export const PEOPLE_A_PAGE = 50
/** So many people of a unit are counted day by day; of a larger unit, the first in the order of names. */
export const MAX_COUNTED = 1_000
/** Absences of one person in one answer. */
export const MAX_ABSENCES = 62
