/**
 * What forms and surveys are compared to, with nothing around it: Fastify, pg, the same rows of the same tables, nobody asked who
 * calls. `pad` makes an answer as many bytes as the one it is compared to.
 */
import { fastify } from 'fastify'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = fastify()
const padded = (rows: readonly object[], pad: string) => ({ rows, pad: 'x'.repeat(Number(pad)) })

app.get<{ Querystring: { set: string; pad: string } }>('/tallies', async ({ query }) => {
  const { rows } = await pool.query<object>('select version, field, value, n from field_tallies where set_id = $1', [query.set])
  return padded(rows, query.pad)
})

/** What the first page of somebody's list holds: of all that addresses these tokens the newest fifty, each once. */
app.get<{ Querystring: { table: 'forms' | 'surveys'; tokens: string; pad: string } }>('/audience', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select record.* from (select distinct object_id, listed_at from audiences
        where token = any($1) and kind = $2 and listed_at is not null order by listed_at desc, object_id desc limit 50) listed
      join ${query.table === 'forms' ? 'forms' : 'surveys'} record on record.id = listed.object_id order by listed.listed_at desc`,
    [query.tokens.split(','), query.table.slice(0, -1)],
  )
  return padded(rows, query.pad)
})

/** What the first page of somebody's own courses holds. */
app.get<{ Querystring: { user: string; pad: string } }>('/courses', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select enrolment.*, course.name_ar, course.name_en from enrolments enrolment join courses course on course.id = enrolment.course_id
      where enrolment.user_id = $1 and enrolment.deleted_at is null and enrolment.status in ('NEW', 'OPEN', 'CHECKING', 'REJECTED')
      order by enrolment.due_order, enrolment.id limit 50`,
    [query.user],
  )
  return padded(rows, query.pad)
})

/** All learners of a course, counted by unit and status. */
app.get<{ Querystring: { course: string; pad: string } }>('/learners', async ({ query }) => {
  const { rows } = await pool.query<object>(
    'select unit_id, status, count(*)::int as n from enrolments where course_id = $1 and deleted_at is null group by unit_id, status',
    [query.course],
  )
  return padded(rows, query.pad)
})

/** What was marked of each question of a course. */
app.get<{ Querystring: { course: string; pad: string } }>('/attempts', async ({ query }) => {
  const { rows } = await pool.query<object>(
    `select lesson, mark.key, count(*)::int as n, avg(mark.value::text::float8) as share
      from quiz_attempts cross join jsonb_each(marks) mark where course_id = $1 and status = 'completed' group by lesson, mark.key`,
    [query.course],
  )
  return padded(rows, query.pad)
})

/** All that was sent to one form, as PostgreSQL writes it. */
app.get<{ Querystring: { form: string; keys: string } }>('/copy', async ({ query }, reply) => {
  const client = await pool.connect()
  const answers = query.keys.split(',').map((key) => `given.answers ->> ${pg.escapeLiteral(key)}`)
  const rows = `select object.short_id, sender.full_name, entry.created_at, entry.status, ${answers.join(', ')}
    from form_entries entry join objects object on object.id = entry.id join users sender on sender.id = entry.created_by
    join field_answers given on given.object_id = entry.id
    where entry.form_id = ${pg.escapeLiteral(query.form)} and entry.deleted_at is null
    order by entry.created_at desc, entry.id desc`
  const lines = client.query(copyTo(`copy (${rows}) to stdout (format csv)`))
  lines.once('close', () => client.release())
  return reply.type('text/csv').send(lines)
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => void app.close().then(() => pool.end()))
