import pg from 'pg'
import { randomUUID, randomBytes } from 'node:crypto'
import { documentFromText } from '@diwan/core/document'
const stat = new Map<string, number[]>()
const orig = pg.Client.prototype.query as any
;(pg.Client.prototype as any).query = function (this: any, ...a: any[]) {
  const text = typeof a[0] === 'string' ? a[0] : a[0]?.text
  const t = performance.now()
  const r = orig.apply(this, a)
  if (r?.then)
    r.then(
      () => {
        const k = String(this.connectionParameters?.application_name) + ' ' + String(text).replace(/\s+/g, ' ').slice(0, 120)
        const l = stat.get(k) ?? []
        l.push(performance.now() - t)
        stat.set(k, l)
      },
      () => {},
    )
  return r
}
const { openDatabase } = await import('../server/kit/db/database.ts')
const { castOf } = await import('./cast.ts')
const { createTicket } = await import('../server/modules/tickets/service/create.ts')
const { readActor } = await import('../server/modules/access/public.ts')
const { createJobs } = await import('../server/kit/record/jobs.ts')
const { tellReaction } = await import('../server/modules/notifications/jobs.ts')
const { allModules } = await import('../server/app/modules.ts')
const { memoryBus } = await import('../server/kit/realtime/bus.ts')
const url = process.env['BENCH_URL']!
const pool = openDatabase(url, 20, console.error)
const cast = await castOf(pool.db)
const jobs = createJobs(url, console.error)
const portal = { db: pool.db, clock: { now: () => new Date() }, bus: memoryBus(), jobs, log: console as any }
const work = process.argv[2] !== 'nowork'
await jobs.start([tellReaction(portal, allModules('http://x'))], { work })
const actor = (await readActor(pool.db, cast.user.id))!
let times: number[] = []
const N = 300
for (let i = 0; i < N; i++) {
  if (i === 60) {
    stat.clear()
    times = []
  }
  const t = performance.now()
  await createTicket(
    {
      portal,
      clock: portal.clock,
      db: pool.db,
      actor,
      receipt: { requestId: randomUUID(), endpoint: 'tickets.create', bodyHash: randomBytes(32) },
    },
    {
      subject: 'الطابعة',
      body: documentFromText('نرجو المساعدة', 'rtl'),
      departmentId: cast.departmentId,
      groupId: cast.groupId,
      priority: 'NORMAL',
    },
  )
  times.push(performance.now() - t)
}
const med = (l: number[]) => l.toSorted((a, b) => a - b)[Math.floor(l.length / 2)]!
console.log('create median', med(times).toFixed(2), 'p10', times.toSorted((a, b) => a - b)[24]!.toFixed(2))
for (const [k, l] of [...stat].toSorted((a, b) => b[1].reduce((x, y) => x + y) - a[1].reduce((x, y) => x + y)).slice(0, 45))
  console.log((l.length / 240).toFixed(2).padStart(6), med(l).toFixed(2).padStart(7), k)
process.exit()
