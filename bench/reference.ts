/**
 * What a page costs with nothing around it: Fastify, pg, 50 rows of the same table by index, nobody asked who calls. `pad`
 * makes its answer as many bytes as the one it is compared to; a text added here costs less than columns read there. `/file` is what a static file costs.
 */
import { fastify } from 'fastify'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()

app.get<{ Querystring: { pad: string } }>('/rows', async ({ query }) => {
  const { rows } = await pool.query(
    `select * from tickets where deleted_at is null and status not in ('CLOSED', 'CANCELED') order by activity_at desc, id desc limit 50`,
  )
  return { rows, pad: 'x'.repeat(Number(query.pad)) }
})

/** The file of the run, or the part that is asked for, from the disk to the socket. */
app.get('/file', async ({ headers }, reply) => {
  const file = process.env['BENCH_FILE'] ?? ''
  const { size } = await stat(file)
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined)
    return reply.header('content-length', size).send(createReadStream(file, { highWaterMark: 256 * 1_024 }))
  const [start, end] = [Number(first), last ? Number(last) : size - 1]
  reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
  return reply.send(createReadStream(file, { start, end, highWaterMark: 256 * 1_024 }))
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
