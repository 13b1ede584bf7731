/** Placeholders of canned answers, written in braces; each is filled in when the answer is used. */
export const CANNED_PLACEHOLDERS = ['name', 'department', 'number', 'agent'] as const

/** A placeholder without a value stays as it is written, for the agent to see. */
export type CannedValues = Partial<Readonly<Record<(typeof CANNED_PLACEHOLDERS)[number], string>>>
