import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '../server/kit/db/database.ts'
import { castOf } from './cast.ts'
import { burst } from './client.ts'
const url = process.env['BENCH_URL']!
const db = openDatabase(url, 2, console.error)
const cast = await castOf(db.db)
const child = fork(new URL('portal.ts', import.meta.url).pathname, { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', '--cpu-prof-interval=200'], env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' } })
const [{ port }] = await once(child, 'message') as any
const who = (process.argv[2] ?? 'admin') as 'admin'
const call = { port, method: 'GET' as const, path: process.argv[3] ?? '/api/tickets?view=queue', headers: () => ({ cookie: `diwan_session=${cast[who].cookie}` }) }
await burst(call, 300, 1)
const l = await burst(call, 2000, 1)
console.log(l.toSorted((a,b)=>a-b)[1000])
child.disconnect(); await once(child, 'exit'); await db.close(); process.exit()
