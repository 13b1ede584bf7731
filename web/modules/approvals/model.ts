export const OUTCOMES = ['approve', 'reject'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Outcomes for one record: some kinds also let their approvers ask for a change. */
export type SingleOutcome = Outcome | 'askForChange'

/** The key of each: of the record that is open, or of all that are chosen. */
export const OUTCOME_KEYS = { approve: 'A', reject: 'D' } as const satisfies Readonly<Record<Outcome, string>>

/** Under which name the reason of a decision is kept until it is sent. */
export const reasonOf = (id: string): string => `decision/${id}`
