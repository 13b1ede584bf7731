import { ROLES } from '@diwan/contract/access/vocabulary'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { TICKET_PRIORITIES, TICKET_QUEUES, TICKET_SORTS, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { countTickets, resolved } from './queries/list.ts'
import { isListed, type Question } from './proof/listed.ts'
import type { PlantedTicket } from './proof/planted.ts'
import { ticketProof } from './proof/proof.ts'
import type { TestPerson } from '../../testing/people.ts'
import { populations, settle, type Settled as SettledRecords } from '../../testing/random-population.ts'
import { seeded } from '../../testing/seeded.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

type Settled = SettledRecords<PlantedTicket>

let w: World
const people: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  for (const role of ROLES) people.push(await w.person(role))
})

const rarely = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
/** One of it as often as several. */
const some = <T>(one: fc.Arbitrary<T>) => fc.uniqueArray(one, { minLength: 1, maxLength: 3 })
const questions = fc.record({
  view: fc.constantFrom('requested', 'queue'),
  queue: rarely(fc.constantFrom(...TICKET_QUEUES)),
  state: fc.constantFrom('open', 'all'),
  status: rarely(fc.subarray([...TICKET_STATUSES], { minLength: 1 })),
  priority: rarely(fc.subarray([...TICKET_PRIORITIES], { minLength: 1 })),
  units: rarely(some(fc.nat({ max: 9 }))),
  requesters: rarely(some(fc.nat({ max: ROLES.length - 1 }))),
  assignees: rarely(some(fc.nat({ max: ROLES.length - 1 }))),
  createdFrom: rarely(fc.constantFrom('2026-10-30', '2026-10-31')),
  createdTo: rarely(fc.constantFrom('2026-10-29', '2026-10-30')),
  sort: fc.constantFrom(...TICKET_SORTS),
  direction: fc.constantFrom('falling', 'rising'),
})
type Drawn = typeof questions extends fc.Arbitrary<infer Q> ? Q : never

function questionOf({ units, requesters, assignees, sort, direction, ...rest }: Drawn, { tree }: Settled) {
  const unitIds = units?.flatMap((unit) => [...tree.keys()][unit] ?? [])
  const place = unitIds && unitIds.length > 0 && { [units![0]! < 4 ? 'departmentId' : 'groupId']: unitIds }
  const idsOf = (chosen: readonly number[]) => chosen.map((n) => people[n]!.id)
  const question: Question = {
    ...rest,
    ...place,
    ...(requesters && { requesterId: idsOf(requesters) }),
    ...(assignees && { assigneeId: idsOf(assignees) }),
  }
  const over = ['closed', 'all'].includes(question.queue ?? question.state)
  return { question, order: { sort: sort === 'priority' && over ? ('created' as const) : sort, direction } }
}

/** What a list is sorted by, of one of its rows. */
const rankOf = {
  activity: (ticket: { updatedDate: number }) => ticket.updatedDate,
  created: (ticket: { createdDate: number }) => ticket.createdDate,
  priority: (ticket: { priority: (typeof TICKET_PRIORITIES)[number] }) => TICKET_PRIORITIES.indexOf(ticket.priority),
}

test(
  'whatever queue and filter somebody asks for, in any order, holds what they may see of it, page by page and counted',
  { timeout: 120_000 },
  () =>
    seeded(
      fc.asyncProperty(populations(ticketProof), fc.array(questions, { minLength: 6, maxLength: 6 }), async (drawn, asked) => {
        const settled = await settle(w, ticketProof, people, drawn)
        for (const [n, person] of settled.people.entries()) {
          const { question, order } = questionOf(asked[n]!, settled)
          const expected = settled.records.filter((ticket) => isListed(settled.cells, person, ticket, settled.tree, question))
          const address = addressOf(question)
          const whole = await walk(person, { ...address, ...order }, 50)
          expect(whole.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
          const ranks = whole.map(rankOf[order.sort])
          const sorted = ranks.toSorted((a, b) => (order.direction === 'falling' ? b - a : a - b))
          expect(ranks).toEqual(sorted)
          expect(await walk(person, { ...address, ...order }, 2)).toEqual(whole)
          const counted = await w.call(person, tickets.count, address)
          expect(counted.status === 403 ? 0 : counted.body.count).toBe(whole.length)
          const actor = await w.actor(person)
          const list = await resolved({ db: w.db, actor }, question)
          for (const limit of [1, 2, 4])
            expect(await countTickets(w.db, actor, [list], limit)).toEqual([Math.min(limit, whole.length)])
          await expectCounters(person, question.view, settled)
        }
      }),
      12,
    ),
)

/** As it stands in an address: several values with commas between them. */
const addressOf = (question: Question) =>
  JSON.parse(
    JSON.stringify(question, (_name, value: unknown) => (Array.isArray(value) ? value.join(',') : value)),
  ) as SentInputOf<typeof tickets.count>

async function walk(person: TestPerson, asked: object, limit: number) {
  const walked = []
  let after: string | undefined
  do {
    const { status, body } = await w.call(person, tickets.list, { ...asked, limit, ...(after && { after }) })
    if (status === 403) return [] // holds the flag on no relation
    walked.push(...body.items)
    after = body.next ?? undefined
  } while (after)
  return walked
}

async function expectCounters(
  person: Settled['people'][number],
  view: Question['view'],
  { records: planted, cells, tree }: Settled,
) {
  const { status, body } = await w.call(person, tickets.counts, { view })
  if (status === 403) return
  for (const [queue, { count }] of Object.entries(body.counts)) {
    const question = { view, state: 'open', queue: queue as Question['queue'] } as const
    expect(count).toBe(planted.filter((ticket) => isListed(cells, person, ticket, tree, question)).length)
  }
  expect(Object.keys(body.counts)).toEqual(view === 'queue' ? [...TICKET_QUEUES] : ['open', 'all'])
}

describe('what a list refuses', () => {
  let fresh: World // whose rights were not drawn
  let admin: TestPerson
  beforeAll(async () => {
    fresh = await world()
    admin = await fresh.person('ADMIN')
  })

  test.each([
    [{ sort: 'priority', state: 'all' }, 'sort'],
    [{ sort: 'priority', queue: 'closed' }, 'sort'],
    [{ queue: 'everything' }, 'queue'],
    [{ createdFrom: '2026-02-30' }, 'createdFrom'],
    [{ status: 'OPEN,LOST' }, 'status'],
    [{ status: 'OPEN,' }, 'status'],
    [{ priority: '' }, 'priority'],
    [{ assigneeId: '01890000-0000-7000-8000-000000000000,nobody' }, 'assigneeId'],
    [{ requesterId: Array.from({ length: 21 }, () => '01890000-0000-7000-8000-000000000000').join(',') }, 'requesterId'],
    [
      {
        sort: 'priority',
        after: Buffer.from('["2026-01-01 00:00:00+00","01890000-0000-7000-8000-000000000000"]').toString('base64url'),
      },
      'after',
    ],
  ])('%o by its field', async (asked, path) => {
    const { status, text } = await fresh.call(admin, tickets.list, asked as never)
    expect(status).toBe(400)
    expect(JSON.parse(text).fields[0].path).toBe(path)
  })
})
