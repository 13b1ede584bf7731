import type { Field, FieldType } from '@diwan/core/fields/field'
import type { Question, RightAnswer } from '@diwan/core/quiz/question'
import type { LessonOf } from './course-edit.ts'

type Quiz = LessonOf<'quiz'>
/** What a quiz asks, and what is right. */
type QuizContent = Pick<Quiz, 'questions' | 'rights'>

/** What a quiz can ask, in the order in which it is offered. */
export const QUESTION_TYPES = [
  'choice',
  'choices',
  'ranking',
  'matrix',
  'number',
  'text',
  'long_text',
] as const satisfies readonly FieldType[]

/** The fields as they are now: marks and right answers stay with their key, as far as they still fit. */
export function withFields({ questions, rights }: QuizContent, fields: readonly Field[]): QuizContent {
  const marks = new Map(questions.map((question) => [question.field.key, question.marks]))
  const kept = fields.flatMap((field) => {
    const right = rightFor(field, rights[field.key])
    return right ? [[field.key, right] as const] : []
  })
  return {
    questions: fields.map((field): Question => ({ field, marks: marks.get(field.key) ?? 1 })),
    rights: Object.fromEntries(kept),
  }
}

/** The order of a ranking is the right one; what a person marks has no answer to be written. */
function rightFor(field: Field, right: RightAnswer | undefined): RightAnswer | undefined {
  if (field.type === 'long_text') return { type: 'long_text' }
  if (field.type === 'ranking')
    return field.options.length < 2 ? undefined : { type: 'ranking', right: field.options.map(({ key }) => key) }
  if (right?.type !== field.type) return undefined
  const offered = new Set('options' in field ? field.options.map(({ key }) => key) : [])
  switch (right.type) {
    case 'choice':
      return offered.has(right.right) ? right : undefined
    case 'choices': {
      const still = right.right.filter((key) => offered.has(key))
      return still.length > 0 ? { ...right, right: still } : undefined
    }
    case 'matrix':
      return matrixFor(field, right.right)
    default:
      return right
  }
}

function matrixFor(field: Field, given: Readonly<Record<string, string>>): RightAnswer | undefined {
  if (field.type !== 'matrix') return undefined
  const still = field.rows.flatMap(({ key }) => {
    const answer = given[key]
    return answer !== undefined && field.scale.some((one) => one.key === answer) ? [[key, answer] as const] : []
  })
  return still.length > 0 ? { type: 'matrix', right: Object.fromEntries(still) } : undefined
}

export const withMarks = (questions: readonly Question[], key: string, marks: number): Question[] =>
  questions.map((question) => (question.field.key === key ? { ...question, marks } : question))

/** Nothing where it is not said any more. */
export function withRight(rights: Quiz['rights'], key: string, right: RightAnswer | undefined): Quiz['rights'] {
  const { [key]: _before, ...others } = rights
  return right ? { ...others, [key]: right } : others
}

export const totalOf = (questions: readonly Question[]): number => questions.reduce((sum, { marks }) => sum + marks, 0)
