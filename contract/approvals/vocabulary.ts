export const STEP_WHO = ['heads', 'members', 'person'] as const
/** Whose heads: of the nearest unit that has one, of the nearest unit of this kind, or of a named unit. */
export const STEP_SCOPES = ['nearest', 'level', 'group', 'department', 'unit'] as const
export const STEP_RULES = ['any', 'all'] as const

export const RUN_STATES = ['waiting', 'claimed', 'approved', 'rejected', 'returned', 'withdrawn'] as const
export type RunState = (typeof RUN_STATES)[number]

export const APPROVER_VIAS = ['head', 'deputy', 'member', 'person', 'above', 'admin'] as const
export const OUTCOMES = ['approved', 'rejected', 'returned'] as const
export type DecisionOutcome = (typeof OUTCOMES)[number]

/** How a step stands: done, at it, or still to come. */
export const STEP_STATES = ['approved', 'rejected', 'returned', 'waiting', 'claimed', 'later', 'withdrawn'] as const
export type StepState = (typeof STEP_STATES)[number]

/** The kinds of records that people approve, in the order in which they are offered. */
export const DECISION_KINDS = ['permission', 'form_entry', 'opportunity', 'article'] as const
export type DecisionKindName = (typeof DECISION_KINDS)[number]

/** Hints after which what waits for a decision may have changed: one for each module with records that people approve. */
export const DECISION_TOPICS = ['permissions', 'forms', 'opportunity', 'knowledgeHub'] as const
