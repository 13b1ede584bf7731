import { openDatabase } from '../server/kit/db/database.ts'
import { castOf } from './cast.ts'
import { startChild, BENCH_ORIGIN } from './child.ts'
import { burst } from './client.ts'
import { randomUUID } from 'node:crypto'
import { documentFromText } from '@diwan/core/document'
const url = process.env['BENCH_URL']!
const pool = openDatabase(url, 2, console.error)
const q = async (s: string) => (await pool.pool.query(s)).rows
console.log(await q(`select name, setting from pg_settings where name in ('wal_compression','wal_sync_method','fsync','synchronous_commit','full_page_writes','checkpoint_timeout','max_wal_size','wal_init_zero','wal_recycle','shared_buffers')`))
console.log(await q('select count(*) from tickets'), await q(`select pg_size_pretty(pg_database_size('diwan')), pg_size_pretty(pg_relation_size('tickets')) t, pg_size_pretty(pg_indexes_size('tickets')) i`))
const cast = await castOf(pool.db)
const portal = await startChild('portal.ts', url)
const create = { port: portal.port, method: 'POST' as const, path: '/api/tickets',
    headers: () => ({ cookie: `diwan_session=${cast.user.cookie}`, origin: BENCH_ORIGIN, 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    body: JSON.stringify({ subject: 'الطابعة في الدور الثالث لا تعمل', body: documentFromText('نرجو المساعدة قبل الظهر، الطابعة متوقفة منذ الصباح', 'rtl'), departmentId: cast.departmentId, groupId: cast.groupId }) }
await burst(create, 100, 1)
for (const comp of ['off', 'lz4', 'pglz', 'off']) {
  try { await q(`alter system set wal_compression = '${comp}'`); await q('select pg_reload_conf()') } catch (e) { console.log(comp, String(e)); continue }
  await q('checkpoint')
  for (let i = 0; i < 3; i++) {
    const [a] = await q(`select wal_bytes, wal_fpi, wal_records from pg_stat_wal`)
    const l = (await burst(create, 300, 1)).toSorted((x, y) => x - y)
    await new Promise((r) => setTimeout(r, 1500))
    const [b] = await q(`select wal_bytes, wal_fpi, wal_records from pg_stat_wal`)
    console.log(comp, 'p10', l[30]!.toFixed(2), 'p50', l[150]!.toFixed(2), 'wal kB per create', ((Number(b.wal_bytes) - Number(a.wal_bytes)) / 300 / 1024).toFixed(1), 'fpi', ((b.wal_fpi - a.wal_fpi) / 300).toFixed(2), 'records', ((b.wal_records - a.wal_records) / 300).toFixed(0))
  }
}
await q(`alter system reset wal_compression`); await q('select pg_reload_conf()')
await portal.stop(); process.exit()
