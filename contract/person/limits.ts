/** Rows of what two people share, of each kind. */
export const SHARED_ROWS = 10
