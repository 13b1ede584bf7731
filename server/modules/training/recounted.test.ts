import { unitToken } from '@diwan/contract/kit/tokens'
import { courses } from '@diwan/contract/training/endpoints/courses'
import { results } from '@diwan/contract/training/endpoints/results'
import { MIN_DISCRIMINATED } from '@diwan/contract/training/limits'
import { lessonsOf } from '@diwan/core/training/outline'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { deleteObject, insertObjects } from '../../kit/record/objects.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { courseOf, linkLesson, publishCourse, renewCourse } from './proof/learners.ts'
import { answersOf, insertAttempt, marksOf } from './queries/attempts.ts'
import { insertEnrolment } from './queries/enrolments.ts'
import { readOutline } from './queries/versions.ts'

const field = (key: string, more: object) => ({ key, labelAr: `سؤال ${key}`, labelEn: `Question ${key}`, ...more })
const options = ['one', 'two', 'three'].map((key) => ({ key, labelAr: key, labelEn: key }))
const asks = (key: string, type: string, marks: number) => ({
  field: field(key, type === 'text' ? { type } : { type, options }),
  marks,
})
const quizHead = { kind: 'quiz', titleAr: 'اختبار', titleEn: 'Quiz' }
const choice = { type: 'choice', right: 'one' }
const choices = { type: 'choices', right: ['one', 'two', 'three'] }
const lessons = (marksOfA: number) => [
  linkLesson('link'),
  {
    ...quizHead,
    key: 'many',
    questions: [
      asks('a', 'choice', marksOfA),
      asks('b', 'choices', 3),
      asks('c', 'text', 1),
      asks('d', 'choice', 2),
      asks('e', 'choices', 7),
    ],
    rights: { a: choice, b: choices, c: { type: 'text', right: ['one'] }, d: choice, e: choices },
  },
  { ...quizHead, key: 'single', questions: [asks('f', 'choice', 3)], rights: { f: choice } },
]
const given: Readonly<Record<string, readonly unknown[]>> = {
  choice: ['one', 'two', 'three', undefined],
  choices: [['one', 'two', 'three'], ['one'], ['two', 'one'], [], undefined, ['three', 'two']],
  text: ['one', '["one"]', '', undefined, 'خطأ'],
}

let w: World
let course: string
let author: TestPerson
let head: TestPerson
let here: TestUnit

/** Some questions are left out, as where they are drawn or dropped, so that attempts differ in what they were out of. */
async function plantAttempt(at: { enrolment_id: string; lesson: string; number: number; course_version: number }, n: number) {
  const asked = lessonsOf(await readOutline(w.db, course, at.course_version)).find(({ key }) => key === at.lesson)
  if (asked?.kind !== 'quiz') throw new Error('no quiz')
  const drawn = asked.questions.filter((_question, place) => at.lesson === 'single' || (n + place) % 5 > 0)
  const marks = drawn.map(({ marks: most }, place) => (n % 3 === 0 ? most : (n * 7 + place * 3) % (most + 1)))
  const answers = asked.questions.map(({ field: { key, type } }, place) => [
    key,
    given[type]![(n * 5 + place) % given[type]!.length],
  ])
  const open = n % 11 === 7
  await insertAttempt(w.db, {
    ...at,
    course_id: course,
    drawn: '[]',
    answers: JSON.stringify(Object.fromEntries(answers)),
    started_at: w.clock.now(),
    ...(!open && {
      status: 'completed',
      submitted_at: w.clock.now(),
      marks: JSON.stringify(Object.fromEntries(drawn.map(({ field: { key } }, place) => [key, marks[place]]))),
      points: sum(marks),
      total: sum(drawn.map(({ marks: most }) => most)),
      passed: true,
    }),
  })
}

const STATUSES = ['NEW', 'OPEN', 'OPEN', 'CHECKING', 'completed', 'REJECTED', 'CANCELED'] as const

async function plantLearner(who: TestPerson, unit: string | null, n: number): Promise<void> {
  const [id, at, status, course_version] = [newId(), w.clock.now(), STATUSES[n % STATUSES.length]!, n < 14 ? 1 : 2]
  await insertObjects(w.db, [{ id, kind: 'enrolment' }], { by: who.id, at })
  const dates = {
    created_at: at,
    finished_at: status === 'completed' ? at : null,
    canceled_at: status === 'CANCELED' ? at : null,
  }
  await insertEnrolment(w.db, {
    id,
    course_id: course,
    course_version: status === 'NEW' ? null : course_version,
    user_id: who.id,
    unit_id: unit,
    source: 'self',
    due_on: [null, '2001-01-01', '2999-01-01'][n % 3]!,
    status,
    created_by: who.id,
    ...dates,
  })
  if (status === 'NEW') return
  for (const lesson of ['link', 'many', 'single'].slice(0, n % 4))
    await w.db
      .insertInto('lesson_progress')
      .values({ enrolment_id: id, lesson, required: false, completed_at: lesson === 'many' && n % 2 ? null : at })
      .execute()
  for (const lesson of n % 4 < 3 ? ['many', 'single'] : ['many'])
    await plantAttempt({ enrolment_id: id, lesson, number: 1, course_version }, n)
  if (n % 11 !== 7) await plantAttempt({ enrolment_id: id, lesson: 'many', number: 2, course_version }, n + 1)
  if (n % 13 === 5) await deleteObject(w.db, id, at)
}

beforeAll(async () => {
  w = await world()
  here = await w.group()
  const there = await w.group()
  author = await w.person('ADMIN')
  head = await w.person('COORDINATOR', { id: here.parentId!, parentId: null })
  const first = await w.person('USER', here)
  course = await publishCourse(w, author, unitToken(here.id), courseOf(lessons(2)))
  await renewCourse(w, author, course, courseOf(lessons(5)))
  await w.db.updateTable('courses').set({ unit_id: here.parentId }).where('id', '=', course).execute()
  for (let n = 0; n < 40; n += 1)
    await plantLearner(n === 0 ? first : await w.person('USER'), [here.parentId, there.parentId, here.parentId, null][n % 4]!, n)
})

/** Row by row, of learners of this unit alone where one is named. */
async function learnersIn(unit?: string) {
  const rows = await w.db
    .selectFrom('enrolments')
    .selectAll()
    .where('course_id', '=', course)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter((row) => row.status !== 'CANCELED' && (unit === undefined || row.unit_id === unit))
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length
const rounded = (value: number): number => Math.round(value * 100) / 100

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < MIN_DISCRIMINATED) return null
  const [x, y] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  const away = (values: readonly number[]) => values.map((one) => one - mean(values))
  const [dx, dy] = [away(x), away(y)]
  const spread = Math.sqrt(sum(dx.map((one) => one * one)) * sum(dy.map((one) => one * one)))
  return spread < 1e-9 ? null : rounded(sum(dx.map((one, at) => one * dy[at]!)) / spread)
}

async function itemsRecounted(unit?: string) {
  const learners = new Set((await learnersIn(unit)).map(({ id }) => id))
  const marked = (
    await w.db.selectFrom('quiz_attempts').selectAll().where('course_id', '=', course).orderBy('number').execute()
  ).filter((row) => row.status === 'completed' && learners.has(row.enrolment_id))
  const first = [...Map.groupBy(marked, ({ enrolment_id, lesson }) => `${enrolment_id} ${lesson}`).values()].map(([one]) => one!)
  const outlines = await Promise.all([1, 2].map((version) => readOutline(w.db, course, version)))
  const counts = []
  for (const quiz of lessonsOf(outlines[1]!)) {
    if (quiz.kind !== 'quiz') continue
    for (const { field: asked } of quiz.questions) {
      const sat = first.flatMap((row) => {
        const before = lessonsOf(outlines[row.course_version - 1]!).find(({ key }) => key === row.lesson)
        const outOf = before?.kind === 'quiz' && before.questions.find((one) => one.field.key === asked.key)?.marks
        const mark = marksOf(row)[asked.key]
        if (row.lesson !== quiz.key || !outOf || typeof mark !== 'number') return []
        const rest = row.total! > outOf ? [(row.points! - mark) / (row.total! - outOf)] : []
        return [{ share: mark / outOf, rest, answer: answersOf(row)[asked.key] }]
      })
      const chosen = (key: string) =>
        sat.filter(({ answer }) => answer === key || (Array.isArray(answer) && answer.includes(key))).length
      counts.push({
        key: asked.key,
        asked: sat.length,
        blank: sat.filter(({ answer }) => answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0))
          .length,
        share: sat.length === 0 ? null : rounded(mean(sat.map(({ share }) => share))),
        discrimination: correlation(
          sat.flatMap(({ share, rest: [rest] }) => (rest === undefined ? [] : [[share, rest] as const])),
        ),
        chosen: asked.type === 'text' ? [] : options.map(({ key }) => chosen(key)),
      })
    }
  }
  return counts
}

const itemsSaid = async (who: TestPerson) =>
  (await w.call(who, results.items, { id: course })).body.items.map(
    ({ key, asked, blank, share, discrimination, options: all }) => ({
      key,
      asked,
      blank,
      share,
      discrimination,
      chosen: all.map(({ chosen }) => chosen),
    }),
  )

test('questions say what a recount of each attempt says, of all learners and of one unit', async () => {
  const all = await itemsRecounted()
  expect(all.filter(({ discrimination }) => discrimination !== null).length).toBeGreaterThan(3)
  expect(all.filter(({ blank }) => blank > 0).length).toBeGreaterThan(3)
  expect(await itemsSaid(author)).toEqual(all)
  const some = await itemsRecounted(here.parentId!)
  expect(some).not.toEqual(all)
  expect(await itemsSaid(head)).toEqual(some)
})

test('a report says what a recount of each learner says, of all of them and of one unit', async () => {
  const recounted = async (unit?: string) => {
    const rows = await learnersIn(unit)
    const counts = (of: typeof rows) => ({
      ...Object.fromEntries(
        ['NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED'].map((status) => [
          status,
          of.filter((row) => row.status === status).length,
        ]),
      ),
      overdue: of.filter(
        ({ status, due_on }) =>
          (status === 'NEW' || status === 'OPEN') && due_on !== null && new Date(due_on) < new Date('2100-01-01'),
      ).length,
    })
    const current = rows.filter(({ course_version }) => course_version === 2)
    const done = await w.db.selectFrom('lesson_progress').selectAll().where('completed_at', 'is not', null).execute()
    const begun = new Set(current.map(({ id }) => id))
    return {
      total: counts(rows),
      units: Object.fromEntries([...Map.groupBy(rows, ({ unit_id }) => unit_id)].map(([unit_id, of]) => [unit_id, counts(of)])),
      begun: current.length,
      lessons: ['link', 'many', 'single'].map((key) => [
        key,
        done.filter(({ lesson, enrolment_id }) => lesson === key && begun.has(enrolment_id)).length,
      ]),
    }
  }
  const said = async (who: TestPerson) => {
    const { total, units, begun, lessons: reported } = (await w.call(who, courses.report, { id: course })).body
    return {
      total,
      units: Object.fromEntries(units.map(({ unit, ...counts }) => [unit?.id ?? 'null', counts])),
      begun,
      lessons: reported.map(({ key, done }) => [key, done]),
    }
  }
  const all = await recounted()
  expect(all.begun).toBeGreaterThan(5)
  expect(all.lessons.every(([, done]) => Number(done) > 0)).toBe(true)
  expect(await said(author)).toEqual(all)
  expect(await said(head)).toEqual(await recounted(here.parentId!))
})
