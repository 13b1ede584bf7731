/**
 * The raw reference for permission requests: Fastify, pg, the same rows of the same tables, without a caller. `pad` makes an answer as many
 * bytes as the one it is compared to.
 */
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()
await pool.query(`create table if not exists raw_decisions (id uuid primary key default uuidv7(), run uuid not null, step int not null,
  outcome text not null, reason text not null, at timestamptz not null, unique (run, step))`)

/** The newest fifty requests, as an index gives them. */
app.get<{ Querystring: { pad: string } }>('/newest', async ({ query }) => {
  const { rows } = await pool.query<object>(
    'select * from permission_requests where deleted_at is null order by created_at desc, id desc limit 50',
  )
  return { rows, pad: 'x'.repeat(Number(query.pad)) }
})

/** One decision of one run, once, on the disk when answered. */
app.post('/decide', async () => {
  const { rowCount } = await pool.query(
    `insert into raw_decisions (run, step, outcome, reason, at) values (uuidv7(), 1, 'approved', 'x', now()) on conflict do nothing`,
  )
  return { rowCount }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
