import { notifications } from '@diwan/contract/notifications/endpoints'
import { personToken, roleToken, unitToken } from '@diwan/contract/kit/tokens'
import { assignments, enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { units } from '@diwan/contract/units/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { tonight } from '../../testing/tonight.ts'
import { world, type World } from '../../testing/world.ts'
import { courseOf, linkLesson, publishCourse } from './proof/learners.ts'
import { PLAN } from '../../testing/content/published.ts'
import { enrolMeant } from './service/enrol-meant.ts'

let w: World
let group: TestUnit
let author: TestPerson
let coordinator: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, coordinator] = [await w.person('ADMIN'), await w.person('COORDINATOR', group)]
})

const content = (more: object = {}) => courseOf([linkLesson('a')], more)
/** Addressed to its author alone: others learn on it because they are assigned. */
const published = (more: object = {}) => publishCourse(w, author, personToken(author.id), content(more))
const assign = (id: string, tokens: readonly string[], more: object = {}) =>
  w.call(author, assignments.assign, { id, tokens: tokens as never, mandatory: false, ...more })
const mine = async (who: TestPerson, courseId: string) =>
  (await w.call(who, enrolments.list, { view: 'assigned', courseId })).body.items
const enrolled = async (who: TestPerson, courseId: string) =>
  w.eventually(async () => {
    const [found] = await mine(who, courseId)
    expect(found).toBeDefined()
    return found!
  })
const told = async (who: TestPerson, courseId: string) =>
  (await w.call(who, notifications.list, {})).body.items.filter(({ path }) => path?.endsWith(`/training/details/${courseId}`))
    .length
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const countOf = async (courseId: string) => (await w.call(author, assignments.list, { id: courseId })).body.enrolled

test('who is meant is enrolled when it is assigned, told once, learns on it, and is due by its day or its days', async () => {
  const [sara, noura] = [await w.person('USER', group), await w.person('USER')]
  const id = await published({ dueDays: 10 })
  const { body } = await assign(id, [unitToken(group.id)], { dueDay: '2026-12-24', mandatory: true })
  expect(body.items).toMatchObject([{ token: unitToken(group.id), mandatory: true, dueDay: '2026-12-24' }])
  expect(await enrolled(sara, id)).toMatchObject({
    source: 'assignment',
    mandatory: true,
    dueDay: '2026-12-24',
    status: 'NEW',
    unit: { id: group.parentId },
  })
  expect((await w.call(sara, learning.course, { id })).body.enrolment).toMatchObject({ status: 'NEW' })
  await w.eventually(async () => expect(await told(sara, id)).toBe(1))
  await assign(id, [personToken(noura.id)])
  expect(await enrolled(noura, id)).toMatchObject({ mandatory: false, dueDay: '2026-11-25', unit: null })
  await enrolMeant(w.portal, id)
  expect([(await mine(sara, id)).length, await told(sara, id)]).toEqual([1, 1])
})

test('a draft enrols nobody until it is published, and nobody is assigned to a template', async () => {
  const sara = await w.person('USER')
  const { id } = (await w.call(author, courses.create, content())).body
  expect((await assign(id, [personToken(sara.id)])).body.enrolled).toBe(0)
  await enrolMeant(w.portal, id)
  expect(await mine(sara, id)).toEqual([])
  const plan = { ...PLAN, push: false, id, version: 0, schedule: false, scheduleDate: '', scheduleTime: '' }
  expect((await w.call(author, coursePublishing.publish, { ...plan, tokens: [personToken(author.id)] })).status).toBe(200)
  await enrolled(sara, id)
  // silent, but for those who are assigned
  await w.eventually(async () => expect(await told(sara, id)).toBe(1))
  const template = (await w.call(author, courses.copy, { id, template: true })).body
  expect(codeOf(await assign(template.id, [personToken(sara.id)]))).toEqual([409, 'wrong_state'])
})

test('a coordinator assigns within the own units, and not those of others', async () => {
  const [sara, stranger] = [await w.person('USER', group), await w.person('USER')]
  const { id } = (await w.call(coordinator, courses.create, { ...content(), unitId: group.id })).body
  const by = (tokens: readonly string[]) =>
    w.call(coordinator, assignments.assign, { id, tokens: tokens as never, mandatory: true })
  for (const token of ['all', roleToken('USER'), personToken(stranger.id)]) expect((await by([token])).status).toBe(400)
  expect((await by([unitToken(group.id), personToken(sara.id)])).status).toBe(200)
  const others = await published()
  expect(codeOf(await w.call(coordinator, assignments.list, { id: others }))).toEqual([404, 'not_found'])
})

test('what was taken back or finished is not made again by the same assignment, and is by another one', async () => {
  const [sara, noura] = [await w.person('USER'), await w.person('USER')]
  const id = await published()
  w.clock.advance(1_000)
  await assign(id, [personToken(sara.id), personToken(noura.id)])
  const { id: taken, version } = await enrolled(sara, id)
  expect((await w.call(author, enrolments.cancel, { id: taken, version })).body).toMatchObject({ status: 'CANCELED' })
  const { id: begun } = await enrolled(noura, id)
  await w.call(noura, learning.begin, { id: begun, version: 1 })
  expect((await w.call(noura, learning.done, { id: begun, lesson: 'a' })).body.enrolment).toMatchObject({ status: 'completed' })
  w.clock.advance(1_000)
  await assign(id, [personToken(sara.id)], { dueDay: '2027-01-01' }) // the same, with another day
  await enrolMeant(w.portal, id)
  expect([await mine(sara, id), await mine(noura, id)]).toEqual([[], []])
  expect(codeOf(await w.call(sara, learning.course, { id }))).toEqual([404, 'not_found'])
  for (const who of [sara, noura])
    expect((await w.call(author, assignments.unassign, { id, token: personToken(who.id) })).status).toBe(200)
  w.clock.advance(1_000)
  await assign(id, [personToken(sara.id), personToken(noura.id)])
  expect([(await enrolled(sara, id)).status, (await enrolled(noura, id)).status]).toEqual(['NEW', 'NEW'])
})

test('an assignment that ends takes nobody back', async () => {
  const sara = await w.person('USER', group)
  const id = await published()
  await assign(id, [unitToken(group.id)])
  await enrolled(sara, id)
  const unassign = () => w.call(author, assignments.unassign, { id, token: unitToken(group.id) })
  expect((await unassign()).body.items).toEqual([])
  expect((await unassign()).status).toBe(404)
  expect((await mine(sara, id)).length).toBe(1)
})

test('who comes to a unit is enrolled at once, and by night those who came by any other way', async () => {
  const place = await w.group()
  const [sara, noura] = [await w.person('USER'), await w.person('USER')]
  const id = await published()
  await assign(id, [unitToken(place.parentId!)])
  expect((await w.call(author, units.join, { id: place.id, userId: sara.id, relation: 'member' })).status).toBe(200)
  expect(await enrolled(sara, id)).toMatchObject({ unit: { id: place.parentId } })
  await w.db.insertInto('unit_members').values({ unit_id: place.id, user_id: noura.id, relation: 'member' }).execute()
  await tonight(w)
  expect((await mine(noura, id)).length).toBe(1)
  await tonight(w)
  expect((await mine(noura, id)).length).toBe(1)
})

test('twelve hundred people are enrolled in three transactions, each once and told exactly once', async () => {
  const place = await w.group()
  const people = Array.from({ length: 1_200 }, () => newId())
  await sql`insert into objects (id, kind, created_at) select id, 'user', ${w.clock.now()} from unnest(${people}::uuid[]) id`.execute(
    w.db,
  )
  await sql`insert into users (id, email, full_name, role, language, password_hash)
    select id, id || '@many.example', 'شخص ' || id, 'USER', 'ar', '' from unnest(${people}::uuid[]) id`.execute(w.db)
  await sql`insert into unit_members (unit_id, user_id, relation)
    select ${place.id}::uuid, id, 'member' from unnest(${people}::uuid[]) one(id)`.execute(w.db)
  const id = await published()
  await assign(id, [unitToken(place.id)], { mandatory: true })
  // twice at once beside the one that the assignment began
  await Promise.all([enrolMeant(w.portal, id), enrolMeant(w.portal, id)])
  expect(await countOf(id)).toBe(1_200)
  const { rows } = await sql<{ count: number }>`select (detail ->> 'count')::int as count from history
    where object_id = ${id} and event = 'training.enrolled' order by count desc`.execute(w.db)
  expect(rows.map(({ count }) => count)).toEqual([500, 500, 200])
  await w.eventually(async () => {
    const { rows: notices } = await sql<{ people: number; notices: number }>`
      select count(distinct user_id)::int as people, count(*)::int as notices from notifications
      where object_id = ${id} and event = 'training.enrolled'`.execute(w.db)
    expect(notices[0]).toEqual({ people: 1_200, notices: 1_200 })
  })
})

test('its person is told when it is due and when it is late, each of the four days once', async () => {
  const sara = await w.person('USER')
  const id = await published()
  await assign(id, [personToken(sara.id)], { dueDay: '2026-11-29' })
  const { id: enrolment } = await enrolled(sara, id)
  const days = async () => {
    const { rows } = await sql<{ days: number }>`select (detail ->> 'days')::int as days from history
      where object_id = ${enrolment} and event = 'training.enrolment_due' order by at, id`.execute(w.db)
    return rows.map((row) => row.days)
  }
  const nightOf = async (day: string) => {
    w.clock.set(new Date(`${day}T00:17:00Z`))
    await tonight(w)
    await tonight(w)
    return days()
  }
  expect(await nightOf('2026-11-21')).toEqual([])
  expect(await nightOf('2026-11-22')).toEqual([7])
  expect(await nightOf('2026-11-23')).toEqual([7])
  expect(await nightOf('2026-11-28')).toEqual([7, 1])
  expect(await nightOf('2026-11-29')).toEqual([7, 1])
  // nobody was at work on the 30th
  expect(await nightOf('2026-12-01')).toEqual([7, 1, -2])
  expect((await mine(sara, id))[0]).toMatchObject({ overdue: true })
  expect(await nightOf('2026-12-06')).toEqual([7, 1, -2, -7])
  expect(await nightOf('2026-12-09')).toEqual([7, 1, -2, -7])
  await w.eventually(async () => expect(await told(sara, id)).toBe(5))
})
