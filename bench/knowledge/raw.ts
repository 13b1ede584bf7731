/**
 * The raw reference for reading and searching articles: Fastify, pg, the same rows of the same tables, without a caller. `pad` makes an
 * answer as many bytes as the one it is compared to.
 */
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()
const padded = (rows: readonly object[], pad: string) => ({ rows, pad: 'x'.repeat(Number(pad)) })

app.get<{ Querystring: { id: string; pad: string } }>('/article', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select article.*, shown.doc from articles article
      join article_versions shown on shown.article_id = article.id and shown.n = article.published_n where article.id = $1`,
    [query.id],
  )
  return padded(rows, query.pad)
})

/** The newest fifty articles, as an index gives them. */
app.get<{ Querystring: { pad: string } }>('/newest', async ({ query }) => {
  const { rows } = await pool.query<object>(
    'select * from articles where listed_at is not null order by published_at desc, id desc limit 50',
  )
  return padded(rows, query.pad)
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
