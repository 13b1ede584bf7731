import { openDatabase } from '../server/kit/db/database.ts'
import { randomUUID } from 'node:crypto'
import { documentFromText } from '@diwan/core/document'
import { openBenchDatabase } from './database.ts'
import { castOf } from './cast.ts'
import { startChild, BENCH_ORIGIN } from './child.ts'
import { burst, send, type Call } from './client.ts'
import { appendFileSync } from 'node:fs'

const t0 = performance.now()
const db = process.env['BENCH_URL']
  ? { ...openDatabase(process.env['BENCH_URL'], 2, console.error), url: process.env['BENCH_URL'] }
  : await openBenchDatabase(Number(process.argv[2] ?? 100000))
console.log('seeded', ((performance.now() - t0) / 1000).toFixed(1), 's')
const cast = await castOf(db.db)
const portal = await startChild('portal.ts', db.url)
const reference = await startChild('reference.ts', db.url)
console.log({ portal: portal.port, reference: reference.port, url: db.url, cast })
const cookie = (c: string) => () => ({ cookie: `diwan_session=${c}` })
const get = (c: string, path: string): Call => ({ port: portal.port, method: 'GET', path, headers: cookie(c) })
const scenarios: Record<string, Call> = {
  list_admin: get(cast.admin.cookie, '/api/tickets?view=queue'),
  list_tech: get(cast.tech.cookie, '/api/tickets?view=queue'),
  list_user: get(cast.user.cookie, '/api/tickets?view=requested'),
  create: {
    port: portal.port,
    method: 'POST',
    path: '/api/tickets',
    headers: () => ({
      cookie: `diwan_session=${cast.user.cookie}`,
      origin: BENCH_ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }),
    body: JSON.stringify({
      subject: 'الطابعة في الدور الثالث لا تعمل',
      body: documentFromText('نرجو المساعدة قبل الظهر، الطابعة متوقفة منذ الصباح', 'rtl'),
      departmentId: cast.departmentId,
      groupId: cast.groupId,
    }),
  },
}
const mean = (a: number[]) => a.reduce((x, y) => x + y, 0) / a.length
const median = (a: number[]) => a.toSorted((x, y) => x - y)[Math.floor(a.length / 2)]!
const ref = (bytes: number): Call => ({ port: reference.port, method: 'GET', path: `/rows?bytes=${bytes}`, headers: () => ({}) })
const bare = await send(ref(0))
for (const connections of [1, 8])
  for (const [name, call] of Object.entries(scenarios)) {
    const bytes = await send(call)
    const r = ref(Math.max(0, bytes - bare))
    await burst(call, 300, connections)
    await burst(r, 300, connections)
    const ratios: number[] = [],
      meds: number[] = [],
      a: number[] = [],
      b: number[] = []
    for (let i = 0; i < 15; i++) {
      const p = await burst(call, 80, connections),
        q = await burst(r, 80, connections)
      ratios.push(mean(p) / mean(q))
      meds.push(median(p) / median(q))
      a.push(median(p))
      b.push(median(q))
    }
    console.log(
      connections,
      name,
      'bytes',
      bytes,
      'ratio of means',
      median(ratios).toFixed(2),
      'of medians',
      median(meds).toFixed(2),
      'portal',
      median(a).toFixed(2),
      'raw',
      median(b).toFixed(2),
    )
  }
if (process.argv[3] === 'stay') await new Promise(() => setInterval(() => {}, 1000))
await portal.stop()
await reference.stop()
await db.close()
process.exit()
