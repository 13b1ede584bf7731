import type { Counting } from '@diwan/core/recurrence'
import type { MeetingRow } from '../../queries/meetings/meeting.ts'
import type { OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import type { ChangeInput, Changes } from './changes.ts'

/** A change of a meeting under its lock. */
export interface Changing {
  readonly row: MeetingRow
  readonly occurrences: readonly OccurrenceRow[]
  /** Those that have not begun, canceled ones included. */
  readonly coming: readonly OccurrenceRow[]
  /** The occurrence that the caller looks at. */
  readonly one: OccurrenceRow
  readonly counting: Counting
  readonly changes: Changes
  readonly input: ChangeInput
}
