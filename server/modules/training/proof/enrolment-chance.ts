import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import fc from 'fast-check'
import type { Settling, Sizes } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'

interface Drawn {
  readonly by: number
  readonly unit: number | null
  readonly status: EnrolmentStatus
  readonly late: boolean
  readonly deleted: boolean
  readonly instant: number
}

export const drawnEnrolments = ({ people, groups }: Sizes): fc.Arbitrary<Drawn[]> =>
  fc.array(
    fc.record({
      by: fc.nat({ max: people - 1 }),
      unit: fc.option(fc.nat({ max: groups - 1 }), { nil: null }),
      status: fc.constantFrom<EnrolmentStatus>('OPEN', 'CHECKING', 'REJECTED'),
      late: fc.boolean(),
      deleted: fc.boolean(),
      instant: fc.nat({ max: 2 }),
    }),
  )

export const wantedEnrolments = (chosen: unknown, { people, groups }: Settling) =>
  (chosen as Drawn[]).map(({ by, unit, status, late, deleted, instant }) => ({
    userId: people[by]!.id,
    ...(unit !== null && { unitId: groups[unit]!.id }),
    status,
    late,
    deleted,
    at: new Date(Date.UTC(2026, 10, 1) + instant),
  }))

/** Courses and all who learn on them. */
export async function forgetLearning({ db }: Pick<World, 'db'>): Promise<void> {
  await db.deleteFrom('certificates').execute()
  await db.deleteFrom('quiz_attempts').execute()
  await db.deleteFrom('lesson_progress').execute()
  await db.deleteFrom('enrolments').execute()
  await db.deleteFrom('quiz_keys').execute()
  await db.deleteFrom('course_assignments').execute()
  await db.deleteFrom('course_versions').execute()
  await db.deleteFrom('courses').execute()
}
