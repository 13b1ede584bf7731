import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Answers } from '../fields/field.ts'
import { missingTexts } from '../fields/missing-texts.ts'
import { setProblems } from '../fields/set-problems.ts'
import { hasPassed, markQuestion, markQuiz, scoreOf } from './mark.ts'
import { quizProblems } from './problems.ts'
import { Question, RightAnswer } from './question.ts'

/** Marked by hand: the marks of each question, null where a person has to mark it. */
interface Quiz {
  readonly pass: number
  readonly asked: readonly string[]
  readonly given: object
  readonly marks: Readonly<Record<string, number | null>>
  readonly points: number
  readonly passed: boolean | null
}
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const sixty = read('./sixty-quizzes.json') as { bank: unknown; rights: unknown; quizzes: Quiz[] }
const bank = z.array(Question).parse(sixty.bank)
const rights = z.record(z.string(), RightAnswer).parse(sixty.rights)

test('the bank of the sixty quizzes can be asked and marked', () => {
  const fields = bank.map(({ field }) => field)
  expect(setProblems(fields, { complete: true })).toEqual([])
  expect(missingTexts(fields)).toEqual({ ar: 0, en: 0 })
  expect(quizProblems(bank, rights)).toEqual([])
  expect(new Set(sixty.quizzes.map((quiz) => JSON.stringify(quiz))).size).toBe(60)
})

test.each(sixty.quizzes.map((quiz, index) => [index + 1, quiz] as const))('quiz %i', (_number, quiz) => {
  const asked = bank.filter(({ field }) => quiz.asked.includes(field.key))
  const marked = markQuiz(asked, rights, Answers.parse(quiz.given))
  expect(Object.fromEntries(marked.map(({ key, marks }) => [key, marks ?? null]))).toEqual(quiz.marks)
  const score = scoreOf(marked)
  expect(score.points).toBe(quiz.points)
  expect(score.owed > 0 ? null : hasPassed(score, quiz.pass)).toBe(quiz.passed)
})

interface Short {
  readonly question: string
  readonly accepted: string[]
  readonly given: string
  readonly right: boolean
}
const hundred = read('./hundred-answers.json') as Short[]

test('there are a hundred short answers, each different', () => {
  expect(new Set(hundred.map(({ question, given }) => `${question} ${given}`)).size).toBe(100)
})

test.each(hundred.map((short) => [short.question, short.given, short] as const))('%s %s', (labelAr, _given, short) => {
  const question = Question.parse({ field: { key: 'short', type: 'text', labelAr }, marks: 1 })
  const right = RightAnswer.parse({ type: 'text', right: short.accepted })
  expect(markQuestion(question, right, short.given)).toBe(short.right ? 1 : 0)
})
