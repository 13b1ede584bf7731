import type { Span } from '@diwan/core/training/watched'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface ProgressRow {
  readonly lesson: string
  readonly position_s: number
  /** Seconds of a video that were played. */
  readonly covered: readonly Span[]
  readonly first_at: Date | null
  readonly last_at: Date | null
  readonly completed_at: Date | null
}

const asSpans = (text: string): Span[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const)
const asText = (spans: readonly Span[]): string => `{${spans.map(([from, to]) => `[${from},${to})`).join(',')}}`

/** Index: the primary key. */
export async function readProgress(db: Queryable, enrolmentId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<Omit<ProgressRow, 'covered'> & { covered: string }>`
    select lesson, position_s, covered::text as covered, first_at, last_at, completed_at
    from lesson_progress where enrolment_id = ${enrolmentId}`.execute(db)
  return rows.map((row) => ({ ...row, covered: asSpans(row.covered) }))
}

interface Kept extends ProgressRow {
  readonly required: boolean
}

/** Under the lock of the enrolment. */
export async function keepProgress(db: Queryable, enrolmentId: string, of: Kept): Promise<void> {
  const { lesson, required, position_s, covered, first_at, last_at, completed_at } = of
  await sql`insert into lesson_progress (enrolment_id, lesson, required, position_s, covered, first_at, last_at, completed_at)
    values (${enrolmentId}, ${lesson}, ${required}, ${position_s}, ${asText(covered)}::int4multirange, ${first_at}, ${last_at}, ${completed_at})
    on conflict (enrolment_id, lesson) do update set required = excluded.required, position_s = excluded.position_s,
      covered = excluded.covered, first_at = excluded.first_at, last_at = excluded.last_at, completed_at = excluded.completed_at`.execute(
    db,
  )
}

/** Which of its lessons a newer version asks for; what is no longer there stays kept and asks for nothing. */
export async function renewRequired(db: Queryable, enrolmentId: string, required: readonly string[]): Promise<void> {
  await sql`update lesson_progress set required = lesson = any(${[...required]}::text[])
    where enrolment_id = ${enrolmentId} and required <> (lesson = any(${[...required]}::text[]))`.execute(db)
}
