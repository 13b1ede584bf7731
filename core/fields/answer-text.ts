import type { Answer } from './field.ts'

/** Each part of an answer as text: one of what is typed or chosen, `row: choice` of a matrix. */
export const answerParts = (answer: Answer): string[] => {
  if (typeof answer === 'string' || typeof answer === 'number') return [String(answer)]
  return Array.isArray(answer) ? answer.map(String) : Object.entries(answer).map(([row, column]) => `${row}: ${column}`)
}
export const answerText = (answer: Answer | undefined): string => (answer === undefined ? '' : answerParts(answer).join(','))
