import { unitToken } from '@diwan/contract/kit/tokens'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { results } from '@diwan/contract/training/endpoints/results'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { begunBy, courseOf, publishCourse } from './proof/learners.ts'

const field = (key: string, more: object) => ({ key, labelAr: `سؤال ${key}`, labelEn: `Question ${key}`, ...more })
const options = ['riyadh', 'jeddah'].map((key) => ({ key, labelAr: key, labelEn: key }))
const choice = (key: string, label = `Question ${key}`) => ({
  field: { ...field(key, { type: 'choice', options }), labelEn: label },
  marks: 2,
})
const right = { type: 'choice', right: 'riyadh' }
const quiz = {
  kind: 'quiz',
  key: 'quiz',
  titleAr: 'اختبار',
  titleEn: 'Quiz',
  attempts: 3,
  pass: 100,
  questions: [choice('a'), choice('b'), choice('c', '=HYPERLINK("x")')],
  rights: { a: right, b: right, c: right },
}

let w: World
let group: TestUnit
let author: TestPerson
let course: string
const learners: TestPerson[] = []

/** Who takes it once, right where a letter is named. */
async function take(who: TestPerson, rightAt: string, enrolment?: string, number = 1): Promise<string> {
  const id = enrolment ?? (await begunBy(w, who, course))
  const at = { id, lesson: 'quiz' }
  await w.call(who, quizzes.begin, at)
  const answers = Object.fromEntries(['a', 'b', 'c'].map((key) => [key, rightAt.includes(key) ? 'riyadh' : 'jeddah']))
  if (rightAt.includes('-')) delete answers['c']
  await w.call(who, quizzes.save, { ...at, number, answers })
  expect((await w.call(who, quizzes.submit, { ...at, number })).status).toBe(200)
  return id
}

beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
  const first = await w.person('USER', group)
  course = await publishCourse(w, author, unitToken(group.id), courseOf([quiz]))
  for (const rightAt of ['ab', 'ab', 'ab', 'ab', 'ab', 'c', 'c', 'c', 'c', '-']) {
    const who = learners.length === 0 ? first : await w.person('USER', group)
    learners.push(who)
    await take(who, rightAt)
  }
})
const items = async (who = author) => (await w.call(who, results.items, { id: course })).body.items

test('each question says how many got it right, how it goes with the others, and what was chosen', async () => {
  const [a, b, c] = await items()
  expect(a).toMatchObject({ asked: 10, blank: 0, share: 0.5, dropped: false })
  expect(a!.options).toMatchObject([
    { key: 'riyadh', chosen: 5, right: true },
    { key: 'jeddah', chosen: 5, right: false },
  ])
  expect(c).toMatchObject({ asked: 10, blank: 1, share: 0.4 })
  expect(c!.options.map(({ chosen }) => chosen)).toEqual([4, 5])
  // by hand: of a, the others give 2, 2, 2, 2, 2, 2, 2, 2, 2 and 0 of 4
  expect([a!.discrimination, b!.discrimination, c!.discrimination]).toEqual([0.33, 0.33, -0.82])
})

test('a later attempt, and one that is still being answered, change nothing of it', async () => {
  const before = await items()
  const [first] = learners
  const { id } = (await w.call(first!, learning.course, { id: course })).body.enrolment!
  await take(first!, 'abc', id, 2)
  const other = await w.person('USER', group)
  await w.call(other, quizzes.begin, { id: await begunBy(w, other, course), lesson: 'quiz' })
  expect(await items()).toEqual(before)
})

test('who follows one unit has its learners alone in both; who learns has neither', async () => {
  const elsewhere = await w.group()
  const head = await w.person('COORDINATOR', elsewhere)
  const csv = async (who: TestPerson) => (await w.call(who, results.exportAttempts, { id: course, format: 'csv' })).text
  const [learner] = learners
  for (const endpoint of [results.items, results.exportItems, results.exportAttempts]) {
    const asked = { id: course, ...(endpoint !== results.items && { format: 'csv' }) } as never
    expect((await w.call(learner!, endpoint, asked)).status).toBe(403)
    expect((await w.call(head, endpoint, asked)).status).toBe(404)
  }
  const lines = (await csv(author)).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 10 + 2)
  expect(lines.filter((line) => line.includes(learner!.fullName))).toHaveLength(2)
  expect(lines.join('\n')).not.toContain('riyadh')
})

test('questions leave as a file whose cells are no formulas, and which says nothing of what is right', async () => {
  const { text } = await w.call(author, results.exportItems, { id: course, format: 'csv' })
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(text).toContain('riyadh: 5 | jeddah: 5')
  expect(text).toMatch(/'=HYPERLINK/)
  expect((await w.call(author, results.exportItems, { id: course, format: 'xlsx' })).status).toBe(200)
})
