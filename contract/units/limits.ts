export const MAX_UNIT_NAME = 120
/** From a root department down to a level. */
export const MAX_UNIT_DEPTH = 12
/** People of a move that are named; all are counted. */
export const SHOWN_PEOPLE = 50
