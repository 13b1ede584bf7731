import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { HappeningRow } from '../types.ts'
import type { Mark } from './thread-page.ts'

/** An entry of a thread: a message, or a line about an event. */
export type ThreadRow = TalkMessage | HappeningRow

export const isMessage = (row: ThreadRow): row is TalkMessage => 'audience' in row

/** Messages of one author within this time are read as one. */
const JOINED_SECONDS = 5 * 60

/**
 * Merges both lists, newest first. Messages keep the order of their numbers; a line is placed by its time. While earlier messages
 * are not loaded, lines from before the oldest loaded message are left out.
 */
export function mergeRows(
  messages: readonly TalkMessage[],
  happenings: readonly HappeningRow[],
  hasEarlier: boolean,
): readonly ThreadRow[] {
  const rows: ThreadRow[] = []
  let next = 0
  for (const message of messages) {
    for (let line = happenings[next]; line && isBefore(message, line); line = happenings[next]) {
      rows.push(line)
      next += 1
    }
    rows.push(message)
  }
  return hasEarlier && messages.length > 0 ? rows : [...rows, ...happenings.slice(next)]
}

/** Within a second the ids, which name the moment too, decide. */
const isBefore = (one: ThreadRow, other: ThreadRow): boolean =>
  one.createdDate < other.createdDate || (one.createdDate === other.createdDate && one.id < other.id)

/** Whether a message follows one of the same author, so that the name is not repeated. An edited one shows that next to the name. */
export function continues(row: TalkMessage, before: ThreadRow | undefined, kindOf: (message: TalkMessage) => string): boolean {
  return (
    before !== undefined &&
    isMessage(before) &&
    row.author?.id === before.author?.id &&
    row.guest === before.guest &&
    kindOf(row) === kindOf(before) &&
    row.editedDate === null &&
    row.createdDate - before.createdDate <= JOINED_SECONDS
  )
}

/** A message is unread if another person posted it after the read mark of its audience. The oldest comes first. */
export function unreadOf(newestFirst: readonly TalkMessage[], marks: readonly Mark[], me: string): readonly TalkMessage[] {
  const readTo = new Map(marks.map(({ audience, seq }) => [audience, seq]))
  return newestFirst
    .filter((message) => {
      const seq = readTo.get(message.audience)
      return (
        seq !== undefined && message.seq > seq && message.author?.id !== me && message.body !== null && message.kind !== 'event'
      )
    })
    .toReversed()
}

/** The marks that reading these messages to the end raises. */
export function raisedMarks(newestFirst: readonly TalkMessage[], marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark) => {
    const newest = Math.max(0, ...newestFirst.filter(({ audience }) => audience === mark.audience).map(({ seq }) => seq))
    return newest > mark.seq ? [{ ...mark, seq: newest }] : []
  })
}
