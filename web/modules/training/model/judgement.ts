import type { FieldType } from '@diwan/core/fields/field'

export const JUDGEMENTS = ['right', 'partly', 'wrong', 'unanswered', 'owed', 'marked', 'dropped'] as const
export type Judgement = (typeof JUDGEMENTS)[number]

interface Marked {
  readonly marks: number | null
  readonly outOf: number
  readonly dropped: boolean
}
/** What only a person can mark. */
export const isHandMarked = (type: FieldType): boolean => type === 'long_text' || type === 'file'

/** What the marks of a question say of its answer; of what a person marked they say it themselves. */
export function judgementOf(type: FieldType, { marks, outOf, dropped }: Marked, answered: boolean): Judgement {
  if (dropped) return 'dropped'
  if (marks === null) return 'owed'
  if (!answered) return 'unanswered'
  if (isHandMarked(type)) return 'marked'
  if (marks === 0) return 'wrong'
  return marks === outOf ? 'right' : 'partly'
}
