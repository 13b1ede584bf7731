import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { applications, opportunity } from '@diwan/contract/opportunities/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countDeadlocks } from '../../testing/deadlocks.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { openOpportunityFor } from '../../testing/opened-opportunity.ts'
import { tendOpportunities } from './service/tend.ts'

/** As many as want one of five seats at the same moment. */
const MANY = process.env['DIWAN_DEEP'] === 'true' ? 1_000 : 200
const DAY_MS = 86_400_000

let w: World
let creator: TestPerson
let approver: TestPerson
let people: TestPerson[]
beforeAll(async () => {
  w = await world()
  ;[creator, approver] = [await w.person('ADMIN'), await w.person('ADMIN')]
  people = []
  for (let made = 0; made < 8; made += 1) people.push(await w.person('USER'))
})

const opened = (numberOfUsers: number) => openOpportunityFor(w, { creator, approver, content: { numberOfUsers } })
const apply = (who: TestPerson, id: string, more: object = {}) => w.call(who, applications.apply, { id, ...more })
const applied = async (who: TestPerson, id: string) => (await apply(who, id)).body
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const mine = async (who: TestPerson, id: string) => (await w.call(who, applications.open, { id })).body.application
const accept = (who: TestPerson, { id, version }: { id: string; version: number }) =>
  w.call(who, applications.accept, { id, version })
const seats = async (id: string) => {
  const { taken, waiting } = (await w.call(creator, opportunity.open, { id })).body.opportunity
  return { taken, waiting }
}
/** Applications of the first so many people, each accepted in this order. */
const accepted = async (id: string, count: number) => {
  const sent = []
  for (const one of people.slice(0, count)) {
    const application = await applied(one, id)
    sent.push((await accept(creator, application)).body)
  }
  return sent
}

test('an application is its applicant’s and theirs who decide; another applicant does not see it', async () => {
  const id = await opened(2)
  const [sara, omar] = people as [TestPerson, TestPerson]
  const sent = await apply(sara, id, { note: 'سطر\nآخر' })
  expect([sent.status, sent.body.status, sent.body.note]).toEqual([200, 'SENT', 'سطر\nآخر'])
  await apply(omar, id)
  const listed = async (who: TestPerson, view: 'mine' | 'received') =>
    (await w.call(who, applications.list, { view, opportunityId: id })).body.items.map((one) => one.by.id)
  expect([await listed(sara, 'mine'), await listed(sara, 'received')]).toEqual([[sara.id], []])
  expect(await listed(creator, 'received')).toEqual([omar.id, sara.id])
  expect((await w.call(omar, applications.open, { id: sent.body.id })).status).toBe(404)
  expect(codeOf(await accept(omar, sent.body))).toEqual([403, 'forbidden'])
  await w.eventually(async () => {
    const { items } = (await w.call(creator, notifications.list, {})).body
    expect(items.some(({ path }) => path === `/admin/opportunity/details?id=${id}&part=applicants`)).toBe(true)
  }, 20_000)
})

test('an application is found by its note, its position and its applicant, by those who see it alone', async () => {
  const id = await openOpportunityFor(w, { creator, approver, content: { position: 'مشرف المستودع' } })
  const [sara, omar] = people as [TestPerson, TestPerson]
  const { id: sent } = (await apply(sara, id, { note: 'خبرتي في الزعفران سبع سنوات' })).body
  const found = async (who: TestPerson, q: string) => {
    const { groups } = (await w.call(who, find.search, { q, kinds: 'opportunity_application' })).body
    return groups.flatMap(({ items }) => items)
  }
  for (const q of ['الزعفران', 'مشرف مستودع زعفران', `${sara.fullName} الزعفران`]) {
    expect(
      (await found(creator, q)).map((one) => one.id),
      q,
    ).toEqual([sent])
    expect(await found(omar, q), q).toEqual([])
  }
  const [own] = await found(sara, 'الزعفران')
  expect(own).toMatchObject({
    id: sent,
    title: { text: 'مشرف المستودع' },
    path: `/user/schedule/opportunity?application=${sent}`,
  })
  expect((await found(creator, 'الزعفران'))[0]?.path).toBe(`/admin/opportunity/details?id=${id}&part=applicants`)
})

test('a note is at most 2,000 characters and files are at most five', async () => {
  const id = await opened(1)
  expect((await apply(people[0]!, id, { note: 'ن'.repeat(2_001) })).status).toBe(400)
  const fileIds = Array.from({ length: 6 }, (_none, n) => `01890000-0000-7000-8000-00000000000${n}`)
  expect((await apply(people[0]!, id, { fileIds })).status).toBe(400)
  expect(codeOf(await apply(people[0]!, id, { fileIds: fileIds.slice(0, 1) }))[1]).toBe('files.not_available')
})

test('one application lives at a time: again after it was withdrawn, never after it was declined', async () => {
  const id = await opened(2)
  const sara = people[0]!
  const first = await applied(sara, id)
  expect(codeOf(await apply(sara, id))).toEqual([409, 'opportunity.applied_already'])
  expect((await w.call(sara, applications.withdraw, { id: first.id, version: 1 })).body.status).toBe('CANCELED')
  const second = await applied(sara, id)
  expect((await w.call(creator, applications.review, { id: second.id, version: 1 })).body).toMatchObject({
    status: 'CHECKING',
    reviewer: { id: creator.id },
  })
  expect((await mine(sara, second.id)).reviewer).toBe(null)
  const declined = await w.call(creator, applications.decline, { id: second.id, version: 2, reason: 'العدد مكتمل' })
  expect([declined.body.status, (await mine(sara, second.id)).reason]).toEqual(['REJECTED', 'العدد مكتمل'])
  expect(codeOf(await accept(creator, declined.body))).toEqual([409, 'wrong_state'])
  expect(codeOf(await apply(sara, id))).toEqual([409, 'opportunity.rejected_before'])
})

test('nobody decides their own application', async () => {
  const id = await opened(1)
  const own = await applied(creator, id)
  expect(codeOf(await accept(creator, own))).toEqual([403, 'forbidden'])
  expect((await accept(approver, own)).body.status).toBe('APPROVED')
})

test('accepted without a free seat they wait in order, and a seat that is given up is offered to the first', async () => {
  const id = await opened(1)
  const [seated, second, third] = await accepted(id, 3)
  expect([seated!.status, second!.status, third!.status]).toEqual(['APPROVED', 'PENDING', 'PENDING'])
  expect([second!.waitingNo, third!.waitingNo, third!.waiting]).toEqual([1, 2, 2])
  expect(codeOf(await w.call(people[1]!, applications.acceptSeat, { id: second!.id, version: second!.version }))).toEqual([
    409,
    'wrong_state',
  ])
  await w.call(people[0]!, applications.giveUp, { id: seated!.id, version: seated!.version })
  const offered = await mine(people[1]!, second!.id)
  expect([offered.status, offered.offeredUntil !== null, await seats(id)]).toEqual(['PENDING', true, { taken: 1, waiting: 1 }])
  expect((await mine(people[2]!, third!.id)).waitingNo).toBe(1)
  const taken = await w.call(people[1]!, applications.acceptSeat, { id: second!.id, version: offered.version })
  expect([taken.body.status, await seats(id)]).toEqual(['APPROVED', { taken: 1, waiting: 1 }])
})

test('an offer lasts two working days; then, or when it is declined, the seat goes to the next', async () => {
  const id = await opened(1)
  const [seated, second, third, fourth] = await accepted(id, 4)
  await w.call(people[0]!, applications.giveUp, { id: seated!.id, version: seated!.version })
  const offered = await mine(people[1]!, second!.id)
  w.clock.set(new Date(offered.offeredUntil! * 1_000 - 1_000))
  await tendOpportunities(w.portal)
  expect((await mine(people[1]!, second!.id)).status).toBe('PENDING')
  w.clock.advance(1_000)
  expect(codeOf(await w.call(people[1]!, applications.acceptSeat, { id: second!.id, version: offered.version }))).toEqual([
    409,
    'wrong_state',
  ])
  await tendOpportunities(w.portal)
  expect((await mine(people[1]!, second!.id)).status).toBe('CANCELED')
  const next = await mine(people[2]!, third!.id)
  expect(next.offeredUntil! * 1_000 - w.clock.now().getTime()).toBeGreaterThanOrEqual(2 * DAY_MS)
  await w.call(people[2]!, applications.declineSeat, { id: third!.id, version: next.version })
  expect([(await mine(people[3]!, fourth!.id)).offeredUntil !== null, await seats(id)]).toEqual([true, { taken: 1, waiting: 0 }])
})

test('more seats are offered to those who wait, and never fewer are kept than are taken', async () => {
  const id = await opened(1)
  const [, second] = await accepted(id, 2)
  const { version } = (await w.call(creator, opportunity.open, { id })).body.opportunity
  await w.call(creator, opportunity.extend, { id, version, dueDate: '2090-01-15', numberOfUsers: 2 })
  expect((await mine(people[1]!, second!.id)).offeredUntil).not.toBe(null)
  const refused = await w.call(creator, opportunity.extend, { id, version: version + 1, dueDate: '2090-01-15', numberOfUsers: 1 })
  expect((refused.body as unknown as { fields: unknown }).fields).toEqual([
    { path: 'numberOfUsers', code: 'number_of_users', params: { minimum: 2, maximum: 1_000 } },
  ])
})

test('up to a hundred are decided at once, each by itself', async () => {
  const id = await opened(1)
  const sent = [await applied(people[0]!, id), await applied(people[1]!, id), await applied(people[2]!, id)]
  const items = sent.map((one, n) => ({ id: one.id, version: n === 2 ? 7 : one.version }))
  const { body } = await w.call(creator, applications.decideMany, { items, outcome: 'accept' })
  expect(body.items.map(({ status, code }) => status ?? code)).toEqual(['APPROVED', 'PENDING', 'changed_meanwhile'])
  const many = Array.from({ length: 101 }, (_none, n) => ({
    id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    version: 1,
  }))
  expect((await w.call(creator, applications.decideMany, { items: many, outcome: 'decline' })).status).toBe(400)
})

test('applications leave as a file whose cells are no formulas, for those who decide', async () => {
  const id = await opened(1)
  await apply(people[0]!, id, { note: '=1+1' })
  const { status, text } = await w.call(creator, applications.export, { id, format: 'csv' })
  expect([status, text]).toEqual([200, expect.stringContaining("'=1+1")])
  expect(codeOf(await w.call(people[0]!, applications.export, { id, format: 'csv' }))).toEqual([403, 'forbidden'])
})

test(
  `${MANY} apply and are accepted at the same moment: five have a seat, the others wait in order`,
  { timeout: 300_000 },
  async () => {
    const id = await opened(5)
    const crowd: TestPerson[] = []
    while (crowd.length < MANY) crowd.push(...(await Promise.all(Array.from({ length: 20 }, () => w.person('USER')))))
    const before = await countDeadlocks(w)
    const sent = await Promise.all(crowd.map((one) => apply(one, id)))
    expect(sent.filter(({ status }) => status === 200).length).toBe(MANY)
    const answers = await Promise.all(sent.map(({ body }, n) => accept(n % 2 === 0 ? creator : approver, body)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.filter(({ body }) => body.status === 'APPROVED').length).toBe(5)
    expect(await seats(id)).toEqual({ taken: 5, waiting: MANY - 5 })
    const { rows } = await sql<{ numbers: number; last: number }>`
    select count(distinct waiting_no)::int as numbers, max(waiting_no) as last from opportunity_applications
    where opportunity_id = ${id} and status = 'PENDING'`.execute(w.db)
    expect(rows[0]).toEqual({ numbers: MANY - 5, last: MANY - 5 })
    expect(await countDeadlocks(w)).toBe(before)
  },
)

test('the database itself refuses more than there are seats', async () => {
  const id = await opened(1)
  await accepted(id, 2)
  await expect(
    w.db.updateTable('opportunity_applications').set({ status: 'APPROVED' }).where('opportunity_id', '=', id).execute(),
  ).rejects.toThrow('opportunities_takes_no_more')
})
