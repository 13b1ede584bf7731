import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadiness } from '../kit/observe/readiness.ts'
import { openSocket, openStream } from '../testing/live.ts'
import { world, type World } from '../testing/world.ts'

/** Nobody reads or writes a ticket before it is released. */
async function lockedTickets(w: World) {
  const trx = await w.db.startTransaction().execute()
  await sql`lock table tickets in access exclusive mode`.execute(trx)
  return { trx, release: () => trx.commit().execute() }
}

test('a process that goes answers the write that is on its way and sends its sockets to another', async () => {
  const w = await world()
  const noura = await w.person('USER')
  const group = await w.group()
  const [socket, stream] = [await openSocket(w, noura), await openStream(w, noura.streamToken)]

  const { release, trx } = await lockedTickets(w)
  const writing = w.call(noura, tickets.create, {
    subject: 'الطابعة لا تعمل',
    body: documentFromText('نص الطلب', 'rtl'),
    departmentId: group.parentId!,
    groupId: group.id,
  })
  await w.eventually(async () => {
    const { rows } = await sql`select from pg_locks where not granted and relation = 'tickets'::regclass`.execute(trx)
    expect(rows.length).toBeGreaterThan(0)
  })
  const gone = w.app.close().then(() => 'gone')
  await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([1012, true]))
  await expect(fetch(`${w.base}/health/live`)).rejects.toThrow('fetch failed')
  expect(await Promise.race([gone, sleep(100)])).toBeUndefined()

  await release()
  expect((await writing).status).toBe(200)
  expect(await gone).toBe('gone')
})

test('readiness ends before anything else does', async () => {
  const w = await world()
  const readiness = createReadiness(w.db)
  expect(await readiness.isReady()).toBe(true)
  readiness.leave()
  expect(await readiness.isReady()).toBe(false)
})
