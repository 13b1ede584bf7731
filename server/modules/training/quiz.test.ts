import { unitToken } from '@diwan/contract/kit/tokens'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { CourseContent } from '@diwan/contract/training/schemas/course'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishedFor } from './proof/published.ts'
import { submitDue } from './service/due-attempts.ts'

const field = (key: string, more: object) => ({ key, labelAr: 'سؤال', labelEn: 'Question', ...more })
const option = (key: string) => ({ key, labelAr: key, labelEn: key })
const choice = { field: field('capital', { type: 'choice', options: [option('riyadh'), option('jeddah')] }), marks: 6 }
const short = { field: field('word', { type: 'text' }), marks: 4 }
const essay = { field: field('essay', { type: 'long_text' }), marks: 10 }
const rights = {
  capital: { type: 'choice', right: 'riyadh' },
  word: { type: 'text', right: ['السلامة أولا'] },
  essay: { type: 'long_text' },
}
const SECRET = 'السلامة أولا'

let w: World
let group: TestUnit
let author: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
})

const quizOf = (more: object = {}) => ({
  kind: 'quiz',
  key: 'quiz',
  titleAr: 'اختبار',
  titleEn: 'Quiz',
  questions: [choice, short],
  rights: { capital: rights.capital, word: rights.word },
  ...more,
})
const contentOf = (quiz: object) =>
  CourseContent.parse({
    nameAr: 'السلامة',
    nameEn: 'Safety',
    sections: [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons: [quiz] }],
  })

/** Somebody who has begun a course of one quiz. */
async function taking(quiz: object = quizOf()) {
  const learner = await w.person('USER', group)
  const { id: course } = await publishedFor(w, author, unitToken(group.id), contentOf(quiz))
  const joined = (await w.call(learner, learning.join, { id: course })).body
  const { id, version } = joined.enrolment!
  expect((await w.call(learner, learning.begin, { id, version })).status).toBe(200)
  const at = { id, lesson: 'quiz' }
  return {
    course,
    learner,
    id,
    at,
    begin: () => w.call(learner, quizzes.begin, at),
    save: (number: number, answers: object) => w.call(learner, quizzes.save, { ...at, number, answers } as never),
    submit: (number: number) => w.call(learner, quizzes.submit, { ...at, number }),
    standing: async () => (await w.call(learner, quizzes.standing, at)).body,
    status: async () => (await w.call(learner, learning.course, { id: course })).body.enrolment!.status,
  }
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const right = { capital: 'riyadh', word: 'السلامه أولا ' }

test('a quiz that is passed finishes its lesson and its course; what is right is seen once nothing is left to try', async () => {
  const one = await taking()
  const { number, questions } = (await one.begin()).body
  expect([number, questions.map(({ field: { key } }) => key)]).toEqual([1, ['capital', 'word']])
  await one.save(1, { capital: 'jeddah' })
  const failed = (await one.submit(1)).body
  expect(failed).toMatchObject({ status: 'completed', points: 0, total: 10, passed: false })
  expect(failed.markings!.map((marking) => marking.right)).toEqual([null, null])
  await one.begin()
  await one.save(2, right)
  const passed = (await one.submit(2)).body
  expect(passed).toMatchObject({ points: 10, passed: true })
  expect(passed.markings![0]!.right).toEqual(rights.capital)
  expect(await one.status()).toBe('completed')
  expect((await w.call(author, enrolments.open, { id: one.id })).body.enrolment).toMatchObject({
    score: 100,
    done: 1,
    required: 1,
  })
})

test('what is right never leaves the portal before its feedback shows it', async () => {
  const one = await taking(quizOf({ feedback: 'never' }))
  const said = [
    await w.call(one.learner, learning.course, { id: one.course }),
    await w.call(one.learner, learning.lesson, one.at),
    await one.begin(),
    await one.save(1, { capital: 'riyadh' }),
    await one.submit(1),
    await w.call(one.learner, quizzes.standing, one.at),
    await w.call(one.learner, quizzes.attempt, { ...one.at, number: 1 }),
  ]
  expect(said.map(({ status }) => status)).toEqual(said.map(() => 200))
  expect(JSON.stringify(said.map(({ body }) => body))).not.toContain(SECRET)
  expect(said[4]!.body).toMatchObject({ points: 6, passed: true, markings: null })
  const { body } = await w.call(author, quizzes.toMark, { ...one.at, number: 1 })
  expect(JSON.stringify(body)).toContain(SECRET)
})

test('fifty tabs that begin at once share one attempt, and what each answers stands beside what the others did', async () => {
  const one = await taking()
  const begun = await Promise.all(Array.from({ length: 50 }, () => one.begin()))
  expect(new Set(begun.map(({ status, body }) => `${status} ${body.number}`))).toEqual(new Set(['200 1']))
  await Promise.all([one.save(1, { capital: 'riyadh' }), one.save(1, { word: SECRET })])
  expect((await one.standing()).open!.answers).toEqual({ capital: 'riyadh', word: SECRET })
  await one.save(1, { capital: null })
  expect((await one.standing()).open!.answers).toEqual({ word: SECRET })
  expect(codeOf(await one.save(1, { capital: 'riyadh', unasked: 'x' }))[0]).toBe(200)
  expect(Object.keys((await one.standing()).open!.answers).toSorted()).toEqual(['capital', 'word'])
})

test('when time is over nothing is taken any more, and what was saved is handed in without anybody looking', async () => {
  const one = await taking(quizOf({ minutes: 10 }))
  const { deadline, now } = (await one.begin()).body
  expect(deadline! - now).toBe(600)
  await one.save(1, right)
  w.clock.advance(10 * 60_000 + 20_000)
  expect((await one.save(1, { word: 'again' })).status).toBe(200) // it was on its way
  await submitDue(w.portal)
  expect((await one.standing()).open).not.toBeNull()
  w.clock.advance(15_000)
  expect(codeOf(await one.save(1, { word: SECRET }))).toEqual([409, 'wrong_state'])
  await submitDue(w.portal)
  await submitDue(w.portal)
  const { history } = await one.standing()
  expect(history).toMatchObject([{ status: 'completed', points: 6, passed: true, submittedDate: deadline }])
  expect(await one.status()).toBe('completed')
})

test('an attempt whose enrolment was taken back is marked at its deadline, and nothing follows from it', async () => {
  const one = await taking(quizOf({ minutes: 5 }))
  await one.begin()
  await one.save(1, right)
  const { version } = (await w.call(author, enrolments.open, { id: one.id })).body.enrolment
  expect((await w.call(author, enrolments.cancel, { id: one.id, version })).status).toBe(200)
  w.clock.advance(6 * 60_000)
  await submitDue(w.portal)
  const { enrolment } = (await w.call(author, enrolments.open, { id: one.id })).body
  expect(enrolment).toMatchObject({ status: 'CANCELED', lessons: [{ doneDate: null }] })
})

test('who has no attempt left has failed, until somebody who grades allows another try', async () => {
  const one = await taking(quizOf({ attempts: 1 }))
  await one.begin()
  await one.submit(1)
  expect(await one.status()).toBe('REJECTED')
  expect(codeOf(await one.begin())).toEqual([409, 'wrong_state'])
  const { version } = (await w.call(author, enrolments.open, { id: one.id })).body.enrolment
  expect((await w.call(author, enrolments.retry, { id: one.id, version })).body).toMatchObject({ status: 'OPEN' })
  expect((await one.begin()).body.number).toBe(2)
  await one.save(2, right)
  await one.submit(2)
  expect(await one.status()).toBe('completed')
})

test('what the portal cannot judge is marked by a person, never by oneself, and not beyond its marks', async () => {
  const quiz = quizOf({ questions: [choice, essay], rights: { capital: rights.capital, essay: rights.essay } })
  const one = await taking(quiz)
  await one.begin()
  await one.save(1, { capital: 'riyadh', essay: 'رأيي' })
  expect((await one.submit(1)).body).toMatchObject({ status: 'CHECKING', passed: null, points: 6 })
  expect(await one.status()).toBe('CHECKING')
  const owed = (await w.call(author, quizzes.owed, { id: one.id })).body.items
  expect(owed).toMatchObject([{ lesson: 'quiz', number: 1 }])
  const marking = { ...one.at, number: 1, comments: { essay: 'أحسنت' } }
  const { version } = (await w.call(author, quizzes.toMark, { ...one.at, number: 1 })).body
  expect(codeOf(await w.call(one.learner, quizzes.mark, { ...marking, version, marks: { essay: 10 } }))).toEqual([
    403,
    'forbidden',
  ])
  const beyond = await w.call(author, quizzes.mark, { ...marking, version, marks: { essay: 11 } })
  expect(beyond).toMatchObject({ status: 400, body: { fields: [{ path: 'marks.essay', code: 'too_big' }] } })
  expect(codeOf(await w.call(author, quizzes.mark, { ...marking, version: version + 1, marks: { essay: 9 } }))).toEqual([
    409,
    'changed_meanwhile',
  ])
  const marked = await w.call(author, quizzes.mark, { ...marking, version, marks: { essay: 9, capital: 0 } })
  expect(marked).toMatchObject({ status: 200, body: { status: 'completed', points: 15, total: 16, passed: true } })
  expect(await one.status()).toBe('completed')
  const { body } = await w.call(one.learner, quizzes.attempt, { ...one.at, number: 1 })
  expect(body.markings![1]).toMatchObject({ marks: 9, comment: 'أحسنت' })
})

test('other right answers mark everybody again, after a dry run that says who would change; nothing finished is taken back', async () => {
  const quiz = quizOf({ attempts: 1 })
  const one = await taking(quiz)
  await one.begin()
  await one.save(1, right)
  await one.submit(1)
  expect(await one.status()).toBe('completed')
  const input = {
    id: one.course,
    lesson: 'quiz',
    rights: { capital: { type: 'choice', right: 'jeddah' } },
    dropped: ['word'],
  } as const
  const dry = (await w.call(author, quizzes.regrade, { ...input, dropped: [...input.dropped], dryRun: true })).body
  expect(dry).toMatchObject({
    attempts: 1,
    changed: 1,
    changes: [{ points: 0, total: 6, pointsBefore: 10, passed: false, passedBefore: true }],
  })
  expect((await one.standing()).history[0]).toMatchObject({ points: 10 })
  expect((await w.call(author, quizzes.regrade, { ...input, dropped: [...input.dropped], dryRun: false })).status).toBe(200)
  expect((await one.standing()).history[0]).toMatchObject({ points: 0, total: 6, passed: false })
  expect(await one.status()).toBe('completed')
  const again = await w.call(author, quizzes.regrade, { id: one.course, lesson: 'quiz', dryRun: true })
  expect(again.body).toMatchObject({ dropped: ['word'], changed: 0 })
  const every = { ...input, dropped: ['word', 'capital'], dryRun: true }
  expect(codeOf(await w.call(author, quizzes.regrade, every))).toEqual([400, 'invalid_input'])
})

test('only as many questions are asked as the quiz says, and they stay the same for the attempt', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...short, field: field(`q${at}`, { type: 'text' }) }))
  const one = await taking(
    quizOf({
      questions: many,
      rights: Object.fromEntries(many.map(({ field: { key } }) => [key, rights.word])),
      count: 5,
      shuffleQuestions: true,
    }),
  )
  const keys = (body: { questions: { field: { key: string } }[] }) => body.questions.map((asked) => asked.field.key)
  const first = keys((await one.begin()).body)
  expect([first.length, new Set(first).size]).toEqual([5, 5])
  expect(keys((await one.begin()).body)).toEqual(first)
})

test('the database refuses a second open attempt, and a course that is finished with a lesson left', async () => {
  const one = await taking()
  await one.begin()
  const row = await w.db.selectFrom('quiz_attempts').selectAll().where('enrolment_id', '=', one.id).executeTakeFirstOrThrow()
  const again = { ...row, number: 2, drawn: JSON.stringify(row.drawn), answers: '{}', comments: '{}', marks: null }
  await expect(w.db.insertInto('quiz_attempts').values(again).execute()).rejects.toThrow('quiz_attempts_open')
  const finished = { status: 'completed', finished_at: w.clock.now() }
  await expect(w.db.updateTable('enrolments').set(finished).where('id', '=', one.id).execute()).rejects.toThrow(
    'enrolments_all_done',
  )
})
