import type { MeetingOccurrence, OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'

/** The occurrence that was asked about. */
export const occurrenceOf = ({ meeting, occurrence }: OpenMeeting): MeetingOccurrence | undefined =>
  meeting.occurrences.find(({ number }) => number === occurrence) ?? meeting.occurrences[0]

/** The place of an occurrence in its series as people count it, and those beside it in the order of time. */
export function placeOf({ meeting: { occurrences } }: OpenMeeting, current: MeetingOccurrence) {
  const at = occurrences.indexOf(current)
  return { place: at + 1, of: occurrences.length, before: occurrences[at - 1], after: occurrences[at + 1] }
}
