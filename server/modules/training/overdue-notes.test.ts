import { notifications } from '@diwan/contract/notifications/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { addMember } from '../units/public.ts'
import { courseOf, linkLesson, publishCourse } from './proof/learners.ts'
import { noteOverdue } from './service/overdue-notes.ts'

let w: World
let here: TestUnit
let author: TestPerson
let course: string
let sara: TestPerson
beforeAll(async () => {
  w = await world()
  here = await w.group()
  author = await w.person('ADMIN')
  sara = await w.person('USER', here)
  course = await publishCourse(w, author, unitToken(here.parentId!), courseOf([linkLesson('a')]))
})

async function late(who: TestPerson): Promise<void> {
  const { enrolment } = (await w.call(who, learning.join, { id: course })).body
  await w.db.updateTable('enrolments').set({ due_on: '2001-01-01' }).where('id', '=', enrolment!.id).execute()
}
const notes = async () =>
  (await w.db.selectFrom('history').selectAll().where('event', '=', 'training.overdue_noted').execute()).map(
    ({ object_id: id, detail }) => ({ id, ...(detail as { people: number; courses: number }) }),
  )
const lead = async (role: 'COORDINATOR' | 'USER', unit: string): Promise<TestPerson> => {
  const who = await w.person(role)
  await addMember(w.db, unit, who.id, 'head')
  return who
}

test('who leads people and follows them is told once a week who is late, however often the night runs', async () => {
  const [head, deaf] = [await lead('COORDINATOR', here.parentId!), await lead('USER', here.parentId!)]
  await noteOverdue(w.portal)
  expect(await notes()).toEqual([])
  await late(sara)
  await Promise.all([noteOverdue(w.portal), noteOverdue(w.portal), noteOverdue(w.portal)])
  await noteOverdue(w.portal)
  expect(await notes()).toMatchObject([{ id: head.id, people: 1, courses: 1 }])
  expect((await notes()).some(({ id }) => id === deaf.id)).toBe(false)
  await w.eventually(async () => {
    const { items } = (await w.call(head, notifications.list, {})).body
    expect(items.find(({ event }) => event === 'training.overdue_noted')).toMatchObject({ path: '/admin/training?view=overdue' })
  })
  w.clock.advance(7 * 86_400_000)
  await late(await w.person('USER', here))
  await late(head)
  await noteOverdue(w.portal)
  expect((await notes()).map(({ people }) => people).toSorted((one, other) => one - other)).toEqual([1, 2])
})
