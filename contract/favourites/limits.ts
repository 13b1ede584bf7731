import { MAX_CARDS } from '../links/limits.ts'

/** A person has as many as are shown as cards at once. */
export const MAX_FAVOURITES = MAX_CARDS
