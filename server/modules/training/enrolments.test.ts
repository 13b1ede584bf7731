import { notifications } from '@diwan/contract/notifications/endpoints'
import { roleToken, unitToken } from '@diwan/contract/kit/tokens'
import { courses } from '@diwan/contract/training/endpoints/courses'
import { assignments, enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { enrolmentChannel, enrolmentEvents } from '@diwan/contract/training/events'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { PORTAL } from '../../kit/access/actor.ts'
import { write } from '../../kit/record/write.ts'
import { begunBy, courseOf, linkLesson, publishCourse } from './proof/learners.ts'
import { deliveryForEnrolment } from './kind.ts'
import { lockEnrolment } from './queries/enrolments.ts'
import { keepEnrolment, enrolmentDetail } from './service/enrolment-facts.ts'

let w: World
let here: TestUnit
let there: TestUnit
let author: TestPerson
let head: TestPerson
let sara: TestPerson
let noura: TestPerson
beforeAll(async () => {
  w = await world()
  ;[here, there] = [await w.group(), await w.group()]
  author = await w.person('ADMIN')
  head = await w.person('COORDINATOR', { id: here.parentId!, parentId: null })
  ;[sara, noura] = [await w.person('USER', here), await w.person('USER', there)]
})

/** For all, of the unit of the coordinator. */
const published = async (lessons: readonly object[] = [linkLesson('a'), linkLesson('b')]) => {
  const id = await publishCourse(w, author, roleToken('USER'), courseOf(lessons, {}))
  const { version } = (await w.call(author, courses.open, { id })).body.course
  await w.call(author, courses.change, { ...courseOf(lessons), id, version, unitId: here.parentId })
  return id
}
const learners = async (who: TestPerson, courseId: string, more: object = {}) =>
  (await w.call(who, enrolments.list, { view: 'learners', courseId, ...more })).body.items.map(({ person }) => person.id)
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
/** As its quizzes leave it, without any. */
const become = (id: string, status: EnrolmentStatus, what: 'owed' | 'failed') => {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: PORTAL }
  return write(ctx, async (tx) => {
    const now = await keepEnrolment(tx, (await lockEnrolment(tx.db, id))!, { status })
    tx.record(enrolmentEvents[what], enrolmentDetail(ctx, now), deliveryForEnrolment(now))
    return null
  })
}
const told = async (who: TestPerson, event: string) =>
  (await w.call(who, notifications.list, {})).body.items.filter(({ event: one }) => one === event).length

test('who follows a unit sees its learners and no others, in lists, counts, report and export', async () => {
  const id = await published()
  const [mine, other] = [await begunBy(w, sara, id), await begunBy(w, noura, id)]
  await w.call(sara, learning.done, { id: mine, lesson: 'a' })
  expect(await learners(head, id)).toEqual([sara.id])
  expect((await learners(author, id)).toSorted()).toEqual([sara.id, noura.id].toSorted())
  expect([await learners(sara, id), await learners(noura, id)]).toEqual([[], []])
  expect((await w.call(head, enrolments.count, { view: 'learners', courseId: id })).body.count).toBe(1)
  expect((await w.call(head, enrolments.open, { id: mine })).body.enrolment).toMatchObject({
    done: 1,
    lessons: [
      { lesson: 'a', doneDate: expect.any(Number) as number },
      { lesson: 'b', doneDate: null },
    ],
  })
  expect(codeOf(await w.call(head, enrolments.open, { id: other }))).toEqual([404, 'not_found'])
  const report = (await w.call(head, courses.report, { id })).body
  expect(report).toMatchObject({
    total: { NEW: 0, OPEN: 1, completed: 0, overdue: 0 },
    begun: 1,
    units: [{ unit: { id: here.parentId }, OPEN: 1 }],
    lessons: [
      { key: 'a', done: 1 },
      { key: 'b', done: 0 },
    ],
  })
  expect((await w.call(author, courses.report, { id })).body).toMatchObject({ total: { OPEN: 2 }, begun: 2 })
  const csv = async (who: TestPerson) => (await w.call(who, enrolments.export, { id, format: 'csv' })).text
  expect(await csv(head)).toContain(sara.fullName)
  expect(await csv(head)).not.toContain(noura.fullName)
  expect(await csv(author)).toContain(noura.fullName)
  const line = (await csv(author)).split('\r\n').find((one) => one.includes(sara.fullName))
  expect(line).toContain('"1","2"') // lessons done and required in two columns: a spreadsheet reads 1/2 as a day
  expect((await w.call(sara, enrolments.export, { id, format: 'csv' })).status).toBe(403)
})

test('a report counts each status, what is late, and nobody who was taken back', async () => {
  const id = await published()
  const people = await Promise.all(['new', 'late', 'open', 'done', 'gone'].map(() => w.person('USER', here)))
  const [fresh, late, open, done, gone] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  for (const who of [fresh, late, gone]) await w.call(who, learning.join, { id })
  await begunBy(w, open, id)
  const finished = await begunBy(w, done, id)
  for (const lesson of ['a', 'b']) await w.call(done, learning.done, { id: finished, lesson })
  const of = async (who: TestPerson) => (await w.call(who, learning.course, { id })).body.enrolment!
  await w.db
    .updateTable('enrolments')
    .set({ due_on: '2026-11-14' })
    .where('id', '=', (await of(late)).id)
    .execute()
  const { id: taken, version } = await of(gone)
  expect((await w.call(author, enrolments.cancel, { id: taken, version })).status).toBe(200)
  const { total, lessons } = (await w.call(author, courses.report, { id })).body
  expect(total).toEqual({ NEW: 2, OPEN: 1, CHECKING: 0, completed: 1, REJECTED: 0, overdue: 1 })
  expect(lessons.map((one) => one.done)).toEqual([1, 1])
  expect((await w.call(author, assignments.list, { id })).body.enrolled).toBe(4)
  const overdue = (await w.call(head, enrolments.list, { view: 'overdue', courseId: id })).body.items
  expect(overdue.map(({ person, overdue: is }) => [person.id, is])).toEqual([[late.id, true]])
})

test('who is late on any course is in one list, the longest late first, page by page, for those who follow them', async () => {
  const [unit, away] = [await w.group(), await w.group()]
  const lead = await w.person('COORDINATOR', { id: unit.parentId!, parentId: null })
  const [one, two, other] = await Promise.all([unit, unit, away].map((of) => w.person('USER', of)))
  const [first, second] = [await published(), await published()]
  const late = async (who: TestPerson, course: string, due_on: string) => {
    const { id } = (await w.call(who, learning.join, { id: course })).body.enrolment!
    await w.db.updateTable('enrolments').set({ due_on }).where('id', '=', id).execute()
    return id
  }
  const longest = await late(two!, second, '2026-11-01')
  const shorter = await late(one!, first, '2026-11-03')
  const shortest = await late(one!, second, '2026-11-04')
  await late(two!, first, '2099-01-01')
  await late(other!, first, '2026-11-02')
  const ids: string[] = []
  let after: string | undefined
  do {
    const query = { view: 'overdue', sort: 'due', direction: 'rising', limit: 1, ...(after && { after }) } as const
    const { body } = await w.call(lead, enrolments.list, query)
    ids.push(...body.items.map(({ id }) => id))
    after = body.next ?? undefined
  } while (after !== undefined)
  expect(ids).toEqual([longest, shorter, shortest])
  expect((await w.call(lead, enrolments.count, { view: 'overdue' })).body.count).toBe(3)
  expect((await w.call(lead, enrolments.count, { view: 'overdue', unitId: away.parentId! })).body.count).toBe(0)
  expect((await w.call(one!, enrolments.list, { view: 'overdue' })).body.items).toEqual([])
})

test('what is due first stands first, without a day last, and pages follow one another', async () => {
  const who = await w.person('USER', here)
  const days = ['2026-12-03', null, '2026-12-01', '2026-12-02']
  const due: (string | null)[] = []
  for (const due_on of days) {
    const id = await published()
    const { enrolment } = (await w.call(who, learning.join, { id })).body
    await w.db.updateTable('enrolments').set({ due_on }).where('id', '=', enrolment!.id).execute()
  }
  let after: string | undefined
  do {
    const query = { view: 'assigned', sort: 'due', direction: 'rising', limit: 1, ...(after && { after }) } as const
    const { body } = await w.call(who, enrolments.list, query)
    due.push(...body.items.map(({ dueDay }) => dueDay))
    after = body.next ?? undefined
  } while (after !== undefined)
  expect(due).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', null])
})

test('what is handed in waits to be marked by others, what is not passed is tried again, and its learner hears of it', async () => {
  await w.db.updateTable('unit_members').set({ relation: 'head' }).where('user_id', '=', head.id).execute()
  const course = await published()
  const id = await begunBy(w, sara, course)
  await become(id, 'CHECKING', 'owed')
  const marking = async (who: TestPerson) =>
    (await w.call(who, enrolments.list, { view: 'marking', courseId: course })).body.items.map((one) => one.id)
  expect([await marking(head), await marking(sara)]).toEqual([[id], []])
  await w.eventually(async () => expect(await told(head, 'training.enrolment_owed')).toBe(1))
  await become(id, 'REJECTED', 'failed')
  await w.eventually(async () => expect(await told(sara, 'training.enrolment_failed')).toBe(1))
  const { version } = (await w.call(head, enrolments.open, { id })).body.enrolment
  expect(codeOf(await w.call(sara, enrolments.retry, { id, version }))).toEqual([403, 'forbidden'])
  expect(codeOf(await w.call(head, enrolments.retry, { id, version: version + 1 }))).toEqual([409, 'changed_meanwhile'])
  expect((await w.call(head, enrolments.retry, { id, version })).body).toMatchObject({ status: 'OPEN' })
  await w.eventually(async () => expect(await told(sara, 'training.enrolment_retried')).toBe(1))
  expect(codeOf(await w.call(head, enrolments.retry, { id, version: version + 1 }))).toEqual([409, 'wrong_state'])
})

test('nobody grades themselves, whatever they may', async () => {
  const id = await publishCourse(w, author, unitToken(here.parentId!), courseOf([linkLesson('a')]))
  const enrolment = await begunBy(w, head, id)
  await become(enrolment, 'REJECTED', 'failed')
  const { version, can } = (await w.call(head, enrolments.open, { id: enrolment })).body.enrolment
  expect(can).toMatchObject({ grade: false, learn: true })
  expect(codeOf(await w.call(head, enrolments.retry, { id: enrolment, version }))).toEqual([403, 'forbidden'])
  expect((await w.call(author, enrolments.retry, { id: enrolment, version })).status).toBe(200)
})

test('only who assigns the course takes an enrolment back, before it is finished', async () => {
  const id = await publishCourse(w, author, roleToken('USER'), courseOf([linkLesson('a')]))
  const enrolment = await begunBy(w, sara, id)
  const { version } = (await w.call(sara, enrolments.open, { id: enrolment })).body.enrolment
  expect(codeOf(await w.call(head, enrolments.cancel, { id: enrolment, version }))).toEqual([403, 'forbidden'])
  expect((await w.call(author, enrolments.cancel, { id: enrolment, version })).body).toMatchObject({ status: 'CANCELED' })
  expect((await w.changes(enrolmentChannel(enrolment))).at(-1)?.event).toBe('training.enrolment_canceled')
  expect(codeOf(await w.call(sara, learning.done, { id: enrolment, lesson: 'a' }))).toEqual([404, 'not_found'])
  const again = (await w.call(sara, learning.join, { id })).body.enrolment!
  expect([again.status, again.id === enrolment]).toEqual(['NEW', false])
})
