import type { CourseReport } from '@diwan/contract/training/schemas/enrolment'

export const COUNTED = ['NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED'] as const
export type Counts = CourseReport['total']

export const sumOf = (counts: Counts): number => COUNTED.reduce((sum, status) => sum + counts[status], 0)
