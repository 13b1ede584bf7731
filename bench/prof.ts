import { documentFromText } from '@diwan/core/document'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '../server/kit/db/database.ts'
import { castOf } from './cast.ts'
import { burst } from './client.ts'
const url = process.env['BENCH_URL']!
const db = openDatabase(url, 2, console.error)
const cast = await castOf(db.db)
const child = fork(new URL('portal.ts', import.meta.url).pathname, {
  execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', '--cpu-prof-interval=200'],
  env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
})
const [{ port }] = (await once(child, 'message')) as any
const who = (process.argv[2] ?? 'admin') as 'admin'
const create = process.argv[2] === 'create'
const call = create ? { port, method: 'POST' as const, path: '/api/tickets', headers: () => ({ cookie: `diwan_session=${cast.user.cookie}`, origin: 'http://bench.test', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }), body: JSON.stringify({ subject: 'الطابعة في الدور الثالث لا تعمل', body: documentFromText('نرجو المساعدة قبل الظهر، الطابعة متوقفة منذ الصباح', 'rtl'), departmentId: cast.departmentId, groupId: cast.groupId }) } : {
  port,
  method: 'GET' as const,
  path: process.argv[3] ?? '/api/tickets?view=queue',
  headers: () => ({ cookie: `diwan_session=${cast[who].cookie}` }),
}
await burst(call, 300, 1)
const l = await burst(call, 2000, 1)
console.log(l.toSorted((a, b) => a - b)[1000])
child.disconnect()
await once(child, 'exit')
await db.close()
process.exit()
