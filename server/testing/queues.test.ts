import { ROLES } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { TICKET_PRIORITIES, TICKET_QUEUES, TICKET_SORTS, TICKET_STATUSES } from '@diwan/contract/tickets/vocabulary'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { countTickets } from '../modules/tickets/queries/list.ts'
import { withDays } from '../modules/tickets/service/read.ts'
import { isListed, type Question } from './oracle.ts'
import type { TestPerson } from './people.ts'
import { populations, settle, type Settled } from './random-population.ts'
import { seeded } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

let w: World
const people: TestPerson[] = []

beforeAll(async () => {
  w = await world()
  for (const role of ROLES) people.push(await w.person(role))
})

const rarely = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
const questions = fc.record({
  view: fc.constantFrom('requested', 'queue'),
  queue: rarely(fc.constantFrom(...TICKET_QUEUES)),
  state: fc.constantFrom('open', 'all'),
  status: rarely(fc.constantFrom(...TICKET_STATUSES)),
  priority: rarely(fc.constantFrom(...TICKET_PRIORITIES)),
  unit: rarely(fc.nat({ max: 9 })),
  requester: rarely(fc.nat({ max: ROLES.length - 1 })),
  assignee: rarely(fc.nat({ max: ROLES.length - 1 })),
  createdFrom: rarely(fc.constantFrom('2026-10-30', '2026-10-31')),
  createdTo: rarely(fc.constantFrom('2026-10-29', '2026-10-30')),
  sort: fc.constantFrom(...TICKET_SORTS),
  direction: fc.constantFrom('falling', 'rising'),
})
type Drawn = typeof questions extends fc.Arbitrary<infer Q> ? Q : never

function questionOf({ unit, requester, assignee, sort, direction, ...rest }: Drawn, { tree }: Settled) {
  const unitId = unit === undefined ? undefined : [...tree.keys()][unit]
  const place = unitId && { [unit! < 4 ? 'departmentId' : 'groupId']: unitId }
  const question: Question = {
    ...rest,
    ...place,
    ...(requester !== undefined && { requesterId: people[requester]!.id }),
    ...(assignee !== undefined && { assigneeId: people[assignee]!.id }),
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
      fc.asyncProperty(populations, fc.array(questions, { minLength: 6, maxLength: 6 }), async (drawn, asked) => {
        const settled = await settle(w, people, drawn)
        for (const [n, person] of settled.people.entries()) {
          const { question, order } = questionOf(asked[n]!, settled)
          const expected = settled.tickets.filter((ticket) => isListed(settled.cells, person, ticket, settled.tree, question))
          const whole = await walk(person, { ...question, ...order }, 50)
          expect(whole.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
          const ranks = whole.map(rankOf[order.sort])
          const sorted = ranks.toSorted((a, b) => (order.direction === 'falling' ? b - a : a - b))
          expect(ranks).toEqual(sorted)
          expect(await walk(person, { ...question, ...order }, 2)).toEqual(whole)
          const counted = await w.call(person, tickets.count, question)
          expect(counted.status === 403 ? 0 : counted.body.count).toBe(whole.length)
          const actor = await w.actor(person)
          for (const limit of [1, 2, 4])
            expect(await countTickets(w.db, actor, [withDays(actor, question)], limit)).toEqual([Math.min(limit, whole.length)])
          await expectCounters(person, question.view, settled)
        }
      }),
      12,
    ),
)

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
  { tickets: planted, cells, tree }: Settled,
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
