/** Records of one run (T7). */
export const MAX_BULK = 500
/** Records of one turn of a run; then the next person's run has its turn. */
export const BULK_TURN = 10
/** Runs of one person that are not finished. */
export const MAX_RUNS_WAITING = 20
/** Runs of the last day that are found again. */
export const MAX_RUNS = 20
