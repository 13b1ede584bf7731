import { execSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { documentFromText } from '@diwan/core/document'
import { openDatabase } from '../server/kit/db/database.ts'
import { castOf } from './cast.ts'
import { startChild, BENCH_ORIGIN } from './child.ts'
import { burst, send, type Call } from './client.ts'
const url = process.env['BENCH_URL']!
const db = openDatabase(url, 2, console.error)
const cast = await castOf(db.db)
const portal = await startChild('portal.ts', url),
  reference = await startChild('reference.ts', url)
const hz = 100
const ticks = (pid: string) => {
  try {
    const s = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
    return Number(f[11]) + Number(f[12])
  } catch {
    return 0
  }
}
const schedns = (pid: string) => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}
const nodes = () => readdirSync('/proc').filter((p) => /^\d+$/.test(p))
const group = (pids: string[]) =>
  pids.reduce(
    (sum, pid) =>
      sum +
      readdirSync(`/proc/${pid}/task`).reduce(
        (s, t) =>
          s +
          (() => {
            try {
              return Number(readFileSync(`/proc/${pid}/task/${t}/schedstat`, 'utf8').split(' ')[0]) / 1e6
            } catch {
              return 0
            }
          })(),
        0,
      ),
    0,
  )
const port = new URL(url).port
const cmd = (p: string) => {
  try {
    return readFileSync(`/proc/${p}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
const pm = nodes().find((p) => cmd(p).includes(`port=${port}`))!
const backends = () =>
  nodes().filter((p) => {
    try {
      return readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === pm
    } catch {
      return false
    }
  })
const get = (c: string, path: string): Call => ({
  port: portal.port,
  method: 'GET',
  path,
  headers: () => ({ cookie: `diwan_session=${c}` }),
})
const scenarios: Record<string, Call> = {
  raw: { port: reference.port, method: 'GET', path: '/rows?bytes=20000', headers: () => ({}) },
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
const only = process.argv.slice(2)
const N = 600
for (const [name, call] of Object.entries(scenarios)) {
  if (only.length && !only.includes(name)) continue
  await burst(call, 400, 1)
  const pid = String(name === 'raw' ? reference.pid : portal.pid)
  const n0 = group([pid]),
    p0 = group(backends())
  const l = (await burst(call, N, 1)).toSorted((a, b) => a - b)
  const n1 = group([pid]),
    p1 = group(backends())
  console.log(
    name.padEnd(12),
    'p10',
    l[N / 10]!.toFixed(2),
    'p50',
    l[N / 2]!.toFixed(2),
    'cpu node',
    ((n1 - n0) / N).toFixed(2),
    'pg',
    ((p1 - p0) / N).toFixed(2),
    'sum',
    ((n1 - n0 + p1 - p0) / N).toFixed(2),
  )
}
await portal.stop()
await reference.stop()
await db.close()
process.exit()
