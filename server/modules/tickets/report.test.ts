import { documentFromText } from '@diwan/core/document'
import { addWorkingSeconds } from '@diwan/core/working-calendar'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { beforeAll, expect, test } from 'vitest'
import { readWorkingDays } from '../settings/public.ts'
import { measureOldTickets } from './service/report/keep-measures.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

const HOUR = 3_600
let w: World
let group: TestUnit
let other: TestUnit
let noura: TestPerson
let tech: TestPerson
let admin: TestPerson
const days = { from: '', to: '' }
const body = (text = 'نص') => documentFromText(text, 'rtl')
const today = () => w.clock.now().toISOString().slice(0, 10)

/** Working time goes by; nights and days off are skipped. */
async function work(hours: number) {
  const { calendar } = await readWorkingDays(w.db)
  const now = w.clock.now().getTime() / 1000
  w.clock.advance((addWorkingSeconds(calendar, now, hours * HOUR)! - now) * 1000)
}

async function run(
  who: TestPerson,
  name: 'take' | 'wait' | 'resume' | 'resolve' | 'confirm' | 'reopen' | 'reject' | 'withdraw',
  { id }: Pick<Ticket, 'id'>,
  more: object = {},
) {
  const { version } = (await w.call(who, tickets.open, { id })).body.ticket
  const answer = await w.call(who, ticketCommands[name], { id, version, ...more })
  expect([name, answer.status]).toEqual([name, 200])
}

beforeAll(async () => {
  w = await world()
  ;[group, other] = [await w.group(), await w.group()]
  noura = await w.person('USER')
  tech = await w.person('TECH', group, other)
  admin = await w.person('ADMIN')
  await work(1)
  days.from = today()

  const quick = await w.ticket({ by: noura, group })
  await work(2)
  await w.call(tech, tickets.reply, { id: quick.id, body: body() })
  await run(tech, 'wait', quick, { reason: 'requester' })
  await work(16)
  await run(tech, 'resume', quick)
  await work(1)
  await run(tech, 'resolve', quick, { body: body() })

  const again = await w.ticket({ by: noura, group: other })
  await work(4)
  await run(tech, 'take', again)
  await run(tech, 'resolve', again, { body: body() })
  await work(24)
  await run(noura, 'reject', again, { body: body() })
  await run(tech, 'resolve', again, { body: body() })
  await run(noura, 'reject', again, { body: body() })
  await work(3)
  await run(tech, 'resolve', again, { body: body() })
  await run(noura, 'confirm', again)
  await work(20)
  await run(tech, 'reopen', again)

  await run(noura, 'withdraw', await w.ticket({ by: noura, group }))
  await w.ticket({ by: noura, group })
  days.to = today()
})

const report = async (who: TestPerson, more: Partial<SentInputOf<typeof ticketReports.report>> = {}) =>
  (await w.call(who, ticketReports.report, { ...days, ...more })).body

test('times are working time without what a ticket waited; a solution that was taken back counts no more', async () => {
  const { total, rows } = await report(admin)
  expect(total).toMatchObject({ created: 4, solved: 1, reopened: 1, open: 2, solution: 3 * HOUR, answered: 2, answer: 3 * HOUR })
  const row = (id: string) => rows.find((one) => one.id === id)
  expect(row(group.id)).toMatchObject({ created: 3, solved: 1, open: 1, answer: 2 * HOUR, solution: 3 * HOUR })
  expect(row(other.id)).toMatchObject({ created: 1, solved: 0, open: 1, answer: 4 * HOUR, solution: null })
})

const lists = {
  created: (from: string, to: string) => ({ createdFrom: from, createdTo: to }),
  answered: (from: string, to: string) => ({ answeredFrom: from, answeredTo: to }),
  solved: (from: string, to: string) => ({ solvedFrom: from, solvedTo: to }),
  reopened: (from: string, to: string) => ({ reopenedFrom: from, reopenedTo: to }),
  backlog: (_from: string, to: string) => ({ backlogTo: to }),
}

test.each(['day', 'week', 'month'] as const)(
  'each figure of a %s is the length of the list behind it, for everybody',
  async (step) => {
    for (const who of [admin, tech, noura]) {
      const { points } = await report(who, { step })
      expect(points.at(0)?.from).toBe(days.from)
      expect(points.at(-1)?.to).toBe(days.to)
      for (const point of points)
        for (const [name, query] of Object.entries(lists)) {
          const { body: count } = await w.call(who, tickets.count, {
            view: 'queue',
            queue: 'all',
            ...query(point.from, point.to),
          })
          expect([point.from, name, point[name as keyof typeof lists]]).toEqual([point.from, name, count.count])
        }
    }
  },
)

test('the backlog of a day is what was open at its end, whatever became of it', async () => {
  const { points } = await report(admin)
  expect(points[0]!.backlog).toBe(1)
  expect(points.at(-1)!.backlog).toBe(2)
  const between = points.map(({ backlog }) => backlog)
  expect(Math.min(...between)).toBe(0)
})

test.each(['group', 'department', 'template', 'assignee'] as const)(
  'each figure of the table by %s is the length of its list',
  async (by) => {
    const { rows, total } = await report(admin, { by })
    const sums = { created: 0, solved: 0, open: 0 }
    for (const row of rows) {
      const key = row.id ? { [`${by}Id`]: row.id } : { without: by === 'assignee' ? 'assignee' : 'template' }
      const count = async (query: object) =>
        (await w.call(admin, tickets.count, { view: 'queue', queue: 'all', ...key, ...query })).body.count
      expect(row.created).toBe(await count(lists.created(days.from, days.to)))
      expect(row.solved).toBe(await count(lists.solved(days.from, days.to)))
      expect(row.answered).toBe(await count(lists.answered(days.from, days.to)))
      expect(row.open).toBe(await count({ status: 'NEW,OPEN,PENDING' }))
      for (const name of ['created', 'solved', 'open'] as const) sums[name] += row[name]
    }
    expect(sums).toEqual({ created: total.created, solved: total.solved, open: total.open })
  },
)

test('filters of a report are those of the list', async () => {
  const { total } = await report(admin, { groupId: other.id })
  expect(total).toMatchObject({ created: 1, open: 1 })
})

test('a technician reads figures of his groups, a requester those of her tickets, and a system administrator none', async () => {
  const stranger = await w.person('TECH', await w.group())
  expect((await report(stranger)).total).toMatchObject({ created: 0, open: 0 })
  expect((await report(noura)).total).toMatchObject({ created: 4 })
  const system = await w.person('SYSTEM_ADMIN')
  expect((await w.call(system, ticketReports.report, days)).status).toBe(403)
})

test('what is measured from the history is what was measured as it happened', async () => {
  const kept = () =>
    Promise.all([
      w.db
        .selectFrom('tickets')
        .select(['id', 'solved_at', 'reopened_at', 'answer_seconds', 'solution_seconds'])
        .orderBy('id')
        .execute(),
      w.db.selectFrom('ticket_periods').selectAll().orderBy('ticket_id').orderBy('opened_at').execute(),
    ])
  const before = await kept()
  expect(before[1].length).toBeGreaterThan(5)
  await w.db.deleteFrom('ticket_periods').execute()
  const nothing = { solved_at: null, reopened_at: null, answer_seconds: null, solution_seconds: null, measured: false }
  await w.db.updateTable('tickets').set(nothing).execute()
  await measureOldTickets(w.portal)
  expect(await kept()).toEqual(before)
})

test('a range is at most a year, and never reversed', async () => {
  const wrong = async (from: string, to: string) => (await w.call(admin, ticketReports.report, { from, to })).status
  expect(await wrong('2025-01-01', '2026-01-02')).toBe(400)
  expect(await wrong('2026-01-02', '2026-01-01')).toBe(400)
  expect(await wrong('2026-01-01', '2026-01-01')).toBe(200)
})

test('the file holds the figures of the screen', async () => {
  const { text } = await w.call(admin, ticketReports.export, { ...days, format: 'csv', table: 'steps' })
  const { points } = await report(admin)
  expect(text.trim().split('\r\n')).toHaveLength(points.length + 1)
  const rows = await w.call(admin, ticketReports.export, { ...days, format: 'csv' })
  expect(rows.text).toContain('3.00')
})
