import { noteChannel } from '@diwan/contract/notes/events'
import type { Actor } from '../../kit/access/actor.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import { readDegrees } from '../people/public.ts'
import type { NoteReach } from './queries/note.ts'

type OwnedNote = Pick<NoteReach, 'id' | 'created_by'>

/** On the channel of the note, and as a hint in the lists of these people. */
export const deliveryFor = ({ id, created_by }: OwnedNote, people: readonly string[]): Delivery => ({
  object: id,
  channels: [noteChannel(id)],
  topics: ['notes:all', ...[created_by, ...people].map((one) => `notes:${one}`)],
})

/** With everyone it is shared with. */
export const deliveredToAll = async (db: Queryable, row: OwnedNote): Promise<Delivery> =>
  deliveryFor(row, [...(await readDegrees(db, row.id)).keys()])

/** The topics that this person may hear, by the relations held. */
export function noteTopics(actor: Actor): string[] {
  const held = actor.grants.get('notes.view')
  if (!held?.size) return []
  return [`notes:${actor.id}`, ...(held.has('all') ? ['notes:all'] : [])]
}
