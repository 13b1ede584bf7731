/** Of `name_ar` and `name_en` the one of the reader's language, as `name`. */
export function inLanguage(params: Readonly<Record<string, string>>, language: 'ar' | 'en'): Record<string, string> {
  const own = Object.entries(params).flatMap(([key, value]) => (key.endsWith(`_${language}`) ? [[key.slice(0, -3), value]] : []))
  return { ...params, ...(Object.fromEntries(own) as Record<string, string>) }
}

/** The tabs of the inbox. */
export const INBOX_VIEWS = ['all', 'unread', 'mentions', 'assigned', 'snoozed'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** The sentence of one event, and the one where several people did the same: `told_replied`, `told_replied_others`. */
export const sentenceKey = (event: string): string => `told_${event.slice(event.indexOf('.') + 1)}`
export const othersKey = (event: string): string => `${sentenceKey(event)}_others`
/** Several people did not all do it in the same way, so theirs is told by the first part of the context alone: `group` of `group_voice`. */
export const othersContext = (context: string | undefined): { context?: string } =>
  context === undefined ? {} : { context: context.split('_', 1)[0]! }
