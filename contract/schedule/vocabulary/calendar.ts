export const CALENDAR_STATES = ['busy', 'maybe', 'away'] as const
