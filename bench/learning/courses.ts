import { personToken } from '@diwan/contract/kit/tokens'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { results } from '@diwan/contract/training/endpoints/results'
import { sql } from 'kysely'
import type { Database } from '../../server/kit/db/database.ts'
import { send } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'
import { asked, reads } from './asking.ts'
import { now } from './planted.ts'
import type { Stage } from './stage.ts'

/** How many times a bare read of the same rows one's own courses and the report of a course may cost. */
export const COURSES = 3
const QUESTIONS = 10

const options = ['a', 'b', 'c'].map((key) => ({ key, labelAr: `خيار ${key}`, labelEn: `Option ${key}` }))
const question = (key: string) => ({
  field: { type: 'choice' as const, key, labelAr: `سؤال ${key}`, labelEn: `Question ${key}`, options },
  marks: 1,
})
const keys = Array.from({ length: QUESTIONS }, (_, at) => `q${at + 1}`)
const quiz = {
  kind: 'quiz' as const,
  key: 'quiz',
  titleAr: 'اختبار',
  titleEn: 'Quiz',
  questions: keys.map(question),
  rights: Object.fromEntries(keys.map((key) => [key, { type: 'choice' as const, right: 'a' }])),
}
const sections = [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons: [quiz] }]

/** So many courses on which everybody is enrolled, half of whom answered the quiz: one's own list, the report and the questions of one course. */
export async function measureCourses(
  { database, portal, raw, author, reader }: Stage,
  count: number,
  rounds: number,
): Promise<Readonly<Record<'mine' | 'report' | 'items', Comparison>>> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const names = { nameAr: `دورة القياس ${n}`, nameEn: `Measured course ${n}` }
    const { id } = await asked(portal.origin, author, courses.create, { ...names, sections })
    await asked(portal.origin, author, coursePublishing.publish, { ...now, id, tokens: [personToken(reader.id)] })
    ids.push(id)
  }
  await plantLearners(database.db, ids)
  const [course] = ids
  await plantAttempts(database.db, course!)
  await database.pool.query('vacuum analyze')
  const measured = async (path: string, bare: string): Promise<Comparison> => {
    const by = path.includes('view=') ? reader : author
    const [asks, plain] = [reads(portal.origin, by, path), (pad: number) => reads(raw.origin, by, `${bare}&pad=${pad}`)]
    const more = (await send(asks)) - (await send(plain(0)))
    return compare(asks, plain(Math.max(0, more)), { rounds, connections: 1, calls: 20, settle: 0 })
  }
  return {
    mine: await measured(`${enrolments.list.path}?view=assigned&sort=due`, `/courses?user=${reader.id}`),
    report: await measured(courses.report.path.replace('{id}', course!), `/learners?course=${course}`),
    items: await measured(results.items.path.replace('{id}', course!), `/attempts?course=${course}`),
  }
}

/** Set-based and past the service: what a trigger would count one by one is known. */
async function plantLearners(db: Database, courseIds: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create temp table planted_learner on commit drop as
      select uuidv7() as id, person.id as person, course.id as course, (row_number() over ())::int as n,
        (select member.unit_id from unit_members member where member.user_id = person.id limit 1) as unit
      from users person cross join unnest(${[...courseIds]}::uuid[]) course (id) where person.email like 'person%@bench.example'`.execute(
      trx,
    )
    await sql`insert into objects (id, kind, created_by, created_at) select id, 'enrolment', person, now() from planted_learner`.execute(
      trx,
    )
    await sql`alter table enrolments disable trigger enrolments_count`.execute(trx)
    await sql`insert into enrolments (id, course_id, course_version, user_id, unit_id, source, due_on, status, required, open_required,
        created_by, created_at, begun_at)
      select id, course, 1, person, unit, 'assignment', current_date + (n % 60) - 20, case n % 2 when 0 then 'OPEN' else 'NEW' end, 1, 1,
        person, now() - n * interval '1 second', now() from planted_learner
      on conflict do nothing`.execute(trx)
    await sql`alter table enrolments enable trigger enrolments_count`.execute(trx)
  })
}

/** Who began one course has answered its quiz once, some of it right. */
async function plantAttempts(db: Database, courseId: string): Promise<void> {
  await sql`insert into quiz_attempts (enrolment_id, lesson, number, course_id, course_version, key_version, drawn, answers, status,
      started_at, submitted_at, marks, points, total, passed)
    select learner.id, 'quiz', 1, ${courseId}, 1, 1, '[]', given.answers, 'completed', now(), now(), given.marks, given.points,
      ${sql.lit(QUESTIONS)}, given.points >= 6
    from (select id, (row_number() over (order by id))::int as n from enrolments where course_id = ${courseId} and status = 'OPEN') learner
    cross join lateral (
      select jsonb_object_agg('q' || q, case when hit then 'a' when q % 2 = 0 then 'b' else 'c' end) as answers,
        jsonb_object_agg('q' || q, hit::int) as marks, count(*) filter (where hit)::int as points
      from (select q, (learner.n * 7919 + q * 104729) % 10 < learner.n % 10 as hit from generate_series(1, ${sql.lit(QUESTIONS)}) q) asked
    ) given`.execute(db)
}
