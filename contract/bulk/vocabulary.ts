/** What became of one record of a run. */
export const BULK_STATES = ['waiting', 'done', 'refused'] as const
