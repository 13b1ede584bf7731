/**
 * The raw reference for calendars and bookings: Fastify, pg, the same rows of the same tables, without a caller. `pad` makes an answer as
 * many bytes as the one it is compared to.
 */
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()
await pool.query(`create table if not exists raw_bookings (id uuid primary key default uuidv7(), provider uuid not null,
  during tstzrange not null, booker uuid not null, exclude using gist (provider with =, during with &&))`)
let next = 0

/** The spans of one person in a month, as the index gives them. */
app.get<{ Querystring: { person: string; from: string; to: string; pad: string } }>('/spans', async ({ query }) => {
  const { person, from, to, pad } = query
  const { rows } = await pool.query<object>(
    `select * from spans where person_id = $1 and starts < $3 and starts > $2::timestamptz - interval '31 days' and ends > $2 order by starts`,
    [person, from, to],
  )
  return { rows, pad: 'x'.repeat(Number(pad)) }
})

/** One row that excludes others of its time, on the disk when answered. */
app.post<{ Querystring: { person: string } }>('/book', async ({ query }) => {
  next += 1
  const from = new Date(Date.UTC(2090, 0, 1) + next * 3_600_000).toISOString()
  const { rowCount } = await pool.query(
    `insert into raw_bookings (provider, during, booker) values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'), $1)
     on conflict do nothing`,
    [query.person, from],
  )
  return { rowCount }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
