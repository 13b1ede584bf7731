import { MIN_DISCRIMINATED } from '@diwan/contract/training/limits'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { ofThem, type Followed } from './report.ts'

export interface ItemRow {
  readonly lesson: string
  readonly key: string
  readonly asked: number
  readonly blank: number
  readonly share: number
  readonly discrimination: number | null
  /** How often each option was chosen. */
  readonly chosen: Readonly<Record<string, number>>
}

/** As `answers` keeps what was left empty. */
const EMPTY = sql`('null', '""', '[]', '{}')`

/**
 * All questions of a course in one statement, over the first marked attempt of each learner at each quiz: later ones show what feedback
 * taught. Marks are those of the version that was answered, so that versions add up. Answers that are alike are counted first (`alike`),
 * and everything else is computed from these counts: there are few of them, however many learners. One word names a quiz of a version,
 * and `offset 0` keeps the planner from taking all answers for one row, which it would sort instead of hashing.
 * Index: quiz_attempts_of_quiz.
 */
export async function readItems(db: Queryable, courseId: string, followed: Followed): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with sat as materialized (
      select concat(lesson, ' ', course_version) as quiz, marks, answers, points, total from (
        select distinct on (lesson, enrolment_id) lesson, enrolment_id, course_version, marks, answers, points, total
        from quiz_attempts where course_id = ${courseId} and status <> 'OPEN' and status = 'completed'
        order by lesson, enrolment_id, number
      ) attempt
      where enrolment_id in (
        select enrolment.id from enrolments enrolment where ${ofThem(courseId, followed)} and enrolment.status <> 'CANCELED')
    ),
    offered as materialized (
      select row_number() over () as at, concat(lesson.value->>'key', ' ', version.version) as quiz, lesson.value->>'key' as lesson,
        question.value#>>'{field,key}' as key, (question.value->>'marks')::int as out_of,
        question.value#>>'{field,type}' in ('choice', 'choices') as has_options
      from course_versions version, jsonb_array_elements(version.outline->'sections') section,
        jsonb_array_elements(section.value->'lessons') lesson, jsonb_array_elements(lesson.value->'questions') question
      where version.course_id = ${courseId} and lesson.value->>'kind' = 'quiz'
    ),
    given as (
      select at, has_options, sat.marks ->> key as mark, sat.answers -> key as answer, points, total
      from sat join offered using (quiz) offset 0
    ),
    alike as (
      select at, mark, points, total, case when has_options then answer::text when answer not in ${EMPTY} then 'true' end as answer,
        count(*) as n
      from given where mark is not null group by 1, 2, 3, 4, 5
    ),
    weighed as materialized (
      select lesson, key, has_options, answer, n, mark::float8 / out_of as share,
        case when total > out_of then (points - mark::float8) / (total - out_of) end as rest
      from alike join offered using (at)
    ),
    summed as (
      select lesson, key, sum(n)::int as asked, (sum(n) - coalesce(sum(n) filter (where answer not in ${EMPTY}), 0))::int as blank,
        sum(n * share) / sum(n) as share
      from weighed group by lesson, key
    ),
    compared as (
      select lesson, key, sum(n * share) / sum(n) as share_mean, sum(n * rest) / sum(n) as rest_mean
      from weighed where rest is not null group by lesson, key
      having sum(n) >= ${sql.lit(MIN_DISCRIMINATED)} and min(share) < max(share) and min(rest) < max(rest)
    ),
    correlated as (
      select lesson, key, sum(n * (share - share_mean) * (rest - rest_mean))
        / sqrt(sum(n * (share - share_mean) ^ 2) * sum(n * (rest - rest_mean) ^ 2)) as discrimination
      from weighed join compared using (lesson, key) where rest is not null group by lesson, key
    ),
    picked as (
      select lesson, key, jsonb_object_agg(option, times) as chosen from (
        select lesson, key, option, sum(n)::int as times from weighed, jsonb_array_elements_text(
          case jsonb_typeof(answer::jsonb) when 'array' then answer::jsonb when 'string' then jsonb_build_array(answer::jsonb)
            else '[]' end) option
        where has_options group by lesson, key, option
      ) counted group by lesson, key
    )
    select summed.*, discrimination, coalesce(chosen, '{}') as chosen
    from summed left join correlated using (lesson, key) left join picked using (lesson, key)`.execute(db)
  return rows
}
