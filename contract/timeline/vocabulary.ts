/** What is assigned to the reader, or all that they may see. */
export const TIMELINE_SCOPES = ['mine', 'all'] as const
export type TimelineScope = (typeof TIMELINE_SCOPES)[number]
