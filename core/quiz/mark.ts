import { isRows } from '../fields/answer-shapes.ts'
import type { Answer, Answers } from '../fields/field.ts'
import { isEmpty, readAnswer } from '../fields/read.ts'
import { foldAnswer } from './fold-answer.ts'
import type { Question, RightAnswer, RightAnswers } from './question.ts'

export interface Marked {
  readonly key: string
  /** Nothing while a person still has to mark it. */
  readonly marks: number | undefined
  readonly outOf: number
}

/** Marks are whole numbers, rounded down: full marks are for what is wholly right. */
export function markQuestion({ field, marks }: Question, right: RightAnswer, given: Answer | undefined): number | undefined {
  if (given === undefined || isEmpty(given) || right.type !== field.type) return 0
  const reading = readAnswer(field, given)
  if ('wrong' in reading) return 0
  if (right.type === 'long_text' || right.type === 'file') return undefined
  const [part, whole] = share(right, reading.value)
  return Math.floor((marks * part) / whole)
}

export const markQuiz = (questions: readonly Question[], rights: RightAnswers, answers: Answers): Marked[] =>
  questions.map((question) => {
    const { key } = question.field
    const right = Object.hasOwn(rights, key) ? rights[key] : undefined
    if (!right) throw new RangeError(`No right answer to ${key}`)
    const given = Object.hasOwn(answers, key) ? answers[key] : undefined
    return { key, marks: markQuestion(question, right, given), outOf: question.marks }
  })

export interface Score {
  readonly points: number
  readonly total: number
  /** Questions that a person still has to mark. */
  readonly owed: number
}
export const scoreOf = (marked: readonly Marked[]): Score => ({
  points: marked.reduce((sum, { marks = 0 }) => sum + marks, 0),
  total: marked.reduce((sum, { outOf }) => sum + outOf, 0),
  owed: marked.filter(({ marks }) => marks === undefined).length,
})

/** `pass` is in per cent; in whole numbers, so that exactly the mark to pass passes. */
export const hasPassed = ({ points, total }: Pick<Score, 'points' | 'total'>, pass: number): boolean =>
  points * 100 >= pass * total

/** How much of the answer is right, as a fraction. */
function share(
  right: Exclude<RightAnswer, { type: 'long_text' | 'file' }>,
  value: Answer,
): readonly [part: number, whole: number] {
  switch (right.type) {
    case 'choice':
      return allOrNothing(value === right.right)
    case 'choices': {
      const keys = new Set(right.right)
      const chosen = Array.isArray(value) ? value : []
      const hits = chosen.filter((key) => keys.has(key)).length
      return [Math.max(0, hits - (chosen.length - hits)), keys.size]
    }
    case 'ranking':
      return [Array.isArray(value) ? right.right.filter((key, place) => value[place] === key).length : 0, right.right.length]
    case 'matrix': {
      const rows = Object.entries(right.right)
      return [isRows(value) ? rows.filter(([row, key]) => value[row] === key).length : 0, rows.length]
    }
    case 'number':
      return allOrNothing(typeof value === 'number' && isNear(value, right.right, right.tolerance))
    case 'text': {
      const folded = typeof value === 'string' ? foldAnswer(value) : ''
      return allOrNothing(folded !== '' && right.right.some((accepted) => foldAnswer(accepted) === folded))
    }
  }
}

const allOrNothing = (isRight: boolean): readonly [number, number] => [isRight ? 1 : 0, 1]

/** In millionths, the finest that can be typed: 3.6 is within 0.3 of 3.3, which floating point denies. */
const millionths = (figure: number): bigint => BigInt(figure.toFixed(6).replace('.', ''))
function isNear(given: number, right: number, tolerance: number): boolean {
  const away = millionths(given) - millionths(right)
  return (away < 0n ? -away : away) <= millionths(tolerance)
}
