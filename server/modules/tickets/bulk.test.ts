import { BULK_TURN, MAX_RUNS_WAITING } from '@diwan/contract/bulk/limits'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import type { StartBulk } from '@diwan/contract/tickets/schemas/bulk'
import { beforeAll, expect, test } from 'vitest'
import { plantTickets, type NewPlantedTicket } from './proof/planted.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { forgetBulk } from '../bulk/public.ts'
import { ticketRuns } from './service/bulk.ts'

const { oneTurn, takeTurn } = ticketRuns
const runBulk = (portal: World['portal']) => ticketRuns.backgroundJob.run(portal)

let w: World
let group: TestUnit
let tech: TestPerson
let requester: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  tech = await w.person('TECH', group)
  requester = await w.person('USER')
})

async function plant(...wanted: Partial<NewPlantedTicket>[]) {
  const at = { groupId: group.id, departmentId: group.parentId!, requesterId: requester.id, activityAt: w.clock.now() }
  return plantTickets(
    w.db,
    wanted.map((one) => ({ ...at, ...one })),
  )
}

const seen = (planted: readonly { id: string }[]) => planted.map(({ id }) => ({ id, version: 1 }))

async function finished(person: TestPerson, input: StartBulk) {
  const { body, status } = await w.call(person, ticketBulk.start, input)
  expect(status).toBe(200)
  return w.eventually(async () => {
    const run = await w.call(person, ticketBulk.open, { id: body.id })
    expect(run.body.finished).toBe(true)
    return run.body
  })
}

const versionsOf = async (planted: readonly { id: string }[]) => {
  const rows = await w.db.selectFrom('tickets').select(['id', 'version', 'status', 'assignee_id']).execute()
  return planted.map(({ id }) => rows.find((row) => row.id === id)!)
}

test('a technician closes many tickets at once, and each is judged as if it were closed alone', async () => {
  const elsewhere = await w.group()
  const foreign = { groupId: elsewhere.id, departmentId: elsewhere.parentId! }
  const planted = await plant({ assigneeId: tech.id }, { assigneeId: tech.id, status: 'CLOSED' }, {}, foreign, {
    assigneeId: tech.id,
  })
  const given = seen(planted).map((one, n) => (n === 4 ? { ...one, version: 7 } : one))
  const run = await finished(tech, { tickets: given, command: { name: 'close', reason: 'solved' } })
  expect(run.rows.map(({ state, code }) => code ?? state)).toEqual([
    'done',
    'wrong_state',
    'forbidden',
    'not_found',
    'changed_meanwhile',
  ])
  expect(run.rows.map(({ ticket }) => ticket === null)).toEqual([false, false, false, true, false])
  expect((await versionsOf(planted)).map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'OPEN', 'OPEN', 'OPEN'])
})

test('the queue is taken, given, handed over, made urgent and put back by the ticket', async () => {
  const planted = await plant({ status: 'NEW' }, { status: 'NEW' })
  const colleague = await w.person('TECH', group)
  const run = async (version: number, command: StartBulk['command']) => {
    const { rows } = await finished(tech, { tickets: planted.map(({ id }) => ({ id, version })), command })
    return rows.map(({ state, code }) => code ?? state)
  }
  expect(await run(1, { name: 'take' })).toEqual(['done', 'done'])
  expect((await versionsOf(planted)).map(({ assignee_id }) => assignee_id)).toEqual([tech.id, tech.id])
  expect(await run(2, { name: 'assign', assigneeId: colleague.id })).toEqual(['done', 'done'])
  expect(await run(3, { name: 'assign', assigneeId: requester.id })).toEqual(['tickets.cannot_take', 'tickets.cannot_take'])
  expect(await run(3, { name: 'priority', to: 'HIGH' })).toEqual(['done', 'done'])
  expect(await run(3, { name: 'unassign' })).toEqual(['done', 'done'])
  expect((await versionsOf(planted)).map(({ status }) => status)).toEqual(['NEW', 'NEW'])
  const other = await w.group()
  const place = { departmentId: other.parentId!, groupId: other.id }
  expect(await run(4, { name: 'transfer', ...place })).toEqual(['done', 'done'])
  expect(await run(5, { name: 'take' })).toEqual(['not_found', 'not_found'])
})

test('a run that is begun again after a restart does no ticket twice', async () => {
  const planted = await plant({ assigneeId: tech.id }, { assigneeId: tech.id })
  const run = await finished(tech, { tickets: seen(planted), command: { name: 'unassign' } })
  // the process ended between the deed and the note of it
  await w.db.updateTable('bulk_rows').set({ state: 'waiting' }).where('run_id', '=', run.id).execute()
  await w.db.updateTable('bulk_runs').set({ finished_at: null }).where('id', '=', run.id).execute()
  await Promise.all([runBulk(w.portal), runBulk(w.portal)])
  const again = await w.call(tech, ticketBulk.open, { id: run.id })
  expect(again.body.rows.map(({ state }) => state)).toEqual(['done', 'done'])
  expect((await versionsOf(planted)).map(({ version }) => version)).toEqual([2, 2])
  const told = await w.db
    .selectFrom('history')
    .select('id')
    .where('event', '=', 'tickets.unassigned')
    .where(
      'object_id',
      'in',
      planted.map(({ id }) => id),
    )
    .execute()
  expect(told).toHaveLength(2)
})

test('a run is its caller’s alone, and forgotten after a day', async () => {
  const run = await finished(tech, { tickets: seen(await plant({})), command: { name: 'take' } })
  expect((await w.call(requester, ticketBulk.open, { id: run.id })).status).toBe(404)
  await w.db
    .updateTable('bulk_runs')
    .set({ created_at: new Date(w.clock.now().getTime() - 86_400_001) })
    .where('id', '=', run.id)
    .execute()
  await forgetBulk(w.portal)
  expect((await w.call(tech, ticketBulk.open, { id: run.id })).status).toBe(404)
})

test('a run of none, of too many and of one twice is refused by its field', async () => {
  const one = { id: requester.id, version: 1 }
  const many = Array.from({ length: 501 }, () => one)
  for (const tickets of [[], many, [one, one]]) {
    const { status } = await w.call(tech, ticketBulk.start, { tickets, command: { name: 'take' } })
    expect(status).toBe(400)
  }
})

test('a person who closed the window finds their runs of the last day again, newest first, and no one else does', async () => {
  const [person, other] = [await w.person('TECH', group), await w.person('TECH', group)]
  const planted = await plant({ status: 'NEW' }, { status: 'CLOSED' })
  const first = await finished(person, { tickets: seen(planted), command: { name: 'take' } })
  w.clock.advance(3_600_000)
  const second = await finished(person, { tickets: seen(planted.slice(0, 1)), command: { name: 'priority', to: 'HIGH' } })
  const listed = async (who: TestPerson) => (await w.call(who, ticketBulk.list, {})).body.items
  expect(await listed(person)).toMatchObject([
    { id: second.id, command: 'priority', finished: true, counts: { waiting: 0, done: 1, refused: 0 } },
    { id: first.id, command: 'take', finished: true, counts: { waiting: 0, done: 1, refused: 1 } },
  ])
  expect(await listed(other)).toEqual([])
  w.clock.advance(23.5 * 3_600_000)
  expect((await listed(person)).map(({ id }) => id)).toEqual([second.id])
})

/** Without a word to a worker: the test takes the turns. */
const waitingRun = (person: TestPerson, planted: readonly { id: string }[]) =>
  ticketRuns.insert(w.db, person.id, seen(planted), { name: 'priority', to: 'HIGH' }, w.clock.now())
const settledOf = async (run: string): Promise<number> => {
  const rows = await w.db.selectFrom('bulk_rows').select('state').where('run_id', '=', run).execute()
  return rows.filter(({ state }) => state !== 'waiting').length
}
const plantMany = (count: number) => plant(...Array.from({ length: count }, () => ({})))

test('behind fifteen long runs of one person the run of another has the next turn (H59)', async () => {
  const [busy, other] = [await w.person('TECH', group), await w.person('TECH', group)]
  const many = await plantMany(2 * BULK_TURN + 5)
  const runs: string[] = []
  for (let n = 0; n < 15; n += 1) runs.push(await waitingRun(busy, many))
  runs.sort() // asked for at the same time: their ids say which comes first
  await oneTurn(w.portal)
  const theirs = await waitingRun(other, await plantMany(BULK_TURN + 1))
  const counted = async () => [await settledOf(runs[0]!), await settledOf(runs[1]!), await settledOf(theirs)]
  expect(await counted()).toEqual([BULK_TURN, 0, 0])
  await oneTurn(w.portal)
  expect(await counted()).toEqual([BULK_TURN, 0, BULK_TURN])
  await oneTurn(w.portal)
  expect(await counted()).toEqual([2 * BULK_TURN, 0, BULK_TURN])
  await oneTurn(w.portal)
  expect(await counted()).toEqual([2 * BULK_TURN, 0, BULK_TURN + 1])
  await w.db.deleteFrom('bulk_runs').where('actor_id', 'in', [busy.id, other.id]).execute()
})

test('runs of one person are carried out one at a time, whatever workers there are (H59)', async () => {
  const [busy, other] = [await w.person('TECH', group), await w.person('TECH', group)]
  const planted = await plantMany(3)
  // asked for at the same time: their ids say which comes first
  const own = [await waitingRun(busy, planted), await waitingRun(busy, planted)].toSorted()
  const runs = [...own, await waitingRun(other, planted)]
  await w.db.transaction().execute(async (worker) => {
    expect(await takeTurn(worker)).toBe(runs[0])
    expect([await oneTurn(w.portal), await oneTurn(w.portal)]).toEqual([true, false])
    expect(await Promise.all(runs.map(settledOf))).toEqual([0, 0, 3])
  })
  await runBulk(w.portal)
  expect(await Promise.all(runs.map(settledOf))).toEqual([3, 3, 3])
})

test('twenty runs of one person may wait, and those of others are taken all the same (H59)', async () => {
  const busy = await w.person('TECH', group)
  const planted = await plantMany(1)
  for (let n = 0; n < MAX_RUNS_WAITING; n += 1) await waitingRun(busy, planted)
  const input: StartBulk = { tickets: seen(planted), command: { name: 'take' } }
  const { status, body, headers } = await w.call(busy, ticketBulk.start, input)
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'tickets.too_many_runs', '60'])
  expect((await w.call(tech, ticketBulk.start, input)).status).toBe(200)
  await w.eventually(async () => expect((await w.call(busy, ticketBulk.start, input)).status).toBe(200))
})

test('where tickets are asked for, none is refused in words of its own (S5.27)', async () => {
  const { status, body } = await w.call(tech, ticketBulk.start, { tickets: [], command: { name: 'take' } })
  expect([status, body.code, body.fields]).toEqual([400, 'invalid_input', [{ path: 'tickets', code: 'ticket' }]])
})
