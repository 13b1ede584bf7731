export const OUTCOMES = ['approve', 'reject'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The key of each: of the record that is open, or of all that are chosen. */
export const OUTCOME_KEYS = { approve: 'A', reject: 'D' } as const satisfies Readonly<Record<Outcome, string>>
