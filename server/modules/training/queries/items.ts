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

/**
 * All questions of a course in one statement, over the first marked attempt of each learner at each quiz: later ones show what feedback
 * taught. Marks are those of the version that was answered, so that versions add up. Index: quiz_attempts_of_quiz.
 */
export async function readItems(db: Queryable, courseId: string, followed: Followed): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with sat as materialized (
      select distinct on (attempt.lesson, attempt.enrolment_id) attempt.lesson, attempt.course_version, attempt.marks, attempt.answers,
        attempt.points, attempt.total
      from quiz_attempts attempt join enrolments enrolment on enrolment.id = attempt.enrolment_id
      where attempt.course_id = ${courseId} and attempt.status <> 'OPEN' and attempt.status = 'completed'
        and ${ofThem(courseId, followed)} and enrolment.status <> 'CANCELED'
      order by attempt.lesson, attempt.enrolment_id, attempt.number
    ),
    offered as materialized (
      select version.version, lesson.value->>'key' as lesson, question.value#>>'{field,key}' as key,
        (question.value->>'marks')::int as marks, question.value#>>'{field,type}' in ('choice', 'choices') as has_options
      from course_versions version, jsonb_array_elements(version.outline->'sections') section,
        jsonb_array_elements(section.value->'lessons') lesson, jsonb_array_elements(lesson.value->'questions') question
      where version.course_id = ${courseId} and lesson.value->>'kind' = 'quiz'
    ),
    given as materialized (
      select sat.lesson, mark.key, offered.has_options, sat.answers->mark.key as answer,
        mark.value::text::float8 / offered.marks as share,
        case when sat.total > offered.marks
          then (sat.points - mark.value::text::float8) / (sat.total - offered.marks) end as rest
      from sat cross join jsonb_each(sat.marks) mark
      join offered on offered.version = sat.course_version and offered.lesson = sat.lesson and offered.key = mark.key
    ),
    picked as (
      select lesson, key, jsonb_object_agg(option, times) as chosen from (
        select lesson, key, option, count(*)::int as times from given, jsonb_array_elements_text(
          case jsonb_typeof(answer) when 'array' then answer when 'string' then jsonb_build_array(answer) else '[]' end) option
        where has_options group by lesson, key, option
      ) counted group by lesson, key
    ),
    summed as (
      select lesson, key, count(*)::int as asked,
        count(*) filter (where answer is null or answer in ('null', '""', '[]', '{}'))::int as blank, avg(share) as share,
        case when count(rest) >= ${sql.lit(MIN_DISCRIMINATED)} then corr(share, rest) end as discrimination
      from given group by lesson, key
    )
    select summed.*, coalesce(picked.chosen, '{}') as chosen from summed left join picked using (lesson, key)`.execute(db)
  return rows
}
