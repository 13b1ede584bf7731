/**
 * What the same page costs with nothing around it: Fastify, pg, 50 rows by index. The text `pad` brings the body to as many
 * bytes as the endpoint it is compared with.
 */
import { fastify } from 'fastify'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()

app.get<{ Querystring: { bytes: string } }>('/rows', async ({ query }) => {
  const { rows } = await pool.query(
    `select * from tickets where deleted_at is null and status not in ('CLOSED', 'CANCELED') order by activity_at desc, id desc limit 50`,
  )
  return { rows, pad: 'x'.repeat(Number(query.bytes)) }
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port })

process.on('disconnect', () => {
  void app.close().then(() => pool.end())
})
