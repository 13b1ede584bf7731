import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asDrawn, drawQuestions } from './draw.ts'
import { hasPassed, markQuestion, markQuiz, scoreOf } from './mark.ts'
import { quizProblems } from './problems.ts'
import { Question, RightAnswer } from './question.ts'

const options = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `o${index}` }))
const question = (field: object, marks = 10): Question => Question.parse({ field: { key: 'asked', ...field }, marks })
const right = (answer: object): RightAnswer => RightAnswer.parse(answer)

const marksArb = fc.integer({ min: 1, max: 100 })
const keysArb = fc
  .uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 })
  .map((places) => places.map((place) => `o${place}`))
const choicesOf = (marks: number) => question({ type: 'choices', options: options(8) }, marks)

test('marks are whole, from nought to all, and all only for what is wholly right', () => {
  fc.assert(
    fc.property(marksArb, keysArb, keysArb, (marks, keys, given) => {
      const got = markQuestion(choicesOf(marks), right({ type: 'choices', right: keys }), given) ?? Number.NaN
      expect(Number.isInteger(got) && got >= 0 && got <= marks).toBe(true)
      expect(got === marks).toBe(new Set(keys).symmetricDifference(new Set(given)).size === 0)
    }),
  )
})

test('one more wrong choice never earns a mark, one more right choice never costs one', () => {
  fc.assert(
    fc.property(marksArb, keysArb, keysArb, fc.integer({ min: 0, max: 7 }), (marks, keys, given, place) => {
      const answer = right({ type: 'choices', right: keys })
      const before = markQuestion(choicesOf(marks), answer, given) ?? 0
      const after = markQuestion(choicesOf(marks), answer, [...given, `o${place}`]) ?? 0
      expect(keys.includes(`o${place}`) ? after >= before : after <= before).toBe(true)
    }),
  )
})

test('whatever is sent for whatever question is marked from nought to the total', () => {
  const asked = [
    { type: 'choice', options: options(4) },
    { type: 'choices', options: options(4) },
    { type: 'ranking', options: options(4) },
    { type: 'matrix', rows: options(3), scale: options(4) },
    { type: 'number' },
    { type: 'text' },
    { type: 'long_text' },
  ].map((field, index) => question({ ...field, key: `q${index}` }, index + 1))
  const keys = ['o0', 'o1', 'o2', 'o3']
  const rows = { o0: 'o1', o1: 'o1', o2: 'o3' }
  const answers = ['o1', ['o1', 'o2'], keys, rows, 7, ['نعم'], undefined]
  const rights = Object.fromEntries(
    asked.map(({ field }, index) => [
      field.key,
      right({ type: field.type, ...(answers[index] !== undefined && { right: answers[index] }) }),
    ]),
  )
  const key = fc.constantFrom(...keys)
  const answer = fc.oneof(fc.string(), fc.double(), key, fc.array(key), fc.shuffledSubarray(keys), fc.dictionary(key, key))
  const sheet = fc.dictionary(fc.constantFrom(...asked.map(({ field }) => field.key), 'constructor'), answer)
  expect(quizProblems(asked, rights)).toEqual([])
  fc.assert(
    fc.property(sheet, (given) => {
      const score = scoreOf(markQuiz(asked, rights, given))
      expect(score.total).toBe(28)
      expect(Number.isInteger(score.points) && score.points >= 0 && score.points <= score.total).toBe(true)
      expect(hasPassed(score, 0)).toBe(true)
    }),
  )
})

test('a question without a right answer is a fault, not nought marks', () => {
  expect(() => markQuiz([question({ key: 'constructor', type: 'text' })], {}, {})).toThrow(RangeError)
})

test('a draw asks as many as it should, once each, with all their options', () => {
  const bank = Array.from({ length: 300 }, (_, index) =>
    question({ key: `q${index}`, type: index % 2 ? 'choices' : 'ranking', options: options(5) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.boolean(), fc.boolean(), (count, shuffleQuestions, shuffleOptions) => {
      const drawn = drawQuestions(bank, { count, shuffleQuestions, shuffleOptions }, randomInt)
      expect(new Set(drawn.map(({ key }) => key)).size).toBe(Math.min(count, 300))
      const places = drawn.map(({ key }) => Number(key.slice(1)))
      expect(shuffleQuestions || places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))).toBe(true)
      const asked = asDrawn(bank, drawn)
      expect(
        asked.map(({ field }) => ({
          key: field.key,
          options: 'options' in field ? field.options.map((option) => option.key) : [],
        })),
      ).toEqual(drawn)
      for (const { options: keys } of drawn) expect(keys.toSorted()).toEqual(['o0', 'o1', 'o2', 'o3', 'o4'])
    }),
    { numRuns: 30 },
  )
})

test('each question of a bank is drawn about as often as another, and a ranking never lies in its right order for all', () => {
  const bank = Array.from({ length: 4 }, (_, index) => question({ key: `q${index}`, type: 'ranking', options: options(3) }))
  // Every sequence of choices that a draw of two can make: 4·3·2·1 for the questions, 3·2·1 for the options of each.
  const drawn = Array.from({ length: 24 }, (_, turn) => {
    let rest = turn
    return drawQuestions(bank, { count: 2, shuffleQuestions: false, shuffleOptions: false }, (choices) => {
      const chosen = rest % choices
      rest = Math.floor(rest / choices)
      return chosen
    })
  })
  const times = bank.map(({ field }) => drawn.filter((asked) => asked.some(({ key }) => key === field.key)).length)
  expect(times).toEqual([12, 12, 12, 12])
  const shuffles = new Set(
    Array.from({ length: 200 }, () =>
      drawQuestions(bank, { shuffleQuestions: false, shuffleOptions: false }, randomInt)[0]?.options.join(),
    ),
  )
  expect(shuffles.size).toBe(6)
})

test.each([
  ['not_for_quizzes', { type: 'rating' }, { type: 'text', right: ['a'] }],
  ['not_for_quizzes', { type: 'choice', options: options(2), other: true }, { type: 'choice', right: 'o1' }],
  [
    'condition',
    { type: 'text', when: { match: 'all', tests: [{ field: 'first', is: 'answered' }] } },
    { type: 'text', right: ['a'] },
  ],
  ['given_answer', { type: 'text', value: 'a' }, { type: 'text', right: ['a'] }],
  ['no_right_answer', { type: 'text' }, { type: 'number', right: 1 }],
  ['wrong_right_answer', { type: 'text' }, { type: 'text', right: ['؟!'] }],
  ['wrong_right_answer', { type: 'choice', options: options(2) }, { type: 'choice', right: 'o2' }],
  ['wrong_right_answer', { type: 'choices', options: options(2) }, { type: 'choices', right: ['o1', 'o1'] }],
  ['wrong_right_answer', { type: 'ranking', options: options(3) }, { type: 'ranking', right: ['o1', 'o0'] }],
  ['wrong_right_answer', { type: 'matrix', rows: options(2), scale: options(2) }, { type: 'matrix', right: { o0: 'o1' } }],
] as const)('%s: %o', (code, field, answer) => {
  expect(quizProblems([question(field)], { asked: right(answer) })).toEqual([{ key: 'asked', code }])
})

test('a question asked twice is told once', () => {
  const asked = question({ type: 'long_text' })
  expect(quizProblems([asked, asked], { asked: right({ type: 'long_text' }) })).toEqual([{ key: 'asked', code: 'twice' }])
})
