/** How long the outcome of an import is found again. */
export const RUN_KEPT_SECONDS = 86_400
/** Runs of the last day that are listed. */
export const MAX_IMPORT_RUNS = 20
