/**
 * What a page costs with nothing around it: Fastify, pg, 50 rows of the same table by index, nobody asked who calls. `pad`
 * makes its answer as many bytes as the one it is compared to; a text added here costs less than columns read there.
 */
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()

app.get<{ Querystring: { pad: string } }>('/rows', async ({ query }) => {
  const { rows } = await pool.query(
    `select * from tickets where deleted_at is null and status not in ('CLOSED', 'CANCELED') order by activity_at desc, id desc limit 50`,
  )
  return { rows, pad: 'x'.repeat(Number(query.pad)) }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
